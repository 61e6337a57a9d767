/** The first calls about deals. */
import { dealsApi } from '../../api/deals';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { getDeal, storeQueue } = dealsApi.endpoints;

/** One deal. */
export const prefetchDeal: Prefetch = ({ path: { id } }) =>
  id ? [getDeal.initiate(id, PREFETCH_OPTIONS)] : [];

/** What a store has to pull. */
export const prefetchQueue: Prefetch = ({ user }) =>
  user.role === 'STORE' ? [storeQueue.initiate({ part: 'to-pull' }, PREFETCH_OPTIONS)] : [];
