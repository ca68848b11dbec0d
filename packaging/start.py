"""Where the packaged program begins."""

import sys

from boardroom.__main__ import main

sys.exit(main())
