// What differs between two revisions of an offer, line by line.
import type { Cash } from './offer.js';

/** What is compared of a revision. */
interface Proposed {
  readonly lines: readonly { readonly listing: string; readonly cardName: string; readonly cents: number }[];
  readonly cash: Cash | null;
  readonly note: string | null;
}

/** `field` is the listing, `cash` or `note`. Amounts are cents. */
export type OfferDifference =
  | { readonly kind: 'ADDED'; readonly field: string; readonly card: string }
  | { readonly kind: 'REMOVED'; readonly field: string; readonly card: string }
  | {
      readonly kind: 'PRICE';
      readonly field: string;
      readonly card: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'CASH' }
  | { readonly kind: 'NOTE' };

/** What the later revision has changed. */
export function differenceOf(before: Proposed, after: Proposed): OfferDifference[] {
  const old = new Map(before.lines.map((line) => [line.listing, line]));
  const now = new Set(after.lines.map(({ listing }) => listing));
  const cash = ({ cash }: Proposed) => (cash ? `${cash.cents} ${cash.payer}` : '');
  return [
    ...before.lines
      .filter(({ listing }) => !now.has(listing))
      .map(({ listing, cardName }) => ({ kind: 'REMOVED' as const, field: listing, card: cardName })),
    ...after.lines.flatMap(({ listing: field, cardName: card, cents: to }): OfferDifference[] => {
      const known = old.get(field);
      if (!known) return [{ kind: 'ADDED', field, card }];
      return known.cents === to ? [] : [{ kind: 'PRICE', field, card, from: known.cents, to }];
    }),
    ...(cash(before) === cash(after) ? [] : [{ kind: 'CASH' as const }]),
    ...(before.note === after.note ? [] : [{ kind: 'NOTE' as const }]),
  ];
}
