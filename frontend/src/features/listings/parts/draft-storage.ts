/** The cards that are not posted yet, and those whose post was not answered, as the browser keeps them for each account. */
import type { Card } from '../../../api/cards';
import type { PostListing } from '../../../api/listings';
import { type CopyDetails, NO_DETAILS } from '../../../entities/listing/copy-details';
import type { ListingTerms } from '../../../entities/listing/listing-terms';
import { CONDITIONS, FINISHES, LISTING_TYPES } from '../../../lib/listing-values';
import { normalizedPrice } from '../../../lib/normalized-price';
import { isOneOf } from '../../../lib/one-of';
import { local, perTab, readStored, writeStored } from '../../../lib/stored';
import type { Submission } from '../../../lib/submission';
import { type Candidate, type Draft, MAX_DRAFTS } from './draft-listings';

/** Where the drafts of an account are kept. */
export const draftsKey = (account: string): string => `listing-drafts:${account}`;

/**
 * Keeps the rows for next time. Says whether they are kept: storage may be full or out of reach. Where no row is left,
 * what was posted of them is forgotten, too: the same cards on a list begun again are other cards.
 */
export function saveDrafts(account: string, rows: readonly Draft[]): boolean {
  const text = rows.length > 0 ? JSON.stringify(rows.map(slim)) : null;
  if (text === null) saveSubmission(account, null);
  writeStored(local, draftsKey(account), text);
  return text === null || readStored(local, draftsKey(account)) === text;
}

/** The rows from last time; what does not look like one is left out. */
export function savedDrafts(account: string): Draft[] {
  const rows = parsed(readStored(local, draftsKey(account)))
    .filter(isDraft)
    .slice(0, MAX_DRAFTS)
    .map(slim);
  const keys = new Set(rows.map(({ key }) => key));
  return keys.size === rows.length ? rows : rows.map((row, at) => ({ ...row, key: at + 1 }));
}

const lookupsKey = (account: string): string => `listing-lookups:${account}`;

/** Keeps the cards that are still looked up for this tab alone: another window would look them up and add them, too. */
export function savePending(account: string, pending: readonly Candidate[]): void {
  const text = pending.map(({ key, code, terms }) => ({ key, code, terms }));
  writeStored(perTab, lookupsKey(account), text.length > 0 ? JSON.stringify(text) : null);
}

/** The cards whose look-ups this tab did not see answered. */
export const savedPending = (account: string): Candidate[] =>
  parsed(readStored(perTab, lookupsKey(account)))
    .filter(isLookup)
    .slice(0, MAX_DRAFTS)
    .map(({ key, code, terms }) => ({ key, code, terms: slimTerms(terms), card: null, problem: null }));

const submissionKey = (account: string): string => `listing-submission:${account}`;

/** What is being posted, with the keys of its rows on the list. */
export interface PendingSubmission extends Submission<PostListing[]> {
  rows: readonly number[];
  /** When it was sent first, in milliseconds since 1970. */
  sentAt: number;
}

/** What is being posted, where the browser would not store it. */
const unstored = new Map<string, PendingSubmission>();

/** Keeps what is being posted until its answer has come, then null: a reload in the meantime must not post it twice. */
export function saveSubmission(account: string, submission: PendingSubmission | null): void {
  const text = submission && JSON.stringify(submission);
  writeStored(local, submissionKey(account), text);
  if (submission && readStored(local, submissionKey(account)) !== text) unstored.set(account, submission);
  else unstored.delete(account);
}

/** What was posted last and never answered well, or null. */
export function savedSubmission(account: string): PendingSubmission | null {
  const here = unstored.get(account);
  if (here) return here;
  const found = read(readStored(local, submissionKey(account)));
  // One from before the time was kept may be of any age.
  return isPendingSubmission(found) ? { ...found, sentAt: Number(found.sentAt) || 0 } : null;
}

function parsed(text: string | null): unknown[] {
  const found = read(text);
  return Array.isArray(found) ? found : [];
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A whole card is some kilobytes: this is what the list needs of it. */
const slim = ({ key, card, terms, quantity }: Draft): Draft => ({
  key,
  // Lists from before rows had a quantity have one card a row.
  quantity: isQuantity(quantity) ? quantity : 1,
  card: {
    object: 'card',
    id: card.id,
    name: card.name,
    lang: card.lang,
    set: card.set,
    set_name: card.set_name,
    collector_number: card.collector_number,
    ...(card.finishes && { finishes: card.finishes }),
    ...(card.prices && { prices: card.prices }),
  },
  terms: slimTerms(terms),
});

const slimTerms = ({ price, condition, type, finish, language, details }: ListingTerms): ListingTerms => ({
  price,
  condition,
  type,
  finish,
  language,
  details: storedDetails(details),
});

/** What is noted about a copy; lists from before that was possible have nothing of it. */
function storedDetails(found: unknown): CopyDetails {
  if (!isObject(found)) return NO_DETAILS;
  const known = Object.entries(NO_DETAILS).map(([field, none]) => {
    const value = found[field];
    return [field, typeof value === typeof none ? value : none];
  });
  return Object.fromEntries(known);
}

const isQuantity = (found: unknown): boolean =>
  Number.isSafeInteger(found) && Number(found) >= 1 && Number(found) <= MAX_DRAFTS;
const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;
const isText = (found: unknown): found is string => typeof found === 'string';

/** Whether the entries are right is the server's to say. */
const isPendingSubmission = (found: unknown): found is PendingSubmission =>
  isObject(found) &&
  isText(found.key) &&
  found.key !== '' &&
  Array.isArray(found.body) &&
  Array.isArray(found.rows) &&
  found.body.length > 0 &&
  found.rows.length === found.body.length;

const isDraft = (found: unknown): found is Draft =>
  isObject(found) && isKey(found.key) && isCard(found.card) && isTerms(found.terms);

const isLookup = (found: unknown): found is Pick<Candidate, 'key' | 'terms'> & { code: string } =>
  isObject(found) && isKey(found.key) && isText(found.code) && isTerms(found.terms);

const isKey = (found: unknown): boolean => Number.isSafeInteger(found) && Number(found) > 0;

const isCard = (found: unknown): found is Card =>
  isObject(found) &&
  [found.id, found.name, found.lang, found.set, found.set_name, found.collector_number].every(isText) &&
  (found.finishes === undefined || (Array.isArray(found.finishes) && found.finishes.every(isText)));

const isTerms = (found: unknown): found is ListingTerms =>
  isObject(found) &&
  isText(found.price) &&
  normalizedPrice(found.price) === found.price &&
  isOneOf(CONDITIONS, found.condition) &&
  isOneOf(FINISHES, found.finish) &&
  isOneOf(LISTING_TYPES, found.type) &&
  (found.language === null || isText(found.language));
