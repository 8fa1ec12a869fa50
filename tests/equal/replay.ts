// Replays a script in WebAssembly, in Node: `node replay.ts FOLDER SCRIPT OUT`.
// FOLDER has GAME.wasm and GAME.json. `replay.py` does the same in Python, and explains the parts.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDescription } from "../../web/src/machine-code/description.ts";
import type { Description } from "../../web/src/machine-code/description.ts";
import {
  compileGame,
  startGame,
} from "../../web/src/machine-code/game-code.ts";
import type {
  Argument,
  GameCode,
} from "../../web/src/machine-code/game-code.ts";
import type { PlacedArray } from "../../web/src/machine-code/memory.ts";
import { guideOf, placeMind } from "../../web/src/thinking/net.ts";
import { childrenOf } from "../../web/src/thinking/search.ts";

interface Played {
  players: number;
  box: number;
  start: number;
  sights: number;
  walk: number[];
  turned: number;
  net: number[];
  most: number;
  seed: number;
  actions: number[];
  deep: number[];
  searched: number;
  playouts: number;
}

interface Script {
  game: string;
  arrays: { at: number; of: string; shape: number[] }[];
  games: Played[];
}

const PARTS = 11;
const DIGEST = 8;
const NODES = 1 << 14;
const ROWS = 2;
const POWER = 2;
const BY_HINTS = 1;
const CONSIDERATE = 2;
const WHOEVER = -2;
const TRUST = 1;

/** Arrays of a script, by their numbers, placed in the memory of a module. */
class Arrays {
  readonly code: GameCode;
  readonly #script: Script;
  readonly #content: Uint8Array;

  constructor(code: GameCode, script: Script, content: Uint8Array) {
    this.code = code;
    this.#script = script;
    this.#content = content;
  }

  place(number: number): PlacedArray {
    const { at, of, shape } = this.#script.arrays[number]!;
    const placed = this.code.memory.array(of, ...shape);
    return placed.fill(this.#content.subarray(at, at + placed.size));
  }
}

/** One game, and the memory for its calls. */
class Replay {
  readonly #code: GameCode;
  readonly #script: Played;
  readonly #box: PlacedArray;
  readonly #state: PlacedArray;
  readonly #sights: PlacedArray;
  readonly #scratch: PlacedArray;
  readonly #view: PlacedArray;
  readonly #three: PlacedArray;
  readonly #walk: Argument[];
  readonly #eyes: Argument[];
  readonly #net: PlacedArray[];
  readonly #mind: PlacedArray[];
  readonly #out: PlacedArray;
  #result = 0;

  constructor(arrays: Arrays, script: Played) {
    const { code } = arrays;
    const { memory } = code;
    this.#code = code;
    this.#script = script;
    this.#box = arrays.place(script.box);
    this.#state = arrays.place(script.start);
    this.#sights = arrays.place(script.sights);
    this.#scratch = this.#scratchMemory();
    this.#view = memory.array("state", 1);
    this.#three = memory.array("state", 3);
    this.#walk = script.walk.map((number) => arrays.place(number));
    this.#eyes = [this.#walk, arrays.place(script.turned)];
    this.#net = script.net.map((number) => arrays.place(number));
    this.#out = memory.array("i2", script.most);
    this.#mind = this.#net.length ? this.#mindMemory() : [];
  }

  #scratchMemory(): PlacedArray {
    const scratch = this.#code.memory.array("scratch", 1);
    scratch.set(0, "stream", 0, streamOf(this.#script.seed));
    return scratch;
  }

  #mindMemory(): PlacedArray[] {
    const shapes = this.#net.map((each) => each.shape);
    const actions = this.#scratch.list(0, "actions").length - 1;
    return placeMind(this.#code.memory, shapes, actions, this.#script.most);
  }

  #call(name: string, ...args: Argument[]): number {
    return Number(this.#code.call(name, this.#box, ...args) ?? 0);
  }

  /** Returns the digests of all steps, one after the other. */
  digests(): Uint8Array {
    const { actions } = this.#script;
    const found = new Uint8Array((actions.length + 1) * PARTS * DIGEST);
    for (let step = 0; step <= actions.length; step++) {
      for (const [part, contents] of this.#parts(step)) {
        const hash = createHash("sha256");
        for (const content of contents) hash.update(content);
        found.set(
          hash.digest().subarray(0, DIGEST),
          (step * PARTS + part) * DIGEST,
        );
      }
      if (step < actions.length)
        this.#result = this.#call(
          "answer",
          this.#state,
          actions[step]!,
          this.#scratch,
        );
    }
    return found;
  }

  *#parts(step: number): Generator<[number, Uint8Array[]]> {
    const { players, deep, searched } = this.#script;
    const mover = this.#call("player_at", this.#state);
    const window = this.#call("window_at", this.#state);
    yield [0, [this.#state.bytes(), numbers(this.#result, mover, window)]];
    yield [1, this.#legal()];
    if (mover >= 0) {
      this.#call("list_objections", this.#state, this.#scratch);
      yield [2, [this.#scratch.fieldBytes(0, "actions").subarray(0, -8)]];
    }
    const seats = [...Array(players).keys(), -1];
    yield [3, seats.map((seat) => this.#look(seat).bytes().slice())];
    yield [4, this.#world(step % players)];
    if (deep.includes(step)) yield* this.#deep(mover);
    if (step === searched) yield* this.#searches(mover);
    if (step === 0) yield [10, [this.#randomGames()]];
  }

  #legal(): Uint8Array[] {
    const n = this.#call("list_actions", this.#state, WHOEVER, this.#scratch);
    const actions = this.#scratch.fieldBytes(0, "actions").slice(0, 8 * n);
    const m = this.#call("list_chances", this.#state, this.#scratch);
    const weights = this.#scratch.fieldBytes(0, "weights").subarray(0, 8 * m);
    return [numbers(n), actions, numbers(m), weights];
  }

  #look(seat: number): PlacedArray {
    this.#view.bytes().fill(0);
    this.#call("look", this.#state, this.#sights, seat, this.#view);
    return this.#view;
  }

  #world(seat: number): Uint8Array[] {
    const world = this.#look(seat);
    this.#call("fill_in", world, seat, this.#scratch);
    return [world.bytes(), this.#scratch.fieldBytes(0, "stream")];
  }

  *#deep(mover: number): Generator<[number, Uint8Array[]]> {
    const scratch = this.#scratch;
    scratch.fieldBytes(0, "merits").fill(0);
    const n = this.#call("add_merits", this.#thrice(this.#state), 0, scratch);
    const actions = scratch.list(0, "actions", n).map(Number);
    const follies = actions.map((action) =>
      this.#call("is_folly", this.#state, action),
    );
    yield [
      5,
      [scratch.fieldBytes(0, "merits").slice(0, 8 * n), numbers(...follies)],
    ];
    const view = this.#look(mover);
    const features = this.#call(
      "encode_one",
      view,
      mover,
      this.#walk,
      this.#out,
    );
    yield [6, [this.#out.bytes().subarray(0, 2 * features)]];
    if (this.#net.length) yield [7, this.#thought(view, mover)];
  }

  #thought(view: PlacedArray, mover: number): Uint8Array[] {
    const [, , , , values, actions, , odds] = this.#mind;
    const { players, seed } = this.#script;
    const mind = [this.#eyes, this.#net, this.#mind];
    const n = this.#call("think_once", view, mover, ...mind);
    const worth = values!.bytes().slice(0, 4 * players);
    const chances = odds!.bytes().slice(0, 4 * n);
    const stream = this.#code.memory.array("u8", 1);
    stream.setNumber(0, streamOf(seed));
    const drawn = this.#call("decide", view, mover, ...mind, [
      stream,
      POWER,
      this.#considerate,
    ]);
    return [
      worth,
      chances,
      actions!.bytes().subarray(0, 8 * n),
      numbers(drawn),
    ];
  }

  *#searches(mover: number): Generator<[number, Uint8Array[]]> {
    const { playouts } = this.#script;
    yield [
      8,
      this.#searched((tree, scratch) => {
        const states = this.#thrice(this.#look(mover));
        const ways = BY_HINTS + CONSIDERATE * this.#considerate;
        this.#call("grow", states, mover, tree, scratch, ways, playouts);
      }),
    ];
    if (!this.#net.length) return;
    yield [
      9,
      this.#searched((tree, scratch) => {
        const states = this.#thrice(this.#look(mover));
        const net = { eyes: this.#eyes, net: this.#net, mind: this.#mind };
        const { memory } = this.#code;
        const guide = guideOf(
          memory,
          net,
          this.#sights,
          states,
          this.#considerate === 1,
        );
        this.#call(
          "grow_by_net",
          states,
          mover,
          tree,
          scratch,
          guide,
          playouts,
        );
      }),
    ];
  }

  /** 1 in every second game: its net and its searches then mind the game's etiquette. */
  get #considerate(): number {
    return this.#script.seed % 2;
  }

  #searched(
    grow: (tree: PlacedArray, scratch: PlacedArray) => void,
  ): Uint8Array[] {
    const tree = this.#code.memory.array("node", NODES);
    const scratch = this.#scratchMemory();
    scratch.set(0, "counters", 0, 1); // nodes used: the root
    grow(tree, scratch);
    const left = [
      scratch.fieldBytes(0, "stream"),
      scratch.fieldBytes(0, "counters"),
    ];
    return [numbers(chosen(tree)), tree.bytes(), ...left];
  }

  #randomGames(): Uint8Array {
    const { memory } = this.#code;
    const rows = memory.array("row", ROWS);
    const seed = BigInt(this.#script.seed);
    const scratch = this.#scratchMemory();
    this.#call(
      "random_games",
      memory.array("state", 2),
      0,
      seed,
      rows,
      scratch,
    );
    return rows.bytes();
  }

  #thrice(state: PlacedArray): PlacedArray {
    for (let i = 0; i < 3; i++)
      this.#three.bytes().set(state.bytes(), i * state.size);
    return this.#three;
  }
}

/** Returns the action of the root's child with the most visits, or of those with the best mean. */
function chosen(tree: PlacedArray): number {
  const rows = childrenOf(tree).map(([action, visits, total], at) => {
    return { action, visits, mean: total / (visits + TRUST), at };
  });
  rows.sort((a, b) => b.visits - a.visits || b.mean - a.mean || a.at - b.at);
  return rows[0]!.action;
}

function numbers(...values: number[]): Uint8Array {
  return new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer);
}

const mask = (n: bigint) => BigInt.asUintN(64, n);

/** Returns the start of a random stream, as `random_streams.start` does. */
function streamOf(seed: number): bigint {
  return mixed(mask(mixed(BigInt(seed)) + 0n));
}

function mixed(z: bigint): bigint {
  z = mask((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = mask((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

async function main(folder: string, path: string, out: string): Promise<void> {
  const script = JSON.parse(readFileSync(path, "utf8")) as Script;
  const content = readFileSync(path.replace(/\.[^.]*$/, ".bin"));
  const file = (suffix: string) => join(folder, script.game + suffix);
  const description: Description = readDescription(
    readFileSync(file(".json"), "utf8"),
  );
  const module = await compileGame(readFileSync(file(".wasm")), description);
  const found: Uint8Array[] = [];
  for (const played of script.games) {
    const code = await startGame(module, description);
    found.push(new Replay(new Arrays(code, script, content), played).digests());
  }
  writeFileSync(out, Buffer.concat(found));
}

const [folder, path, out] = process.argv.slice(2);
await main(folder!, path!, out!);
