/** What each call answers when it succeeds, in the words of the generated types: a test cannot invent a server. */
import type {
  GetPasskeysApiResponse,
  GetSecondFactorApiResponse,
  GetSessionsApiResponse,
  LoginApiResponse,
  RefreshApiResponse,
  RenewRecoveryCodesApiResponse,
  ResendVerificationApiResponse,
  SetUpSecondFactorApiResponse,
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
  GetSetCodesApiResponse,
  SearchCardsApiResponse,
  SuggestPrintingsApiResponse,
} from '../api/cards';
import type { GetTcgFormatsApiResponse, GetTcgTypesApiResponse } from '../api/catalogs';
import type { GetClientConfigApiResponse } from '../api/client';
import type {
  GetFrontPageApiResponse,
  GetMostWatchedApiResponse,
  GetStoreSummaryApiResponse,
  GetUserSummaryApiResponse,
  GetWatchedInStockApiResponse,
} from '../api/dashboard';
import type {
  ChangeEventApiResponse,
  EventDto,
  GetEventsApiResponse,
  GetEventsOfStoreApiResponse,
  ScheduleEventApiResponse,
} from '../api/events';
import type {
  ChangeListingApiResponse,
  GetAvailabilityApiResponse,
  GetCopiesApiResponse,
  GetListingsOfUserApiResponse,
  GetListingsOfUserWithCardApiResponse,
  GetListingsWithCardApiResponse,
  GetOrderHistoryApiResponse,
  PostListingsApiResponse,
  ReportMessageApiResponse,
  RestoreListingApiResponse,
  SellListingsApiResponse,
  SendMessageApiResponse,
  TakeBackSalesApiResponse,
} from '../api/listings';
import type {
  ChangeUserApiResponse,
  GetPersonalDataApiResponse,
  GetProfileApiResponse,
  GetStoresApiResponse,
  GetUserApiResponse,
  SignUpApiResponse,
} from '../api/users';
import type { GetWatchlistApiResponse, IsWatchedApiResponse } from '../api/watchlist';

/** Method and path to the body of the success; `undefined` where there is none. A new screen adds its calls here. */
export interface Answers {
  'GET /api/auth/passkeys': GetPasskeysApiResponse;
  'PATCH /api/auth/passkeys/:uuid': undefined;
  'DELETE /api/auth/passkeys/:uuid': undefined;
  'GET /api/auth/second-factor': GetSecondFactorApiResponse;
  'POST /api/auth/second-factor': SetUpSecondFactorApiResponse;
  'DELETE /api/auth/second-factor': undefined;
  'POST /api/auth/second-factor/activation': RenewRecoveryCodesApiResponse;
  'POST /api/auth/login/second-factor': LoginApiResponse;
  'GET /api/cards/:id': GetCardApiResponse;
  'GET /api/cards/:id/prices': GetCardPricesApiResponse;
  'GET /api/cards/:setcode/:number': GetCardBySetAndNumberApiResponse;
  'GET /api/cards/autocomplete': CompleteCardNameApiResponse;
  'GET /api/cards/named': GetNamedCardApiResponse;
  'POST /api/cards/collection': CollectCardsApiResponse;
  'POST /api/cards/printings': SuggestPrintingsApiResponse;
  'GET /api/cards/set-codes': GetSetCodesApiResponse;
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
  'POST /api/auth/verify/session': LoginApiResponse;
  'POST /api/auth/resend-verification': ResendVerificationApiResponse;
  'POST /api/auth/forgot-password': unknown;
  'POST /api/auth/reset-password': undefined;
  'GET /api/dashboard/front-page': GetFrontPageApiResponse;
  'GET /api/dashboard/most-watched/:uuid': GetMostWatchedApiResponse;
  'GET /api/dashboard/store-summary/:uuid': GetStoreSummaryApiResponse;
  'GET /api/dashboard/user-summary/:uuid': GetUserSummaryApiResponse;
  'GET /api/dashboard/watched-in-stock/:uuid': GetWatchedInStockApiResponse;
  'GET /api/events': GetEventsApiResponse;
  'GET /api/events/store/:uuid': GetEventsOfStoreApiResponse;
  'GET /api/events/:uuid': EventDto;
  'POST /api/events/bulk': EventDto[];
  'POST /api/events': ScheduleEventApiResponse;
  'PATCH /api/events/:uuid': ChangeEventApiResponse;
  'DELETE /api/events/:uuid': undefined;
  'GET /api/listings/user/:id/status/:status': GetListingsOfUserApiResponse;
  'GET /api/listings/user/:uuid/order-history': GetOrderHistoryApiResponse;
  'GET /api/listings/availability': GetAvailabilityApiResponse;
  'GET /api/listings/user/:id/with-card': GetListingsOfUserWithCardApiResponse;
  'GET /api/listings/with-card': GetListingsWithCardApiResponse;
  'POST /api/listings': PostListingsApiResponse;
  'PATCH /api/listings/:id': ChangeListingApiResponse;
  'DELETE /api/listings/:uuid': undefined;
  'GET /api/listings/:uuid/copies': GetCopiesApiResponse;
  'POST /api/listings/sales': SellListingsApiResponse;
  'POST /api/listings/sales/restore': TakeBackSalesApiResponse;
  'POST /api/listings/:uuid/messages': SendMessageApiResponse;
  'POST /api/listings/messages/report': ReportMessageApiResponse;
  'POST /api/listings/:uuid/restore': RestoreListingApiResponse;
  'POST /api/users/signup': SignUpApiResponse;
  'GET /api/users/stores': GetStoresApiResponse;
  'GET /api/users/:uuid': GetUserApiResponse;
  'GET /api/users/:uuid/profile': GetProfileApiResponse;
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
