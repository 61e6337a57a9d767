/** The games and formats on offer, for the screens. */
import { catalogsApi as generated } from './generated/catalogs';

export type { GetTcgFormatsApiResponse, GetTcgTypesApiResponse, TcgFormat } from './generated/catalogs';

/** The catalogue changes with a release only: an hour is no risk. */
const HOUR_S = 3600;

export const catalogsApi = generated.enhanceEndpoints({
  endpoints: {
    getTcgTypes: { providesTags: ['catalogs'], keepUnusedDataFor: HOUR_S },
    getTcgFormats: { providesTags: ['catalogs'], keepUnusedDataFor: HOUR_S },
  },
});

export const { useGetTcgTypesQuery, useGetTcgFormatsQuery } = catalogsApi;
