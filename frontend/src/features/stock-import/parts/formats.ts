/** The formats of files, by the server's names. */
import type { ChangeImport } from '../../../api/stock-imports';
import { texts } from '../../../texts';
import { programName } from '../../../texts/program-names';

/** No format fits: the columns are read by what the person says of them. */
const CUSTOM = 'custom';

export type Format = NonNullable<ChangeImport['format']>;

const FORMATS: readonly Format[] = [
  'playset',
  'aetherhub',
  'archidekt',
  'card-castle',
  'card-kingdom',
  'cardmarket-articles',
  'cardmarket-order',
  'cardmarket-stock',
  'cardsphere',
  'cardtrader',
  'cockatrice',
  'crystal-commerce',
  'cubecobra',
  'deckbox',
  'decked-builder',
  'deckstats',
  'delver-lens',
  'dragon-shield',
  'echo-mtg',
  'helvault',
  'manabox',
  'manapool',
  'moxfield',
  'mtggoldfish',
  'mtgo',
  'mtgo-dek',
  'octgn',
  'shopify',
  'sorted',
  'square',
  'tappedout',
  'tcg-home',
  'tcgplayer-app',
  'tcgplayer-pull-sheet',
  'tcgplayer-seller',
  'text',
  'topdecked',
  'urzas-gatherer',
];

const NAMED: Readonly<Record<string, string>> = texts.stockImport.columns.formats;

/** A format in words. */
export const formatLabel = (format: string): string =>
  format === CUSTOM ? texts.stockImport.columns.custom : (NAMED[format] ?? programName(format));

/** What can be chosen, those that the columns fit first, and at the end the columns by hand. */
export function formatChoices(candidates: readonly string[]): { value: string; label: string }[] {
  const fitting = candidates.filter((format) => format !== CUSTOM);
  const others = FORMATS.filter((format) => !fitting.includes(format))
    .map(choiceOf)
    .sort((one, other) => one.label.localeCompare(other.label));
  return [...fitting.map(choiceOf), ...others, choiceOf(CUSTOM)];
}

const choiceOf = (value: string) => ({ value, label: formatLabel(value) });

/** The format of a choice; null for what is none. */
export const formatIn = (value: string): Format | null =>
  value === CUSTOM ? CUSTOM : (FORMATS.find((format) => format === value) ?? null);
