/** What the server tells the client about this deployment. */
import { clientApi as generated } from './generated/client';

export type { ClientConfig } from './generated/client';

/** The settings change with a deployment only: kept as long as the page is open. */
export const clientApi = generated.enhanceEndpoints({
  endpoints: { getClientConfig: { keepUnusedDataFor: Number.POSITIVE_INFINITY } },
});

export const { useGetClientConfigQuery, useLazyGetClientConfigQuery } = clientApi;
