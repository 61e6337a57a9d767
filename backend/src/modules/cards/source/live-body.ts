// Reads what the live card database sent: it is believed to be a card, a list or an error only as far as it looks like one.
import { noticesOf } from '../dto/notice.dto.js';
import { record, text, texts, uuid } from '../facts/raw-values.js';
import { LiveFailure } from '../upstream/index.js';
import { elementsOf } from './answered-list.js';

const DEEPEST = 20;
const MAX_WARNING_LENGTH = 1000;
const MAX_WARNINGS = 50;
/** As many cards as the card database ever puts on a page. */
const MAX_CARDS = 175;

const wrong = (what: string): LiveFailure => new LiveFailure('wrong', what);

/** A body, as text and as what it means. */
export interface LiveBody {
  readonly text: string;
  readonly object: Readonly<Record<string, unknown>>;
}

/** Throws a LiveFailure unless these bytes are a JSON object that the database can keep. */
export function bodyFrom(bytes: Buffer): LiveBody {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    const object: unknown = JSON.parse(content);
    if (content.includes('\\u0000') || isDeep(object, DEEPEST)) throw wrong('an answer of odd make');
    return { text: content, object: record(object) };
  } catch (error) {
    throw error instanceof LiveFailure ? error : wrong('an answer that is broken off or no JSON');
  }
}

function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((each) => isDeep(each, left - 1));
}

/** The card in a body, by the fields that every card has. Throws a LiveFailure for anything else. */
export function cardIn(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const needed = ['name', 'set', 'set_name', 'collector_number', 'lang'];
  const isCard =
    object.object === 'card' && uuid(object.id) && needed.every((key) => text(object[key])?.trim());
  if (!isCard) throw wrong('an answer that is no card');
  return object;
}

/**
 * A page of cards as we would answer it ourselves, but for `next_page`: addresses in a body are nobody's to follow.
 * The cards stay the text that they came in. Throws a LiveFailure for what is no such page.
 */
export async function pageIn({ text: content, object }: LiveBody): Promise<string> {
  const { total_cards: total, has_more: more, data } = object;
  if (object.object !== 'list' || !Array.isArray(data) || data.length === 0 || data.length > MAX_CARDS) {
    throw wrong('an answer that is no page of cards');
  }
  if (!Number.isSafeInteger(total) || Number(total) < data.length || typeof more !== 'boolean') {
    throw wrong('a page without its figures');
  }
  for (const each of data) cardIn(record(each));
  const head = {
    object: 'list',
    total_cards: total,
    has_more: more,
    ...(warningsIn(object).length > 0 ? { warnings: warningsIn(object) } : {}),
    ...noticesOf(warningsIn(object)),
  };
  return `${JSON.stringify(head).slice(0, -1)},"data":[${await textsOf(content, data)}]}`;
}

/** In valid JSON this stands nowhere but at a key: inside of a text its quotes are escaped. */
const DATA = /"data"\s*:\s*(?=\[)/;

async function textsOf(content: string, data: readonly unknown[]): Promise<string[]> {
  const at = DATA.exec(content);
  const found = await elementsOf(content.slice((at?.index ?? 0) + (at?.[0].length ?? 0)));
  // Another list may have come first under this name.
  const isSame =
    found.length === data.length && found.every((each, nth) => idIn(each) === record(data[nth]).id);
  if (!isSame) throw wrong('a page in an order of its own');
  return found;
}

const idIn = (card: string): unknown => {
  try {
    return record(JSON.parse(card)).id;
  } catch {
    return undefined;
  }
};

/** What was ignored of a search. */
const warningsIn = ({ warnings }: Readonly<Record<string, unknown>>): string[] =>
  texts(warnings)
    .slice(0, MAX_WARNINGS)
    .map((each) => each.slice(0, MAX_WARNING_LENGTH));

/** A refusal in the card database's own words. */
export interface LiveRefusal {
  readonly details: string;
  readonly warnings: readonly string[];
}

/** The refusal in a body. Throws a LiveFailure when it does not speak of this status: somebody else answered. */
export function refusalIn(object: Readonly<Record<string, unknown>>, status: number): LiveRefusal {
  const details = text(object.details);
  if (object.object !== 'error' || object.status !== status || !details)
    throw wrong('an error of somebody else');
  return { details: details.slice(0, MAX_WARNING_LENGTH), warnings: warningsIn(object) };
}
