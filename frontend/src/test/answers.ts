/** What each call answers when it succeeds, in the words of the generated types: a test cannot invent a server. */
import type {
  GetSessionsApiResponse,
  LoginApiResponse,
  RefreshApiResponse,
  ResendVerificationApiResponse,
  VerifyEmailApiResponse,
} from '../api/auth';
import type {
  CollectCardsApiResponse,
  CompleteCardNameApiResponse,
  GetCardApiResponse,
  GetCardBySetAndNumberApiResponse,
  GetCardPricesApiResponse,
  GetCardSetsApiResponse,
  GetNamedCardApiResponse,
  SearchCardsApiResponse,
} from '../api/cards';
import type { GetTcgFormatsApiResponse, GetTcgTypesApiResponse } from '../api/catalogs';
import type { GetClientConfigApiResponse } from '../api/client';
import type {
  GetFrontPageApiResponse,
  GetStoreSummaryApiResponse,
  GetUserSummaryApiResponse,
} from '../api/dashboard';
import type {
  ChangeEventApiResponse,
  GetEventsApiResponse,
  GetEventsOfStoreApiResponse,
  ScheduleEventApiResponse,
} from '../api/events';
import type {
  ChangeListingApiResponse,
  GetListingsOfUserApiResponse,
  GetListingsWithCardApiResponse,
  GetOrderHistoryApiResponse,
  PostListingsApiResponse,
  RestoreListingApiResponse,
} from '../api/listings';
import type {
  ChangeUserApiResponse,
  GetPersonalDataApiResponse,
  GetStoresApiResponse,
  GetUserApiResponse,
  SignUpApiResponse,
} from '../api/users';
import type { GetWatchlistApiResponse, IsWatchedApiResponse } from '../api/watchlist';

/** Method and path to the body of the success; `undefined` where there is none. A new screen adds its calls here. */
export interface Answers {
  'GET /api/cards/:id': GetCardApiResponse;
  'GET /api/cards/:id/prices': GetCardPricesApiResponse;
  'GET /api/cards/:setcode/:number': GetCardBySetAndNumberApiResponse;
  'GET /api/cards/autocomplete': CompleteCardNameApiResponse;
  'GET /api/cards/named': GetNamedCardApiResponse;
  'POST /api/cards/collection': CollectCardsApiResponse;
  'GET /api/cards/sets': GetCardSetsApiResponse;
  'GET /api/cards/search': SearchCardsApiResponse;
  'GET /api/catalogs/tcg-formats': GetTcgFormatsApiResponse;
  'GET /api/catalogs/tcg-types': GetTcgTypesApiResponse;
  'GET /api/client-config': GetClientConfigApiResponse;
  'POST /api/auth/login': LoginApiResponse;
  'POST /api/auth/refresh': RefreshApiResponse;
  'POST /api/auth/logout': undefined;
  'GET /api/auth/sessions': GetSessionsApiResponse;
  'DELETE /api/auth/sessions': undefined;
  'DELETE /api/auth/sessions/:uuid': undefined;
  'GET /api/auth/verify': VerifyEmailApiResponse;
  'POST /api/auth/resend-verification': ResendVerificationApiResponse;
  'POST /api/auth/forgot-password': unknown;
  'POST /api/auth/reset-password': undefined;
  'GET /api/dashboard/front-page': GetFrontPageApiResponse;
  'GET /api/dashboard/store-summary/:uuid': GetStoreSummaryApiResponse;
  'GET /api/dashboard/user-summary/:uuid': GetUserSummaryApiResponse;
  'GET /api/events': GetEventsApiResponse;
  'GET /api/events/store/:uuid': GetEventsOfStoreApiResponse;
  'POST /api/events': ScheduleEventApiResponse;
  'PATCH /api/events/:uuid': ChangeEventApiResponse;
  'DELETE /api/events/:uuid': undefined;
  'GET /api/listings/user/:id/status/:status': GetListingsOfUserApiResponse;
  'GET /api/listings/user/:uuid/order-history': GetOrderHistoryApiResponse;
  'GET /api/listings/with-card': GetListingsWithCardApiResponse;
  'POST /api/listings': PostListingsApiResponse;
  'PATCH /api/listings/:id': ChangeListingApiResponse;
  'DELETE /api/listings/:uuid': undefined;
  'POST /api/listings/:uuid/restore': RestoreListingApiResponse;
  'POST /api/users/signup': SignUpApiResponse;
  'GET /api/users/stores': GetStoresApiResponse;
  'GET /api/users/:uuid': GetUserApiResponse;
  'PATCH /api/users/:uuid': ChangeUserApiResponse;
  'PATCH /api/users/:uuid/change-password': undefined;
  'PUT /api/users/:uuid/disable': undefined;
  'GET /api/users/:uuid/export': GetPersonalDataApiResponse;
  'DELETE /api/users/:uuid': undefined;
  'GET /api/watchlist/:uuid': GetWatchlistApiResponse;
  'GET /api/watchlist/:uuid/contains': IsWatchedApiResponse;
  'POST /api/watchlist/:uuid': undefined;
  'DELETE /api/watchlist/:uuid': undefined;
}
