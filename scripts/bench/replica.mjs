// Makes a bulk file of any size out of a smaller one: the same objects again, as other cards of other sets.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const IDS = ['id', 'oracle_id', 'illustration_id'];

/** Writes so many objects of the gzipped JSON-lines file at `from` to `to`; the same every time. */
export async function writeReplica(from, to, count) {
  await pipeline(Readable.from(lines(from, count)), createGzip({ level: 1 }), createWriteStream(to));
}

async function* lines(from, count) {
  let left = count;
  for (let copy = 0; left > 0; copy++) {
    const before = left;
    const source = createInterface({
      input: createReadStream(from).pipe(createGunzip()),
      crlfDelay: Infinity,
    });
    for await (const line of source) {
      if (left === 0) return;
      if (line.trim() === '') continue;
      left--;
      yield `${copy === 0 ? line : JSON.stringify(again(JSON.parse(line), copy))}\n`;
    }
    if (left === before) throw new Error(`${from} is empty`);
  }
}

/** The card as another one: its ids begin otherwise, and its set has another code. */
function again(card, copy) {
  const renumbered = (object) => {
    for (const key of IDS) {
      if (typeof object[key] === 'string')
        object[key] = `${'fedcba'[copy % 6]}${copy % 10}${object[key].slice(2)}`;
    }
    return object;
  };
  card.card_faces?.forEach(renumbered);
  return { ...renumbered(card), set: `${card.set}${copy}`, set_name: `${card.set_name} ${copy}` };
}
