// The committed sample catalogue, for tests that want real shapes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A raw card object as the bulk file has it. */
type RawCard = Record<string, unknown> & { name: string; layout: string };

/** Where the sample catalogue lives. */
const sampleFolder = join(__dirname, '../../../../../sample');

/** Every card object of the sample catalogue. */
export function sampleCards(): RawCard[] {
  const lines = readFileSync(join(sampleFolder, 'cards.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as RawCard);
}

/** The first sample card of a name; fails when there is none. */
export function sampleCard(name: string): RawCard {
  const found = sampleCards().find((card) => card.name === name);
  if (!found) throw new Error(`no sample card is called ${name}`);
  return found;
}
