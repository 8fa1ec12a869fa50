"""Feature groups: features and actions of much the same meaning are trained together.

If a net learns something about a card in the second cell, this mostly holds in the third cell too.
The same is true for two targets of one action. So each row of a net gets its own updates, and also
the updates of its groups, which all rows of a group share. Chess engines call this factorised
features. The finished net does not know the groups.
"""

import numpy as np

from tinstar.engine.actions import Actions
from tinstar.engine.encoder import Encoder

ALONE = -1


def kin_of_features(encoder: Encoder) -> np.ndarray:
    """Return each feature's two groups: int32, (features, 2).

    The first group has all features of the same field and value. In the second group, all features
    also have the same place on the field's first axis.
    """
    kin, n = np.full((encoder.size, 2), ALONE, np.int32), 0
    for name, shape in encoder.shapes.items():
        axes = [np.arange(length) for length in shape]
        first, *_, value = np.meshgrid(*axes, indexing="ij") if len(shape) > 1 else [*axes, *axes]
        if len(shape) > 1:
            kin[encoder.slices[name], 0] = n + value.ravel()
            n += shape[-1]
        if len(shape) > 2:
            kin[encoder.slices[name], 1] = n + (first * shape[-1] + value).ravel()
            n += shape[0] * shape[-1]
    return kin


def kin_of_actions(actions: Actions) -> np.ndarray:
    """Return each action's groups: int32, (actions, n).

    The first group is the action's family. In each other group, all actions have the same value of
    one parameter.
    """
    most = max(len(f.parameters) for f in actions.families.values())
    kin, n = np.full((actions.size, 1 + most), ALONE, np.int32), 0
    for family in actions.families.values():
        rows = slice(family.first, family.first + family.size)
        lengths = [len(words) for words in family.parameters.values()]
        kin[rows, 0], n = n, n + 1
        for axis, values in enumerate(np.indices(lengths)) if len(lengths) > 1 else ():
            kin[rows, 1 + axis] = n + values.ravel()
            n += lengths[axis]
    return kin
