"""The translation of PTX to C refuses what it does not know."""

import pytest

from tests.equal.ptx_in_c import in_c

KERNEL = """
.visible .entry kernel(
	.param .u64 .ptr .global .align 1 kernel_param_0
)
{{
	.reg .b64 	%rd<4>;

	{line}
	ret;
}}
"""


def test_a_known_instruction_becomes_a_statement():
    translated = in_c(KERNEL.format(line="add.rn.f64 	%rd1, %rd2, %rd3;"))
    assert "rd1 = bits(real(rd2) + real(rd3));" in translated


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fma.rn.f64 	%rd1, %rd1, %rd2, %rd3;", "an instruction that is known here, got fma"),
        ("add.f64 	%rd1, %rd2, %rd3;", "expected a rounded result, got add.f64"),
        ("popc.b64 	%rd1, %rd2;", "an instruction that is known here, got popc"),
        ("add.rn.f32 	%rd1, %rd2, %rd3;", "numbers of a type that is known here, got f32"),
        ("BAR 1;", "expected a line of PTX"),
        (".shared .b8 x;", "expected a declaration"),
    ],
)
def test_an_unknown_line_is_refused(line: str, said: str):
    with pytest.raises(ValueError, match=said):
        in_c(KERNEL.format(line=line))
