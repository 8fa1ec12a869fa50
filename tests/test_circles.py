"""No circular imports at run time; imports for types only are allowed."""

import grimp


def test_nothing_imports_in_a_circle():
    graph = grimp.build_graph("tinstar", exclude_type_checking_imports=True, cache_dir=None)
    packages = [module for module in graph.modules if graph.find_children(module)]
    circles = {(a, b) for p in packages for a, b in graph.nominate_cycle_breakers(p)}
    assert not circles
