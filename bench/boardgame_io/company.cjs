// node company.cjs ADDRESS TABLES SEATS THINKING WARMING SECONDS: people at so many tables, each with
// a socket. Says "go" when all have sat down, and in the end how long each move took to the others.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.cjs");

const [address, ...numbers] = process.argv.slice(2);
const [tables, seats, thinking, warming, seconds] = numbers.map(Number);
const milliseconds = [];

function sit(table) {
  const moved = { turn: -1, at: 0, by: -1 };
  for (let seat = 0; seat < seats; seat += 1) {
    const client = Client({
      game: TicTacToe,
      numPlayers: seats,
      matchID: `table-${table}`,
      playerID: String(seat),
      multiplayer: SocketIO({ server: address }),
      debug: false,
    });
    let seen = -1;
    client.subscribe((state) => {
      if (!state || state.ctx.turn === seen || (moved.by === seat && state.ctx.turn <= moved.turn)) return;
      seen = state.ctx.turn;
      if (state.ctx.turn === moved.turn + 1 && moved.by !== seat)
        milliseconds.push(performance.now() - moved.at);
      if (state.ctx.currentPlayer !== String(seat)) return;
      setTimeout(() => {
        const free = state.G.cells.flatMap((held, cell) => (held === null ? [cell] : []));
        Object.assign(moved, { turn: state.ctx.turn, at: performance.now(), by: seat });
        client.moves.place(free[Math.floor(Math.random() * free.length)]);
      }, -1000 * thinking * Math.log(1 - Math.random()));
    });
    client.start();
  }
}

for (let table = 0; table < tables; table += 1) setTimeout(sit, (1000 * warming * table) / tables, table);
setTimeout(() => {
  milliseconds.length = 0;
  console.log("go");
}, 1000 * (warming + 2));
setTimeout(() => {
  process.stdout.write(`${JSON.stringify(milliseconds)}\n`, () => process.exit()); // not before it is out
}, 1000 * (warming + 2 + seconds));
