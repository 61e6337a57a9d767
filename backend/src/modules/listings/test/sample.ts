// The sample catalogue for stories: imports it and hands out its cards.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from '../../../../test/story.js';
import { CardsFacade } from '../../cards/index.js';

/** What stories need to know of a sample card. */
export interface SampleCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly set_name: string;
  readonly collector_number: string;
  readonly lang: string;
  readonly games: readonly string[];
  readonly finishes: readonly string[];
}

const FILE = resolve('sample/cards.jsonl');
/** All of its cards. */
export const sampleCards = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SampleCard);
const traded = sampleCards.filter(
  ({ games, set, finishes }) => games.includes('paper') && set === 'brm' && finishes.includes('nonfoil'),
);

/** Fills the story's card database. */
export const importSample = (market: Story): Promise<unknown> =>
  market.app.get(CardsFacade).importCatalogue(FILE);

/** The first card that fits. */
export function sampleCard(fits: (card: SampleCard) => boolean): SampleCard {
  const card = sampleCards.find(fits);
  if (!card) throw new Error('The sample catalogue has no such card');
  return card;
}

/** The nth ordinary card, or one of a kind. */
export function aSampleCard(which: number | 'digital' | 'nonfoil'): SampleCard {
  if (which === 'digital') return sampleCard(({ games }) => !games.includes('paper'));
  if (which === 'nonfoil')
    return sampleCard(({ games, finishes }) => games.includes('paper') && finishes.join() === 'nonfoil');
  const card = traded[which];
  if (!card) throw new Error(`The sample catalogue has no card ${which}`);
  return card;
}
