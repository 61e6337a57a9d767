/** The calls of the dashboard, for the screens. */
import { dashboardApi as generated } from './generated/dashboard';

export type {
  EventDto,
  FrontPage,
  MostWatchedCard,
  StoreSummary,
  WatchedCardDto,
  WatchedInStock,
} from './generated/dashboard';

/** A summary is of everything that it counts. */
const SUMMARY_TAGS = ['dashboard', 'events', 'listings', 'watchlist'] as const;

/** \"Soon\" depends on the time: a remount refetches answers older than this; in seconds. */
export const DASHBOARD_REFETCH = { refetchOnMountOrArgChange: 60 } as const;

export const dashboardApi = generated.enhanceEndpoints({
  endpoints: {
    getMostWatched: { providesTags: SUMMARY_TAGS },
    getStoreSummary: { providesTags: SUMMARY_TAGS },
    getUserSummary: { providesTags: SUMMARY_TAGS },
    getWatchedInStock: { providesTags: SUMMARY_TAGS },
  },
});

export const {
  useGetMostWatchedQuery,
  useGetStoreSummaryQuery,
  useGetUserSummaryQuery,
  useGetWatchedInStockQuery,
} = dashboardApi;
