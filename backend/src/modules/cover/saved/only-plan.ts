// One plan of an answer, as it is kept.
import type { PlanKind } from '../domain/planner/index.js';
import type { CoverDto, CoverPlan } from '../dto/cover.dto.js';

/** The answer with one of its plans, and with the stops alone that this plan names. */
export function only(kind: PlanKind, answer: CoverDto): CoverDto {
  const plans = answer.plans.filter((plan) => plan.kind === kind);
  const named = [...new Set(plans.flatMap(stopsNamedBy))].sort((one, other) => one - other);
  const places = new Map(named.map((stop, place) => [stop, place]));
  return {
    ...answer,
    stops: answer.stops.filter((_stop, place) => places.has(place)),
    plans: plans.map((plan) => movedStops(plan, (stop) => places.get(stop) ?? 0)),
  };
}

const stopsNamedBy = ({ stops, missing }: CoverPlan): number[] => [
  ...stops.map(({ stop }) => stop),
  ...missing.flatMap(({ relaxations }) => relaxations.map(({ stop }) => stop)),
];

const movedStops = (plan: CoverPlan, placeOf: (stop: number) => number): CoverPlan => ({
  ...plan,
  stops: plan.stops.map((each) => ({ ...each, stop: placeOf(each.stop) })),
  missing: plan.missing.map((each) => ({
    ...each,
    relaxations: each.relaxations.map((one) => ({ ...one, stop: placeOf(one.stop) })),
  })),
});
