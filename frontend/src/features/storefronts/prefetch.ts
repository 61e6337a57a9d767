/** The first calls of the page where a store writes its public page. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { storefrontsApi } from '../../api/storefronts';

export const prefetchOwnStorefront: Prefetch = () => [
  storefrontsApi.endpoints.getOwnStorefront.initiate(undefined, PREFETCH_OPTIONS),
];
