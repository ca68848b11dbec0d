"""Switch: throw, discard, dare again.

Published by Goliath; copyright 2001 Anthony Vadasz Jr., licensed by The Michael Kohner Corporation. The box has small
parts and is not for children under three.
"""
