// A list and what is on offer, as the planner's problem.

import type { Planned } from './cover-of.js';
import type { Problem } from './domain/planner/index.js';
import type { CoverRequest } from './dto/cover-request.dto.js';
import { gradeOf, plannerWant } from './wanted.js';

/** What one stop more must save where nobody says it, in cents. */
const STOP_CENTS = 100;
/** Distance keys from here on are of people beyond the last band, and of unknown places. */
const UNKNOWN_KEY = 1_000_000;

export function problemFor(
  { wants, offers, listers, openings, snapshots }: Omit<Planned, 'plans'>,
  { maxStops, stopWorth }: Pick<CoverRequest, 'maxStops' | 'stopWorth'>,
): Problem {
  return {
    wants: wants.map((want, place) =>
      plannerWant(
        want,
        place,
        offers.asked[want.printing] ?? '',
        snapshots.get(want.printing)?.id ?? want.printing,
      ),
    ),
    stops: listers.map(({ account, key, isNear }) => ({
      id: account,
      distance: key < UNKNOWN_KEY ? key : null,
      isNear,
      isOpen: openings.get(account)?.isOpen ?? null,
    })),
    lots: offers.lots.map(
      ({ id, lister, card, printing, copies, cents, condition, finish, language, type }) => ({
        id,
        stop: lister,
        card,
        printing,
        copies,
        cents,
        grade: gradeOf(condition),
        finish,
        language,
        isTrade: type === 'TRADE',
      }),
    ),
    stopCents: stopWorth === undefined ? STOP_CENTS : Math.round(stopWorth * 100),
    maxStops,
  };
}
