"""Chromium without a window, driven over its debugging pipe."""

import base64
import fcntl
import io
import json
import os
import shutil
import subprocess

from PIL import Image

PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def program():
    """The browser that is there, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)


class Browser:
    """A running browser with one page."""

    def __init__(self, folder):
        command_end, own_command = os.pipe()
        own_answer, answer_end = os.pipe()
        # Chromium reads from file 3 and writes to file 4; the ends must not be in the way of each other.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (command_end, answer_end)]

        def connect():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--force-color-profile=srgb", "--remote-debugging-pipe", f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        for end in [command_end, answer_end, *ends]:
            os.close(end)
        self.commands = open(own_command, "wb", buffering=0)
        self.answers = open(own_answer, "rb", buffering=0)
        self.rest = b""
        self.number = 0
        self.session = None
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def close(self):
        self.process.terminate()
        self.process.wait(30)
        self.commands.close()
        self.answers.close()

    def receive(self):
        while b"\0" not in self.rest:
            part = self.answers.read(1 << 16)
            assert part, "the browser has gone"
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        """Calls a method of the DevTools protocol; events that come first are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.commands.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                assert "error" not in answer, answer["error"]
                return answer["result"]
            self.events.append(answer)

    def open(self, path, *, dark=False, scale=1, width=1200, height=900, script=True):
        """Opens a file and waits until it is loaded."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setDeviceMetricsOverride",
                  width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.events = []
        self.call("Page.navigate", url=path.resolve().as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def screenshot(self):
        """What is in the window, as an image in RGB."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def evaluate(self, expression):
        """The value of an expression, or of its promise."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def messages(self):
        """What the page has complained about since it was opened: the console, exceptions, and the browser's log."""
        methods = {"Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"}
        return [event for event in self.events if event.get("method") in methods]

    def requests(self):
        """What the page has asked for since it was opened."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def dialogs(self):
        """Boxes that a script has opened."""
        return [event for event in self.events if event.get("method") == "Page.javascriptDialogOpening"]
