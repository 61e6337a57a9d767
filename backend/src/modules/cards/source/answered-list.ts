// Completes a list of cards whose cards are text already: only what stands before them is read and written again.
import { Readable } from 'node:stream';
import { noticesOf } from '../dto/notice.dto.js';
import { elements } from '../upstream/index.js';

const DATA = ',"data":[';

/** What may be added to the head of a list. */
export interface ListHead {
  readonly next_page?: string;
  readonly warnings?: readonly string[];
}

/** The list with these lines in its head; warnings come after those that it has. In the order of the card database. */
export function listWith(list: string, { next_page, warnings = [] }: ListHead): string {
  // In valid JSON this stands nowhere else: inside of a text its quotes are escaped.
  const at = list.indexOf(DATA);
  const {
    warnings: own = [],
    next_page: ownPage,
    notices: _ofOwnWarnings,
    ...figures
  } = JSON.parse(`${list.slice(0, at)}}`) as ListHead & { notices?: unknown };
  const page = next_page ?? ownPage;
  const all = [...own, ...warnings];
  const head = {
    ...figures,
    ...(page === undefined ? {} : { next_page: page }),
    ...(all.length > 0 ? { warnings: all } : {}),
    ...noticesOf(all),
  };
  return JSON.stringify(head).slice(0, -1) + list.slice(at);
}

/** Whether another page follows. */
export const hasMore = (list: string): boolean =>
  (JSON.parse(`${list.slice(0, list.indexOf(DATA))}}`) as { has_more: boolean }).has_more;

/** The cards of a list, each as the text that it came in. */
export const cardsOf = (list: string): Promise<string[]> =>
  elementsOf(list.slice(list.indexOf(DATA) + DATA.length - 1));

/** The elements of the JSON array that this text begins with. Throws when it does not end. */
export async function elementsOf(array: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { bytes } of elements(Readable.from([Buffer.from(array)]))) {
    found.push(bytes?.toString().trim() ?? '');
  }
  return found;
}
