// The face of the planner.
export { planFor, plansFor } from './plan.js';
export {
  type Grade,
  type Lot,
  PLAN_KINDS,
  type Plan,
  type PlanKind,
  type Problem,
  RELAXATION_KINDS,
  type RelaxationKind,
  type Stop,
  type Want,
} from './problem.js';
