"""What programs write on a terminal that nobody sits at."""

import os


def written(controller):
    """All that comes to the other end of a terminal until its programs have ended."""
    output = b""
    while True:
        try:
            part = os.read(controller, 65536)
        except OSError:
            break
        if not part:
            break
        output += part
    os.close(controller)
    return output
