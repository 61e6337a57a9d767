// Deals of tests that need no database: made as they are opened.
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../../kernel/durations.js';
import type { Deal, DealLine, Meeting } from '../domain/deal.js';
import type { DealKind } from '../domain/deal-machine.js';
import { openDeal } from '../domain/open.js';

export const FIRST = '11111111-1111-4111-8111-111111111111';
export const SECOND = '22222222-2222-4222-8222-222222222222';
/** No party: two others may meet at its counter. */
export const STORE = '44444444-4444-4444-8444-444444444444';

export const aLine = (nth: number, giver = SECOND): DealLine => ({
  ...{ nth, listing: randomUUID(), giver, cardId: randomUUID(), cardName: `Card ${nth}`, setCode: 'brm' },
  ...{ setName: 'Brinemarch', number: `${nth}`, imageUrl: '/image', finish: 'NONFOIL', language: 'en' },
  ...{ condition: 'NEAR_MINT', agreedCondition: 'NEAR_MINT', priceCents: 500, shelf: null, isStruck: false },
});

/** A meeting some hours after a moment, for two hours. */
export const aMeetingAt = (now: Date, hours: number, length = 2): Meeting => ({
  ...{ kind: 'TEXT', event: null, text: 'Café', store: null, timeZone: 'UTC' },
  from: new Date(now.getTime() + hours * HOUR_MS).toISOString(),
  to: new Date(now.getTime() + (hours + length) * HOUR_MS).toISOString(),
});

/** A new deal; a hold has a store as its second party, and waits for two days. */
export function aDeal(kind: DealKind, now: Date, lines = 3): Deal {
  const isHold = kind === 'HOLD';
  return openDeal(
    {
      ...{ uuid: randomUUID(), offer: randomUUID(), kind, first: FIRST, second: SECOND, cash: null },
      store: isHold ? SECOND : null,
      lines: Array.from({ length: lines }, (_, nth) => aLine(nth, !isHold && nth % 2 ? FIRST : SECOND)),
      meeting: isHold ? { ...aMeetingAt(now, 0, 48), kind: 'COUNTER' } : null,
    },
    now,
  );
}
