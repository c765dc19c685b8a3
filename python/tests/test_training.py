"""The training example learns to beat level 0."""

import pathlib
import re
import subprocess
import sys

import pytest

TRAIN = pathlib.Path(__file__).parent.parent / "examples" / "train.py"


def test_the_training_example_runs():
    done = subprocess.run(
        [sys.executable, TRAIN, "--seconds", "1", "--deals", "2"], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"of 4 games against level 0", done.stdout)


@pytest.mark.slow
def test_ten_minutes_of_training_beat_level_0():
    done = subprocess.run([sys.executable, TRAIN, "--seconds", "560"], capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    low = float(re.search(r"\((\d\.\d+) to", done.stdout).group(1))
    assert low > 0.9, done.stdout.splitlines()[-1]
