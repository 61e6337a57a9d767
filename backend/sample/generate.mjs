// Writes cards.jsonl from the set pages; with --check it only reports whether the file is what they yield.
import { readFileSync, writeFileSync } from 'node:fs';
import { cardObject } from './catalogue/card.mjs';
import { legalitiesOf } from './catalogue/legality.mjs';
import { allPrintings } from './catalogue/printings.mjs';
import { relatedParts } from './catalogue/related.mjs';

const file = new URL('./cards.jsonl', import.meta.url);

/** The whole catalogue as JSON lines, one card object a line. */
export function catalogue() {
  const printings = allPrintings();
  const partsOf = relatedParts(printings);
  const idAt = (place) => printings.find((card) => card.place === place)?.id;
  const lines = printings.map((card) => {
    const legalities = legalitiesOf(printings.filter((other) => other.oracleId === card.oracleId));
    return JSON.stringify(cardObject(card, { legalities, parts: partsOf(card), idAt }));
  });
  return `${lines.join('\n')}\n`;
}

const made = catalogue();
const count = made.split('\n').length - 1;
if (!process.argv.includes('--check')) {
  writeFileSync(file, made);
  console.log(`cards.jsonl: ${count} cards written`);
} else if (readFileSync(file, 'utf8') === made) {
  console.log(`cards.jsonl is up to date (${count} cards)`);
} else {
  console.error('cards.jsonl is not what the set pages yield: run node backend/sample/generate.mjs');
  process.exitCode = 1;
}
