// Makes a bulk file of any size out of a smaller one: the same objects again, as other cards of other sets.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * Writes so many objects of the JSON-lines file at `from`, gzipped if its name says so, to `to`, gzipped; the same every
 * time. `another` makes a card into its nth copy.
 */
export async function writeReplica(from, to, count, another = again) {
  await pipeline(Readable.from(lines(from, count, another)), createGzip({ level: 1 }), createWriteStream(to));
}

async function* lines(from, count, another) {
  let left = count;
  for (let copy = 0; left > 0; copy++) {
    const before = left;
    const bytes = createReadStream(from);
    const source = createInterface({
      input: from.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes,
      crlfDelay: Infinity,
    });
    for await (const line of source) {
      if (left === 0) return;
      if (line.trim() === '') continue;
      left--;
      yield `${copy === 0 ? line : JSON.stringify(another(JSON.parse(line), copy))}\n`;
    }
    if (left === before) throw new Error(`${from} is empty`);
  }
}

/** The card as another one of the same name: its ids begin otherwise, and its set has another code. */
function again(card, copy) {
  return inAnotherSet(renumbered(card, ['id', 'oracle_id', 'illustration_id'], copy), copy);
}

/** The card and its faces with other ids: each is the one it had, but for its first digits. */
export function renumbered(card, keys, copy) {
  const digits = copy.toString(16).padStart(4, '0');
  for (const object of [card, ...(card.card_faces ?? [])]) {
    for (const key of keys) {
      if (typeof object[key] === 'string') object[key] = `${digits}${object[key].slice(4)}`;
    }
  }
  return card;
}

/** The card in a set with another code. */
export const inAnotherSet = (card, copy) => {
  return { ...card, set: `${card.set}${copy}`, set_name: `${card.set_name} ${copy}` };
};
