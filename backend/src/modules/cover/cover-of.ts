// Plans as they are answered: with the names of cards and stops, prices in dollars.
import type { CardSnapshot } from '../cards/index.js';
import type { CardOffers, OfferedLot, OfferingLister } from '../listings/index.js';
import type { OpeningStateDto } from '../storefronts/index.js';
import type { Lot, Plan } from './domain/planner/index.js';
import type { CoverDto, CoveredCard, CoverLot, CoverPick, CoverPlan, CoverStop } from './dto/cover.dto.js';
import { type LeftOutLine, placeOf, type WantedLine } from './wanted.js';

/** A list with what is on offer and the plans for it. */
export interface Planned {
  readonly wants: readonly WantedLine[];
  readonly leftOut: readonly LeftOutLine[];
  readonly offers: CardOffers;
  readonly listers: readonly OfferingLister[];
  readonly openings: ReadonlyMap<string, OpeningStateDto>;
  readonly snapshots: ReadonlyMap<string, CardSnapshot>;
  readonly plans: readonly Plan[];
  readonly isPartial: boolean;
  readonly at: Date;
}

const dollars = (cents: number): number => cents / 100;

/** The answer. Stops that no plan and no relaxation names are left out of it. */
export function coverOf(planned: Planned): CoverDto {
  const { wants, leftOut, offers, listers, openings, snapshots, plans, isPartial, at } = planned;
  const named = new Set(plans.flatMap(stopsNamedBy));
  const stops = listers.filter(({ account }) => named.has(account));
  const places = new Map(stops.map(({ account }, place) => [account, place]));
  const lots = new Map(offers.lots.map((lot) => [lot.id, lot]));
  return {
    cards: wants.map((want) => cardOf(want, snapshots)),
    leftOut: leftOut.map(({ line, text, reason }) => ({ line: line ?? null, text, reason })),
    stops: stops.map((lister) => stopOf(lister, openings.get(lister.account) ?? null)),
    plans: plans.map((plan) =>
      planOf(plan, {
        placeOf: (stop) => places.get(stop) ?? 0,
        lotOf: ({ id }) => lotOf(lots.get(id), snapshots),
        listingsOf: ({ id }, from, copies) => [...(lots.get(id)?.ids.slice(from, from + copies) ?? [])],
      }),
    ),
    isPartial,
    plannedAt: at.toISOString(),
  };
}

const stopsNamedBy = ({ stops, missing }: Plan): string[] => [
  ...stops.map(({ stop }) => stop),
  ...missing.flatMap(({ relaxations }) => relaxations.map(({ lot }) => lot.stop)),
];

function cardOf(
  { printing, copies, anyPrinting, terms: { mostCents, ...terms } }: WantedLine,
  snapshots: ReadonlyMap<string, CardSnapshot>,
): CoveredCard {
  const card = snapshots.get(printing);
  return {
    cardId: card?.id ?? printing,
    cardName: card?.name ?? '',
    cardSet: card?.setName ?? '',
    cardSetCode: card?.setCode ?? '',
    cardNumber: card?.collectorNumber ?? '',
    copies,
    anyPrinting,
    terms: {
      ...(terms.leastCondition && { leastCondition: terms.leastCondition }),
      ...(terms.finishes && { finishes: [...terms.finishes] }),
      ...(terms.languages && { languages: [...terms.languages] }),
      ...(mostCents !== undefined && { maxPrice: dollars(mostCents) }),
      ...(terms.trade !== undefined && { trade: terms.trade }),
    },
  };
}

const stopOf = (
  { account: uuid, role, name, address, distance }: OfferingLister,
  opening: OpeningStateDto | null,
): CoverStop => ({ uuid, role, name, address, distance, opening });

function lotOf(lot: OfferedLot | undefined, snapshots: ReadonlyMap<string, CardSnapshot>): CoverLot {
  if (!lot) throw new Error('A plan names a lot that nobody offers');
  const { id, printing, cents, condition, finish, language, type, countedAt, isStale } = lot;
  const card = snapshots.get(printing);
  return {
    listing: id,
    cardId: printing,
    cardSet: card?.setName ?? '',
    cardSetCode: card?.setCode ?? '',
    cardNumber: card?.collectorNumber ?? '',
    price: dollars(cents),
    condition,
    finish,
    language,
    isTrade: type === 'TRADE',
    countedAt: new Date(countedAt).toISOString(),
    isStale,
  };
}

interface Names {
  readonly placeOf: (stop: string) => number;
  readonly lotOf: (lot: Lot) => CoverLot;
  /** The listings of the copies of a lot from one place on. */
  readonly listingsOf: (lot: Lot, from: number, copies: number) => string[];
}

/** Copies to get at a stop. Two lines of the list may get copies of one lot: none of them the same. */
function picksOf(copies: Plan['stops'][number]['copies'], names: Names): CoverPick[] {
  const taken = new Map<string, number>();
  return copies.map(({ want, lot, copies: picked }) => {
    const from = taken.get(lot.id) ?? 0;
    taken.set(lot.id, from + picked);
    return {
      card: placeOf(want),
      copies: picked,
      listings: names.listingsOf(lot, from, picked),
      lot: names.lotOf(lot),
    };
  });
}

const planOf = ({ kind, stops, copies, cents, unpriced, missing }: Plan, names: Names): CoverPlan => ({
  kind,
  stops: stops.map((each) => ({
    stop: names.placeOf(each.stop),
    picks: picksOf(each.copies, names),
    total: dollars(each.cents),
    unpriced: each.unpriced,
  })),
  copies,
  total: dollars(cents),
  unpriced,
  missing: missing.map(({ want, copies: lacking, relaxations }) => ({
    card: placeOf(want),
    copies: lacking,
    relaxations: relaxations.map(({ kind: term, lot, copies: more }) => ({
      kind: term,
      stop: names.placeOf(lot.stop),
      copies: more,
      lot: names.lotOf(lot),
    })),
  })),
});
