/** What the cells of a line say, what can be typed into them, and what becomes of the line then. */
import type { StockChange, StockLineDto } from '../../../api/stock';
import { readTerm, withShortTerms } from '../../../entities/listing/listing-term';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { countedAgain } from '../../../lib/count-age';
import { languageLabel } from '../../../lib/languages';
import {
  CONDITIONS,
  conditionLabels,
  FINISHES,
  finishLabels,
  LISTING_TYPES,
  typeLabels,
} from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { type ColumnId, columnFacts } from './columns';
import type { Edit } from './edit-queue';

/** What was typed as a change; null where the cell says that already; or what is wrong with it. */
export type Read = { change: StockChange | null } | { problem: string };

/** How many copies a line may have; the server has the same. */
export const MAX_QUANTITY = 9999;
const MAX_PAID = 999_999.99;
const MAX_LENGTH = { shelf: 60, note: 200, privateNote: 500, externalId: 100 } as const;

type Text = keyof typeof MAX_LENGTH;
type Mark = 'isSigned' | 'isAltered';
type Choice = 'condition' | 'finish' | 'language' | 'type' | Mark;

/** What a cell says: as it is copied, and as it stands in the cell while somebody edits it. */
export function cellText(line: StockLineDto, column: ColumnId): string {
  switch (column) {
    case 'card':
      return line.cardName;
    case 'set':
      return `${line.cardSetCode.toUpperCase()} ${line.cardNumber}`;
    case 'condition':
      return conditionLabels[line.condition];
    case 'finish':
      return finishLabels[line.finish];
    case 'language':
      return languageLabel(line.language);
    case 'type':
      return typeLabels[line.type];
    case 'price':
      return line.price.toFixed(2);
    case 'market':
      return line.marketPrice?.toFixed(2) ?? '';
    case 'pricePaid':
      return line.pricePaid?.toFixed(2) ?? '';
    case 'quantity':
      return `${line.quantity}`;
    case 'countedAt':
    case 'createdAt':
      return line[column].slice(0, 10);
    case 'isSigned':
    case 'isAltered':
      return yesOrNo(line[column]);
    default:
      return line[column] ?? '';
  }
}

const yesOrNo = (is: boolean): string => (is ? texts.stock.cells.yes : texts.stock.cells.no);

/** The words that a cell of a few words may have, by their codes. */
export function choicesOf(column: ColumnId, line: StockLineDto): { value: string; label: string }[] {
  const labelled = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
    words.map((value) => ({ value, label: labels[value] }));
  if (column === 'condition') return labelled(CONDITIONS, conditionLabels);
  if (column === 'finish') return labelled(FINISHES, finishLabels);
  if (column === 'type') return labelled(LISTING_TYPES, typeLabels);
  if (column === 'isSigned' || column === 'isAltered')
    return [true, false].map((is) => ({ value: `${is}`, label: yesOrNo(is) }));
  const codes = new Set([...Object.keys(texts.cardLanguages), line.language]);
  return [...codes].map((value) => ({ value, label: languageLabel(value) }));
}

/** What the draft of a cell begins with: the code of a word, or the text. */
export const draftOf = (line: StockLineDto, column: ColumnId): string =>
  columnFacts(column).editor === 'choice' ? `${line[column as Choice]}` : cellText(line, column);

/** Reads what was typed or pasted into a cell. */
export function readCell(line: StockLineDto, column: ColumnId, typed: string): Read {
  const text = typed.trim();
  switch (column) {
    case 'price':
      return readPrice(line, text);
    case 'pricePaid':
      return readPaid(line, text);
    case 'quantity':
      return readQuantity(line, text);
    case 'condition':
    case 'finish':
    case 'language':
    case 'type':
      return readChoice(line, column, text);
    case 'isSigned':
    case 'isAltered':
      return readMark(line, column, text);
    case 'shelf':
    case 'note':
    case 'privateNote':
    case 'externalId':
      return readText(line, column, text.replace(/\s+/g, ' '));
    default:
      return { problem: texts.stock.cells.fixed };
  }
}

const unless = (same: boolean, change: StockChange): Read => ({ change: same ? null : change });

/** `$1,234.50`, `1234,5` and `1234.5` are the same amount. */
function dollars(text: string): string {
  const bare = text.replace(/^(?:us)?\$\s*|\s*\$$/gi, '').replaceAll(/[\s\u00a0\u202f]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return bare.replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '');
}

function readPrice(line: StockLineDto, text: string): Read {
  const price = typedPrice(dollars(text));
  return price === null ? { problem: texts.stock.cells.price } : unless(price === line.price, { price });
}

function readPaid(line: StockLineDto, text: string): Read {
  if (text === '') return unless(line.pricePaid === null, { pricePaid: null });
  const amount = dollars(text);
  const pricePaid = /^\d+(?:\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
  if (pricePaid === null || pricePaid > MAX_PAID) return { problem: texts.stock.cells.paid };
  return unless(pricePaid === line.pricePaid, { pricePaid });
}

function readQuantity(line: StockLineDto, text: string): Read {
  const bare = text.replaceAll(',', '');
  const quantity = /^\d{1,6}$/.test(bare) ? Number(bare) : null;
  if (quantity === null || quantity > MAX_QUANTITY)
    return { problem: texts.stock.cells.quantity(MAX_QUANTITY) };
  return unless(quantity === line.quantity, { quantity });
}

function readChoice(
  line: StockLineDto,
  column: 'condition' | 'finish' | 'language' | 'type',
  text: string,
): Read {
  const choices = choicesOf(column, line);
  const low = text.toLowerCase();
  const named = choices.find(
    ({ value, label }) => value.toLowerCase() === low || label.toLowerCase() === low,
  );
  const word = named?.value ?? (column === 'type' ? null : termIn(column, text));
  if (!choices.some(({ value }) => value === word) || word === null) return noChoice(text, choices);
  return unless(word === line[column], { [column]: word });
}

const noChoice = (text: string, choices: ReturnType<typeof choicesOf>): Read => ({
  problem: texts.stock.cells.choice(
    text,
    choices
      .slice(0, 6)
      .map(({ label }) => label)
      .join(', '),
  ),
});

/** An empty cell says no. */
function readMark(line: StockLineDto, column: Mark, text: string): Read {
  const choices = choicesOf(column, line);
  const low = (text || 'false').toLowerCase();
  const named = choices.find(({ value, label }) => value === low || label.toLowerCase() === low);
  if (!named) return noChoice(text, choices);
  const is = named.value === 'true';
  return unless(is === line[column], { [column]: is });
}

/** As people write it in lists: `NM`, `foil`, `JP`. */
function termIn(column: 'condition' | 'finish' | 'language', text: string): string | null {
  const term = readTerm(withShortTerms(column === 'language' ? text.toUpperCase() : text));
  return term?.[column] ?? null;
}

function readText(line: StockLineDto, column: Text, text: string): Read {
  if (text.length > MAX_LENGTH[column]) return { problem: texts.stock.cells.tooLong(MAX_LENGTH[column]) };
  const value = text === '' ? null : text;
  return unless(value === line[column], { [column]: value });
}

/** The line as it will be after these edits, as far as it is known before the server has said so. */
export function editedLine(
  line: StockLineDto,
  edits: readonly Pick<Edit, 'change' | 'quantity'>[],
): StockLineDto {
  let after = line;
  for (const { change, quantity = after.quantity } of edits) {
    const { sell, withdraw, count, addToPrice, changePriceByPercent, priceFromMarket, ...rest } = change;
    const { priceByRules, addCopies = 0, ...values } = rest;
    after = { ...after, ...values };
    after.quantity += addCopies;
    if (values.price !== undefined) after.priceSetBy = 'HAND';
    if (priceByRules) after.priceSetBy = 'RULE';
    if (sell || withdraw) after.quantity = Math.max(0, after.quantity - quantity);
    if (count) after = { ...after, ...countedAgain(after) };
  }
  return after;
}

/** None of it is left: it was sold, withdrawn, or is gone. */
export const isGone = ({ quantity, reserved }: StockLineDto): boolean => quantity + reserved === 0;

/** What identical copies have in common: two lines with the same are one. */
export const termsKey = (line: StockLineDto): string =>
  JSON.stringify([
    ...[line.cardId, line.condition, line.finish, line.language, line.type, line.price],
    ...[line.externalId, line.shelf, line.note, line.privateNote, line.isSigned, line.isAltered],
  ]);
