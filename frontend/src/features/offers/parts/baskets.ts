/** The baskets of this tab: copies that are to be held together, by store. Session storage keeps them, which a log-out empties. */
import { onUserChange } from '../../../browser/session';
import { perTab, readStored, writeStored } from '../../../lib/stored';

export interface BasketCopy {
  uuid: string;
  cardName: string;
  price: number;
}

/** Copies of one store. */
export interface Basket {
  store: string;
  name: string;
  copies: readonly BasketCopy[];
}

const KEY = 'baskets';
/** As many as one request to a store holds. */
export const MAX_COPIES = 20;

const listeners = new Set<() => void>();
let read: { text: string | null; baskets: readonly Basket[] } = { text: null, baskets: [] };

/** Those with copies in them, the latest first. The same array until one changes. */
export function baskets(): readonly Basket[] {
  const text = readStored(perTab, KEY);
  if (text !== read.text) read = { text, baskets: parse(text) };
  return read.baskets;
}

/** Adds a copy, or takes it out where it is in; false where the basket is full. */
export function toggleCopy(store: { uuid: string; name: string }, copy: BasketCopy): boolean {
  if (!copiesOf(store.uuid).some(({ uuid }) => uuid === copy.uuid)) return addCopy(store, copy);
  takeOut([copy.uuid]);
  return true;
}

/** Adds a copy, once; false where the basket is full. */
export function addCopy({ uuid: store, name }: { uuid: string; name: string }, copy: BasketCopy): boolean {
  const others = copiesOf(store).filter(({ uuid }) => uuid !== copy.uuid);
  if (others.length >= MAX_COPIES) return false;
  save([{ store, name, copies: [...others, copy] }, ...othersThan(store)]);
  return true;
}

const copiesOf = (store: string): readonly BasketCopy[] =>
  baskets().find((basket) => basket.store === store)?.copies ?? [];

export const emptyBasket = (store: string): void => save(othersThan(store));

/** Undoes `emptyBasket`; what has come into the basket since stays there. */
export function putBack({ store: uuid, name, copies }: Basket): void {
  for (const copy of copies) addCopy({ uuid, name }, copy);
}

/** A copy that was held, or is gone, is in no basket. */
export const takeOut = (copies: readonly string[]): void =>
  save(
    baskets().map((basket) => ({
      ...basket,
      copies: basket.copies.filter(({ uuid }) => !copies.includes(uuid)),
    })),
  );

/** What copies cost by now. */
export const setPrices = (prices: ReadonlyMap<string, number>): void =>
  save(
    baskets().map((basket) => ({
      ...basket,
      copies: basket.copies.map((copy) => ({ ...copy, price: prices.get(copy.uuid) ?? copy.price })),
    })),
  );

export function onBaskets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const othersThan = (store: string) => baskets().filter((basket) => basket.store !== store);

function save(next: readonly Basket[]): void {
  const full = next.filter(({ copies }) => copies.length > 0);
  writeStored(perTab, KEY, full.length > 0 ? JSON.stringify(full) : null);
  for (const listener of listeners) listener();
}

function parse(text: string | null): readonly Basket[] {
  try {
    const found: unknown = text ? JSON.parse(text) : [];
    return Array.isArray(found) ? (found as Basket[]) : [];
  } catch {
    return [];
  }
}

onUserChange(() => {
  for (const listener of listeners) listener();
});
