/** The calls of the dashboard, for the screens. */
import { dashboardApi as generated } from './generated/dashboard';

export type {
  EventDto,
  FrontPage,
  GetFrontPageApiResponse,
  GetMostWatchedApiResponse,
  GetStoreSummaryApiResponse,
  GetUserSummaryApiResponse,
  GetWatchedInStockApiResponse,
  MostWatchedCard,
  StoreSummary,
  WatchedCardDto,
  WatchedInStock,
} from './generated/dashboard';

/** A summary is of everything that it counts. */
const SUMS_UP = ['Dashboard', 'Event', 'Listing', 'Watchlist'] as const;

/** What is soon changes with the time: whoever comes back after so many seconds is told anew. */
export const DASHBOARD_AGE = { refetchOnMountOrArgChange: 60 } as const;

export const dashboardApi = generated.enhanceEndpoints({
  endpoints: {
    getMostWatched: { providesTags: SUMS_UP },
    getStoreSummary: { providesTags: SUMS_UP },
    getUserSummary: { providesTags: SUMS_UP },
    getWatchedInStock: { providesTags: SUMS_UP },
  },
});

export const {
  useGetMostWatchedQuery,
  useGetStoreSummaryQuery,
  useGetUserSummaryQuery,
  useGetWatchedInStockQuery,
} = dashboardApi;
