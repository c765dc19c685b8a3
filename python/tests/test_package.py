"""The package is typed, its examples run, and its documentation is that of the tables."""

import pathlib
import subprocess
import sys

import pytest
import vale

HERE = pathlib.Path(__file__).parent.parent
EXAMPLES = sorted((HERE / "examples").glob("*.py"))
ELSEWHERE = ("train.py", "many_machines.py")  # those that other tests run, with options
DOCUMENT = HERE.parent / "docs" / "python.md"


def test_the_stubs_fit_the_module():
    pytest.importorskip("mypy")
    typed = ["mypy", "--strict", "--config-file", str(HERE / "pyproject.toml"), str(HERE / "vale")]
    for command in (["mypy.stubtest", "vale._vale", "--ignore-missing-stub"], typed):
        # Not in the folder of the package, whose sources would stand before what is installed.
        done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, timeout=600, cwd=HERE.parent)
        assert done.returncode == 0, done.stdout + done.stderr


def test_everything_has_documentation():
    for name in vale.__all__:
        thing = getattr(vale, name)
        if callable(thing):
            assert thing.__doc__, name


@pytest.mark.parametrize("example", [path for path in EXAMPLES if path.name not in ELSEWHERE], ids=lambda path: path.stem)
def test_the_examples_run(example):
    if example.stem in ("gymnasium_env", "pettingzoo_env"):
        pytest.importorskip(example.stem.split("_")[0])
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_document_has_every_field_and_group_of_actions():
    text = DOCUMENT.read_text()
    for field in vale.observation_layout():
        shape = f"{field['rows']} x {field['columns']}"
        row = f"| {field['offset']} | `{field['name']}` | {shape} | {field['maximum']} | {field['meaning']} |"
        assert row in text, row
    assert ", ".join(f"`{name}`" for name in vale.questions()) in text.replace("\n", " ")
    names = vale.action_names()
    for row in (line for line in text.splitlines() if line.startswith("| ") and " to " in line.split("|")[1]):
        first, last = (int(number) for number in row.split("|")[1].split(" to "))
        verb = row.split("|")[2].strip().strip("`").split()[0]
        assert all(name.split()[0] == verb for name in names[first : last + 1]), row
