/** The first call of the inbox. */
import { offersApi } from '../../api/offers';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { inbox } = offersApi.endpoints;

/** The visitor's open offers and live deals. */
export const prefetchInbox: Prefetch = () => [inbox.initiate(undefined, PREFETCH_OPTIONS)];
