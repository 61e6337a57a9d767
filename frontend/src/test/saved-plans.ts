/** Invented plans that somebody keeps, for the screens' tests. */
import type { SavedPlan, SavedPlanSummary, SharedPick, SharedPlan } from '../api/saved-plans';
import { aCover } from './cover';

export const PLAN = '7f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';
/** The secret of a link. */
export const LINK = 'pJ3m0Vb0nq1Qw4y1bqk5yA';

export const aPlanSummary = (facts: Partial<SavedPlanSummary> = {}): SavedPlanSummary => ({
  ...{ uuid: PLAN, title: 'Friday’s deck', kind: 'FEWEST', total: 2.5, copies: 2, stops: 1, link: null },
  plannedAt: '2027-03-11T10:00:00.000Z',
  ...facts,
});

export function aSavedPlan(facts: Partial<SavedPlan> = {}): SavedPlan {
  const cover = aCover();
  return {
    ...aPlanSummary(),
    asked: { text: '2 Clockwork Heron\n1 Tidewell Archivist' },
    answer: { ...cover, plans: cover.plans.filter(({ kind }) => kind === 'FEWEST') },
    ...facts,
  };
}

const pick: SharedPick = {
  ...{ cardId: 'heron-id', cardName: 'Clockwork Heron', cardSet: 'Brinemarch', cardNumber: '89' },
  ...{ copies: 2, price: 1.25, condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' },
};

/** At a store and at a player. */
export const aSharedPlan = (facts: Partial<SharedPlan> = {}): SharedPlan => ({
  ...{ title: 'Friday’s deck', kind: 'FEWEST', total: 5.5, copies: 3 },
  plannedAt: '2027-03-11T10:00:00.000Z',
  stops: [
    {
      ...{ role: 'STORE', store: 'goblet', name: 'Goblet', address: '1 Main Street', distance: null },
      ...{ total: 2.5, picks: [pick] },
    },
    {
      ...{ role: 'USER', store: null, name: null, address: null, distance: { km: 5, isAbout: true } },
      ...{ total: 3, picks: [{ ...pick, copies: 1, price: 3, condition: 'DAMAGED' }] },
    },
  ],
  missing: [{ cardName: 'Tidewell Archivist', copies: 1 }],
  ...facts,
});
