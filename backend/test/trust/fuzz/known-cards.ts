// The cards and the password that made-up requests rely on.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PASSWORD } from '../../people.js';

/** What everybody in the runs logs in with. */
export const PASSWORD_OF_ALL = PASSWORD;

interface Line {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly games: readonly string[];
  readonly finishes: readonly string[];
}

const traded = readFileSync(resolve('sample/cards.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
  .filter(
    ({ games, set, finishes }) => games.includes('paper') && set === 'brm' && finishes.includes('nonfoil'),
  )
  .slice(0, 8);

/** A few ordinary cards of one set. */
export const aCard = {
  set: 'brm',
  ids: traded.map(({ id }) => id),
  names: traded.map(({ name }) => name),
  numbers: traded.map((card) => card.collector_number),
};
