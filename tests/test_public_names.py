import tinstar


def test_the_list_of_public_names_is_true_and_sorted():
    """What is defined or imported by name at the top of the house, and not a module of it."""
    module = type(tinstar)
    public = {n for n, v in vars(tinstar).items() if n[0] != "_" and not isinstance(v, module)}
    constants_classes_functions = sorted(public, key=lambda n: (not n.isupper(), n.islower(), n))
    assert tinstar.__all__ == constants_classes_functions


def test_every_public_name_has_a_docstring_or_is_a_number():
    for name in tinstar.__all__:
        value = getattr(tinstar, name)
        assert isinstance(value, int) or value.__doc__, name
