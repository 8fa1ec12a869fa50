// Tic-tac-toe for any number of seats, played again as soon as the board is full.
exports.TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      if (G.cells.every((held) => held !== null)) G.cells.fill(null);
    },
  },
};
