"""A program that lets a worker think and then waits to be killed; it prints the worker's process id."""

from __future__ import annotations

from multiprocessing import freeze_support
from time import sleep

from boardroom.ai.worker import Worker
from tests.ai.thoughts import request, think

if __name__ == "__main__":
    freeze_support()
    worker = Worker(think)
    worker.ask(request("slowly"))
    worker.wait(30)  # it is up and listening
    worker.ask(request("forever"))
    print(worker.pid, flush=True)
    sleep(60)
