// node server.cjs: a server on a free port of the loopback address; it says which.
const { Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
