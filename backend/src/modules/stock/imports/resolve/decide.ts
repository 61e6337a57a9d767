// Which card a row is: the first answer that leaves no doubt, in the order of how sure it is. Never another printing.
import type { Unresolved } from '../../domain/import-vocabulary.js';

/** A printing that was found for a row. */
export interface Found {
  readonly id: string;
  readonly card: number;
  readonly setCode: string;
  readonly number: string;
  readonly isDefault: boolean;
  readonly isPaper: boolean;
  readonly isGone: boolean;
}
export interface FoundByIds extends Found {
  /** 0: by the card database's own id; else by another's, the surest first. */
  readonly nth: number;
  readonly agrees: boolean;
}
export interface FoundAtPlace extends Found {
  readonly agrees: boolean;
}
export interface FoundByName extends Found {
  readonly isInSet: boolean;
  /** Whether it is of a card whose name looks like the one that no card has. */
  readonly isAlike?: boolean;
}

/** Either a card, or why there is none and what it might be. */
export type Verdict =
  | { readonly card: string }
  | { readonly unresolved: Unresolved; readonly suggestions: readonly string[] };

/** How many printings are suggested for a row. */
const MAX_SUGGESTIONS = 5;

export const heldBack = (unresolved: Unresolved, suggested: readonly Found[] = []): Verdict => ({
  unresolved,
  suggestions: [
    ...new Set(suggested.filter(({ isPaper, isGone }) => isPaper && !isGone).map(({ id }) => id)),
  ].slice(0, MAX_SUGGESTIONS),
});

/** A printing that is certain, if it can be traded. */
function certain(found: Found): Verdict {
  if (found.isGone) return heldBack('left-database');
  return found.isPaper ? { card: found.id } : heldBack('digital-only');
}

const isOne = <Each extends Found>(found: readonly Each[]): found is readonly [Each] =>
  new Set(found.map(({ id }) => id)).size === 1;

/** By ids. Those of others count only where the name agrees: they are mistaken for one another. */
export function decideByIds(found: readonly FoundByIds[]): Verdict | undefined {
  const own = found.find(({ nth }) => nth === 0);
  if (own) return certain(own);
  for (const nth of new Set(found.map((each) => each.nth))) {
    const agreeing = found.filter((each) => each.nth === nth && each.agrees);
    if (isOne(agreeing)) return certain(agreeing[0]);
  }
  return undefined;
}

/** By set and number: first by the set's code, then by its name. */
export function decideByPlace(
  found: readonly FoundAtPlace[],
  ...setsInOrder: readonly (readonly string[])[]
): Verdict | undefined {
  for (const sets of setsInOrder) {
    const agreeing = found.filter(({ agrees, setCode }) => agrees && sets.includes(setCode));
    const places = new Set(agreeing.map(({ setCode, number }) => `${setCode} ${number}`));
    // One printing in several languages is in the card database's default language first.
    const [first] = agreeing;
    if (first && places.size === 1) return certain(first);
  }
  return undefined;
}

/** What a row says of its printing, where neither an id nor a place has decided. */
export interface Said {
  readonly hasSet: boolean;
  readonly isSetKnown: boolean;
  /** It has a number that can be relied upon, and no printing of this name has it. */
  readonly hasOtherNumber: boolean;
  /** It has an id, which no printing has. */
  readonly hasId: boolean;
}

/** By set and name, if that names one printing; `others` are printings at its place, of another name. */
export function decideByName(named: readonly FoundByName[], said: Said, others: readonly Found[]): Verdict {
  const inSet = named.filter(({ isInSet }) => isInSet);
  const suggested = [...inSet, ...others, ...named];
  if (others.length > 0 && said.hasOtherNumber) return heldBack('name-mismatch', suggested);
  if (inSet.length > 0) {
    if (said.hasOtherNumber) return heldBack('other-number', suggested);
    const onPaper = inSet.filter(({ isPaper }) => isPaper);
    if (onPaper.length === 0) return heldBack('digital-only', suggested);
    return isOne(onPaper) ? certain(onPaper[0]) : heldBack('several-printings', suggested);
  }
  const isNameKnown = named.some(({ isAlike }) => !isAlike);
  if (said.hasSet && !said.isSetKnown) return heldBack('unknown-set', suggested);
  if (!isNameKnown) return heldBack(said.hasId && !said.hasSet ? 'unknown-id' : 'unknown-card', suggested);
  if (said.hasSet) return heldBack('not-in-set', suggested);
  return heldBack(said.hasId ? 'unknown-id' : 'no-set', suggested);
}
