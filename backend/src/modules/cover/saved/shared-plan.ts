// What a shared plan says: stores by name, players by their distance band alone, and nothing that leads to them.
import type { CoverDto, CoverPlanStop } from '../dto/cover.dto.js';
import type { SharedPlan, SharedStop } from '../dto/saved-plan.dto.js';

/** A kept plan as somebody with its link sees it. `answer` has this plan alone. */
export function sharedPlan(title: string, answer: CoverDto): SharedPlan {
  const [plan] = answer.plans;
  if (!plan) throw new Error('A kept answer has no plan');
  const { kind, total, copies, stops, missing } = plan;
  return {
    ...{ title, kind, total, copies, plannedAt: answer.plannedAt },
    stops: stops.map((stop) => sharedStop(stop, answer)),
    missing: missing.map(({ card, copies: lacking }) => ({
      cardName: answer.cards[card]?.cardName ?? '',
      copies: lacking,
    })),
  };
}

function sharedStop({ stop, total, picks }: CoverPlanStop, answer: CoverDto): SharedStop {
  const at = answer.stops[stop];
  if (!at) throw new Error('A kept plan names a stop that it lacks');
  const isStore = at.role === 'STORE';
  const isThere = isStore && at.name !== null;
  return {
    role: at.role,
    store: isThere ? at.uuid : null,
    name: isThere ? at.name : null,
    address: isThere ? at.address : null,
    distance: isStore ? null : at.distance,
    total,
    picks: picks.map(({ card, copies, lot }) => ({
      ...{ cardId: lot.cardId, cardName: answer.cards[card]?.cardName ?? '' },
      ...{ cardSet: lot.cardSet, cardNumber: lot.cardNumber, copies, price: lot.price },
      ...{ condition: lot.condition, finish: lot.finish, language: lot.language },
    })),
  };
}
