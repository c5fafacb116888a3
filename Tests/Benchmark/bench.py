#!/usr/bin/env python3
"""Measures insetlint against the least work there is: libyaml's bare event loop over the same files.

    bench.py --binary .build/release/insetlint [--rounds 5] [--kinds mixed,aliases] [--others]

Corpora and the compiled loop are kept under `--folder` and reused. The contenders take turns within each round; the
ratio is the median over the rounds of a contender's CPU time (user and system, all threads) to the loop's in the
same round, which a machine that changes its pace disturbs least. Without `--binary` only the loop is measured.
Exit code: 0 measured, 1 a contender failed, 2 something that is needed is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from make_corpus import KINDS
from scaling import print_scaling

HERE = Path(__file__).resolve().parent
GENERATOR = tuple(HERE / name for name in ("make_corpus.py", "corpus_buttons.py", "corpus_sketch.py"))
DEFAULT_KINDS = "mixed,healthy,faulty,formulas,variants,aliases,one-huge-file,many-tiny-files"
START_RUNS = 30
OTHERS_FILES = 100


class BenchError(Exception):
    """Something that is needed is missing, or a contender failed; `code` is the exit code."""

    def __init__(self, message: str, code: int) -> None:
        """Takes the message for the terminal and the exit code."""
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Contender:
    """A command that reads the paths put behind it; with a `cache`, which is empty at the start if `is_cold`."""

    name: str
    command: tuple[str, ...]
    cache: Path | None = None
    is_cold: bool = False


@dataclass(frozen=True)
class Sample:
    """One run: CPU and wall time in seconds, peak memory in megabytes."""

    cpu: float
    wall: float
    peak: float


@dataclass(frozen=True)
class Load:
    """What all contenders read."""

    title: str
    paths: tuple[str, ...]
    buttons: int
    bytes: int
    events: int


class Launcher:
    """Runs commands through `measured_run`, so that this script's own size does not count."""

    def __init__(self, folder: Path) -> None:
        """Compiles the program."""
        self.program = compiled("measured_run", folder, [])

    def run(self, command: tuple[str, ...]) -> Sample:
        """Runs a command to its end; findings (exit code 1) are no failure."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        ended = subprocess.run(
            [str(self.program), *command], capture_output=True, text=True, env=environment, check=False
        )
        cpu, wall, peak, code = ended.stdout.split() or ("0", "0", "0", "2")
        if int(code) not in (0, 1):
            shown = shlex.join(command[:6]) + (" …" if len(command) > 6 else "")
            raise BenchError(f"{shown}: exit code {code}\n{ended.stderr[:2000]}", 1)
        return Sample(float(cpu), float(wall), int(peak) / 1e6)


def output(command: list[str]) -> str:
    """What a command prints, whatever its exit code."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def compiled(name: str, folder: Path, flags: list[str]) -> Path:
    """The program made from one of the C files beside this script."""
    program = folder / name
    command = [os.environ.get("CC", "cc"), "-O2", str(HERE / f"{name}.c"), "-o", str(program), *flags]
    if subprocess.run(command, check=False).returncode != 0:
        raise BenchError(f"{name}.c does not compile", 2)
    return program


def bare_loop(folder: Path) -> Path:
    """The bare loop, compiled against the installed libyaml."""
    query = ["pkg-config", "--cflags", "--libs", "yaml-0.1"]
    flags = subprocess.run(query, capture_output=True, text=True, check=False)
    if flags.returncode != 0:
        raise BenchError(f"pkg-config does not know yaml-0.1: {flags.stderr.strip()}", 2)
    return compiled("bare_loop", folder, flags.stdout.split())


def corpus(kind: str, files: int | None, folder: Path) -> tuple[Path, int]:
    """The folder of a corpus, made unless this very generator made it before, and its number of buttons."""
    shape = KINDS[kind]
    files = min(files, shape.files) if files else shape.files
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in GENERATOR)).hexdigest()[:8]
    made = folder / f"{kind}-{files}x{shape.buttons}-{digest}"
    if not made.exists():
        for outdated in folder.glob(f"{kind}-{files}x*"):
            shutil.rmtree(outdated)
        unfinished = folder / f"unfinished-{kind}"
        shutil.rmtree(unfinished, ignore_errors=True)
        command = [sys.executable, str(GENERATOR[0]), "--kind", kind, "--files", str(files), str(unfinished)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        unfinished.rename(made)
    return made, files * shape.buttons


def load(title: str, paths: tuple[str, ...], buttons: int, loop: Path) -> Load:
    """Counts bytes and events with the bare loop, which also brings the files into the page cache."""
    counted = dict(line.split() for line in output([str(loop), *paths]).splitlines())
    return Load(title, paths, buttons, int(counted["bytes"]), int(counted["events"]))


def insetlint_command(binary: str) -> tuple[str, ...]:
    """insetlint with those of the wanted switches that it has."""
    known = output([binary, "--help"]) + output([binary, "lint", "--help"])
    return (binary, *(flag for flag in ("--no-cache", "--no-config") if flag in known))


def insetlint(binary: str, folder: Path) -> list[Contender]:
    """insetlint with one and two jobs, and with one in a run that fills a cache and in one that uses it."""
    command = insetlint_command(binary)
    contenders = [Contender(f"insetlint --jobs {count}", (*command, "--jobs", str(count))) for count in (1, 2)]
    if "--no-cache" in command:
        for name, is_cold in (("cold", True), ("warm", False)):
            cache = folder / f"cache-{name}"
            options = ("--no-config", "--jobs", "1", "--cache-dir", str(cache))
            contenders.append(Contender(f"insetlint, {name} cache", (binary, *options), cache, is_cold))
    return contenders


def further_runs(binary: str, folder: Path) -> list[Contender]:
    """One plain run, and runs that give more: a diff of the fixes, four reports at once."""
    command = (*insetlint_command(binary), "--jobs", "1")
    reports = [("sarif", "a.sarif"), ("json", "b.json"), ("checkstyle", "c.xml")]
    outputs = [part for name, file in reports for part in ("--format", name, "--output", str(folder / file))]
    return [
        Contender("one report", (*command, "--format", "text")),
        Contender("--fix --diff", (*command, "--fix", "--diff")),
        Contender("four reports", (*command, *outputs, "--format", "text")),
    ]


def print_allocations(command: tuple[str, ...], measured: Load, folder: Path) -> None:
    """How often a run asks for memory, libyaml's own requests included."""
    try:
        library = compiled("count_allocations", folder, ["-shared", "-fPIC"])
    except BenchError:
        return print("allocations: not counted, for that needs glibc")
    counted = folder / "allocations"
    environment = {**os.environ, "LD_PRELOAD": str(library.resolve()), "ALLOCATIONS": str(counted.resolve())}
    for name, run in (("bare loop", (str(folder / "bare_loop"),)), ("insetlint --jobs 1", (*command, "--jobs", "1"))):
        counted.unlink(missing_ok=True)
        subprocess.run([*run, *measured.paths], env=environment, capture_output=True, check=False)
        if not counted.exists():
            return print("allocations: not counted, for the program cannot be preloaded")
        print(f"{name:22}{int(counted.read_text()) / measured.buttons:8.1f} allocations a button")
    return None


def print_stages(stages: Path, measured: Load) -> None:
    """What each stage takes of a run on one thread."""
    shown = output([str(stages), *measured.paths])
    print("\nstages, CPU time a button")
    for line in shown.splitlines():
        name, seconds = line.rsplit(" ", 1)
        print(f"{name:22}{float(seconds) / measured.buttons * 1e6:8.2f} µs")


def other_linters() -> list[Contender]:
    """yamllint and ryl with yamllint's default rules, as far as they are installed."""
    rules = ("-d", "extends: default")
    known = {
        "yamllint": ("yamllint", "-f", "parsable", *rules),
        "ryl": ("ryl", "check", "--no-cache", *rules),
    }
    found = [Contender(name, command) for name, command in known.items() if shutil.which(name)]
    if shutil.which("yamllint") is None and importlib.util.find_spec("yamllint") is not None:
        found.append(Contender("yamllint", (sys.executable, "-m", *known["yamllint"])))
    for name in known.keys() - {contender.name for contender in found}:
        print(f"{name} is not installed: skipped")
    return found


def measure(launcher: Launcher, contenders: list[Contender], paths: tuple[str, ...], rounds: int) -> list[list[Sample]]:
    """Runs all contenders in turn, `rounds` times; the samples of each contender in the order of the rounds."""
    samples: list[list[Sample]] = [[] for _ in contenders]
    for contender in contenders:
        if contender.cache:
            shutil.rmtree(contender.cache, ignore_errors=True)
            launcher.run((*contender.command, *paths))
    for _ in range(rounds):
        for contender, taken in zip(contenders, samples, strict=True):
            if contender.cache and contender.is_cold:
                shutil.rmtree(contender.cache, ignore_errors=True)
            taken.append(launcher.run((*contender.command, *paths)))
    return samples


def print_load(measured: Load, contenders: list[Contender], samples: list[list[Sample]]) -> None:
    """The table of one load; the first contender is what the others are compared with."""
    megabytes = measured.bytes / 1e6
    print(f"\n{measured.title}: {measured.buttons} buttons, {megabytes:.1f} MB, {measured.events / 1e6:.2f} M events")
    print(f"{'':22}{'CPU s':>8}{'min – max':>16}{'ratio':>8}{'wall s':>9}{'MB/s':>8}{'buttons/s':>11}{'peak MB':>9}")
    for contender, taken in zip(contenders, samples, strict=True):
        cpu = [sample.cpu for sample in taken]
        wall = median(sample.wall for sample in taken)
        ratio = median(own.cpu / base.cpu for own, base in zip(taken, samples[0], strict=True))
        spread = f"{min(cpu):.3f} – {max(cpu):.3f}"
        rates = f"{megabytes / wall:8.1f}{measured.buttons / wall:11.0f}"
        peak = max(sample.peak for sample in taken)
        print(f"{contender.name:22}{median(cpu):8.3f}{spread:>16}{ratio:8.2f}{wall:9.3f}{rates}{peak:9.1f}")
    print_caches(contenders, samples)


def print_caches(contenders: list[Contender], samples: list[list[Sample]]) -> None:
    """What a run costs whose files are all known, compared with one that judges them."""
    runs = dict(zip((contender.name for contender in contenders), samples, strict=True))
    warm, judged = runs.get("insetlint, warm cache"), runs.get("insetlint --jobs 1")
    if warm and judged:
        ratio = median(own.cpu / base.cpu for own, base in zip(warm, judged, strict=True))
        size = sum(file.stat().st_size for c in contenders if c.cache for file in c.cache.glob("*") if not c.is_cold)
        print(f"warm to --jobs 1: {ratio:.3f}; the cache has {size / 1e6:.2f} MB")


def print_starts(launcher: Launcher, binary: str, loop: Path, file: str) -> None:
    """The time that a process takes for next to nothing."""
    command = insetlint_command(binary)
    cache = loop.parent.resolve() / "cache-start"
    cases = [
        Contender("insetlint --version", (binary, "--version")),
        Contender("insetlint, one file", (*command, file)),
        Contender("bare loop, one file", (str(loop), file)),
    ]
    if "--no-cache" in command:
        warm = (binary, "--no-config", "--cache-dir", str(cache), file)
        cases.insert(2, Contender("the same, warm cache", warm, cache))
    samples = measure(launcher, cases, (), START_RUNS)
    print(f"\nprocess start, {START_RUNS} runs, one file of 25 buttons")
    print(f"{'':20}{'wall ms':>9}{'min – max':>16}{'CPU ms':>9}")
    for case, taken in zip(cases, samples, strict=True):
        wall = [sample.wall * 1000 for sample in taken]
        spread = f"{min(wall):.2f} – {max(wall):.2f}"
        print(f"{case.name:20}{median(wall):9.2f}{spread:>16}{median(sample.cpu for sample in taken) * 1000:9.2f}")


def bench(arguments: argparse.Namespace) -> None:
    """Makes what is missing, measures and prints."""
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    launcher, loop = Launcher(folder), bare_loop(folder)
    binary = str(arguments.binary.resolve()) if arguments.binary else None
    contenders = [Contender("bare loop", (str(loop),))] + (insetlint(binary, folder.resolve()) if binary else [])
    processors = os.cpu_count() or 1
    print(f"{arguments.rounds} rounds; load {os.getloadavg()[0]:.1f} on {processors} processors")
    for kind in arguments.kinds:
        made, buttons = corpus(kind, arguments.files, folder)
        measured = load(kind, (str(made),), buttons, loop)
        print_load(measured, contenders, measure(launcher, contenders, measured.paths, arguments.rounds))
    mixed, buttons = corpus("mixed", arguments.files, folder)
    if binary:
        measured = load("mixed, what more costs", (str(mixed),), buttons, loop)
        runs = further_runs(binary, folder.resolve())
        print_load(measured, runs, measure(launcher, runs, measured.paths, arguments.rounds))
        print_allocations(insetlint_command(binary), measured, folder)
        if arguments.stages:
            print_stages(arguments.stages, measured)
        print_scaling(lambda command: launcher.run(command).cpu, insetlint_command(binary), folder)
        print_starts(launcher, binary, loop, str(mixed / "Feature000" / "Screen0.yml"))
    if arguments.others:
        files = tuple(map(str, sorted(mixed.rglob("*.yml"))[:OTHERS_FILES]))
        measured = load(f"others, {len(files)} files", files, len(files) * KINDS["mixed"].buttons, loop)
        rivals = contenders[:2] + other_linters()
        print_load(measured, rivals, measure(launcher, rivals, measured.paths, min(arguments.rounds, 3)))


def kinds(text: str) -> list[str]:
    """The kinds of a comma-separated list."""
    names = text.split(",")
    unknown = [name for name in names if name not in KINDS]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown kind {unknown[0]}; known are {', '.join(KINDS)}")
    return names


def main() -> int:
    """Reads the arguments and turns failures into exit codes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", type=Path, help="the release build to measure")
    parser.add_argument("--stages", type=Path, help="the program that measures the stages of a run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", type=kinds, default=kinds(DEFAULT_KINDS), help=f"default {DEFAULT_KINDS}")
    parser.add_argument("--files", type=int, help="at most this many files in each corpus, for a quick look")
    parser.add_argument("--folder", type=Path, default=Path(".build/bench"), help="where corpora are kept")
    parser.add_argument("--others", action="store_true", help="also run yamllint and ryl, on a part of the files")
    arguments = parser.parse_args()
    if arguments.binary and not arguments.binary.is_file():
        parser.error(f"{arguments.binary}: no such program; build it first")
    if arguments.rounds < 1:
        parser.error("--rounds must be at least 1")
    try:
        bench(arguments)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return error.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
