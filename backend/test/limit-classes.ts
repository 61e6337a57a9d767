// The rate limit classes by name, and that of each operation.
import { MANIFESTS } from '../src/app.module.js';
import { MAIL_LINK, READ, WRITE } from '../src/platform/http/limits/rate-limit-classes.js';
import type { RateLimitClass } from '../src/platform/manifest/rate-limit-class.js';

/** Every class that an operation may have. */
export const LIMITS = new Map(
  [READ, WRITE, MAIL_LINK, ...MANIFESTS.flatMap(({ limits = [] }) => limits)].map((limit) => [
    limit.name,
    limit,
  ]),
);
/** The calls that the first rule of a class allows. */
export const callsOf = ({ rules: [rule] }: RateLimitClass): number => rule?.calls ?? 0;
/** The class of each operation that is not simply a read or a write. */
export const CLASSES: Readonly<Record<string, string>> = {
  login: 'login',
  beginPasskeyLogIn: 'login-challenge',
  logInWithPasskey: 'login-proof',
  logInWithSecondFactor: 'login-proof',
  beginPasskeyRegistration: 'password',
  setUpSecondFactor: 'password',
  turnOffSecondFactor: 'password',
  renewRecoveryCodes: 'password',
  refresh: 'refresh',
  signUp: 'sign-up',
  changePassword: 'password',
  disableUser: 'password',
  eraseUser: 'password',
  getPersonalData: 'personal-data',
  coverList: 'cover',
  enterCode: 'enter-code',
  makeOffer: 'make-offer',
  holdForMe: 'make-offer',
  remakeOffer: 'make-offer',
  forgotPassword: 'mail',
  resendVerification: 'mail',
  resetPassword: 'mail-link',
  verifyEmail: 'mail-link',
  startVerifiedSession: 'mail-link',
  postListings: 'post-listings',
  previewStockEdit: 'edit-stock',
  editStock: 'edit-stock',
  undoStockBatch: 'edit-stock',
  putStockLines: 'edit-stock',
  savePriceRules: 'edit-stock',
  previewPriceRules: 'edit-stock',
  applyPriceRules: 'edit-stock',
  acceptHeldPrices: 'edit-stock',
  declineHeldPrices: 'edit-stock',
  uploadImport: 'import-stock',
  importWants: 'import-stock',
  reconcileStock: 'import-stock',
  changeImport: 'import-stock',
  commitImport: 'import-stock',
  addPhoto: 'upload-photo',
  sendMessage: 'message',
  reportMessage: 'mail-link',
  unsubscribe: 'mail-link',
  getUnsubscribeChoices: 'mail-link',
  exportStock: 'export-stock',
  downloadReconciliation: 'export-stock',
  scheduleEvents: 'schedule-events',
  findPlaces: 'find-places',
  getMapStores: 'move-map',
  getCardsOnOffer: 'search-offers',
  searchSingles: 'search-singles',
  searchCards: 'search',
  getNamedCard: 'card-name',
  completeCardName: 'card-name',
  collectCards: 'collection',
  suggestPrintings: 'collection',
};
