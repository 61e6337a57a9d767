/** The addresses of the client's pages, so that features can link to each other without importing each other. */

export const paths = {
  landing: '/',
  logIn: '/login',
  signUp: '/sign-up',
  terms: '/terms',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  reportMessage: '/report-message',
  home: '/home',
  cards: '/cards',
  cardResults: '/cards/results',
  card: '/cards/results/:cardId',
  onOffer: '/cards/on-offer',
  cover: '/cover',
  savedPlans: '/cover/plans',
  savedPlan: '/cover/plans/:uuid',
  sharedPlan: '/cover/shared/:link',
  events: '/events',
  settings: '/settings',
  myListings: '/my-listings',
  orderHistory: '/order-history',
  stores: '/stores',
  eventManager: '/event-manager',
  attendees: '/event-manager/:id/attendees',
  watchlist: '/watchlist',
  mutualMatches: '/watchlist/trades',
  storePage: '/store-page',
  storefront: '/s/:id',
  publicCard: '/c/:id',
  publicEvent: '/e/:id',
  stock: '/stock',
  stockImport: '/stock/import',
  stockExport: '/stock/export',
  stockPrices: '/stock/prices',
  stockReconcile: '/stock/reconcile',
  pullSheet: '/stock/pull-sheet',
  inbox: '/inbox',
  dealQueue: '/deals/queue',
  deal: '/deals/:id',
  newOffer: '/offers/new',
  offer: '/offers/:id',
  moderation: '/moderation',
  case: '/moderation/:id',
  decisions: '/decisions',
} as const;

/** What of a search is on offer near somebody. */
export const offersOfPath = (search: string): string => `${paths.onOffer}?${new URLSearchParams({ search })}`;

/** Where to get the cards of the visitor's own watchlist. */
export const coverWatchlistPath = `${paths.cover}?from=watchlist`;
/** Where to get the wants of one list. */
export const coverWantListPath = (list: string): string =>
  `${paths.cover}?${new URLSearchParams({ wants: list })}`;

/** The copies that a notice is about. */
export const foundPath = (batch = ''): string =>
  `${paths.watchlist}?${new URLSearchParams({ found: batch })}`;

/** The wants of a list. */
export const wantListPath = (list: string): string => `${paths.watchlist}?${new URLSearchParams({ list })}`;

/** Who goes to an event of the visitor’s own store. */
export const attendeesPath = (uuid: string): string =>
  `${paths.eventManager}/${encodeURIComponent(uuid)}/attendees`;

/** What to bring to an event. */
export const bringListPath = (event: string): string =>
  `${paths.mutualMatches}?${new URLSearchParams({ event })}`;

/** The events of a store, beside the list of stores. */
export const eventsOfStorePath = (uuid: string): string =>
  `${paths.events}?${new URLSearchParams({ view: 'stores', store: uuid })}`;

/** Settings, at the place of the account. */
export const PLACE_SECTION = '#place';

/** Settings, with the focus in the field of the address. */
export const ADDRESS_FIELD = '#address';

/** The listings of a store or a player (read-only for everybody else); `card` is the one that the visitor came for. */
export const storeListingsPath = (store: { uuid: string; name: string }, card?: string): string =>
  `${paths.myListings}?${new URLSearchParams({ storeId: store.uuid, storeName: store.name, ...(card && { card }) })}`;

/** The words that a list is searched by, as its address has them; empty where it has none. */
export const searchIn = (params: URLSearchParams): string => params.get('q') ?? '';

/** Whether a list has the nearest first, as its address says it. */
export const ORDER_PARAM = 'sort';
export const NEAREST = 'nearest';
export const isNearestIn = (params: URLSearchParams): boolean => params.get(ORDER_PARAM) === NEAREST;

/** Whether a list is shown beside a map, as its address says it. */
export const LAYOUT_PARAM = 'layout';
export const ON_MAP = 'map';
export const isOnMapIn = (params: URLSearchParams): boolean => params.get(LAYOUT_PARAM) === ON_MAP;

/** Whose listings an address shows; null where it shows one's own. */
export const listerIn = (params: URLSearchParams): string | null => params.get('storeId');

/** One's own listings, with this card found in the list of new ones. */
export const listCardPath = (cardId: string): string =>
  `${paths.myListings}?${new URLSearchParams({ list: cardId })}`;

/** A deal. */
export const dealPath = (uuid: string): string => `/deals/${encodeURIComponent(uuid)}`;

/** A deal, with the focus where it is handed over: in the field of the code, which a code behind `#` fills. */
export const HAND_OVER_SECTION = '#hand-over';
export const handOverPath = (uuid: string, code?: string): string =>
  `${dealPath(uuid)}${code ? `#${code}` : HAND_OVER_SECTION}`;

/** A case of the moderators. */
export const casePath = (uuid: string): string => `/moderation/${encodeURIComponent(uuid)}`;

/** An offer. */
export const offerPath = (uuid: string): string => `/offers/${encodeURIComponent(uuid)}`;

/** The store page, at the rules for holds. */
export const HOLD_RULES_SECTION = '#holds';
