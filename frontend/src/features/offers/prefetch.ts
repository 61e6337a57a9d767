/** The first call of an offer's page. */
import { offersApi } from '../../api/offers';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { getOffer } = offersApi.endpoints;

/** One offer with its versions. */
export const prefetchOffer: Prefetch = ({ path: { id } }) =>
  id ? [getOffer.initiate(id, PREFETCH_OPTIONS)] : [];
