/** The call that plans where to get a list of cards. */
import { coverApi as generated } from './generated/cover';
import { watchlistApi } from './watchlist';

export type {
  CoverCard,
  CoverDto,
  CoveredCard,
  CoverLot,
  CoverMissing,
  CoverPlan,
  CoverPlanStop,
  CoverRelaxation,
  CoverRequest,
  CoverStop,
} from './generated/cover';

export const { useCoverListMutation } = generated;
export type { WantDto } from './generated/watchlist';
export const { useLazyGetWantsQuery, useLazyGetWatchlistQuery } = watchlistApi;
