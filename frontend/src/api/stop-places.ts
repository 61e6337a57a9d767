/** Where the stores of a plan are: read once its map is opened. Players have no place that anybody is shown. */
import type { StorePlaceDto } from './generated/places';
import { placesApi } from './places';

export interface StopPlace extends StorePlaceDto {
  uuid: string;
}

const { useStopPlacesQuery } = placesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those of these stores that are on the map. */
    stopPlaces: build.query<StopPlace[], string[]>({
      queryFn: async (stores, _api, _options, ask) => {
        const places: StopPlace[] = [];
        const answers = stores.map(async (uuid) => ({ uuid, ...(await ask(`/api/places/stores/${uuid}`)) }));
        for (const { uuid, data, error } of await Promise.all(answers)) {
          if (error && error.status !== 404) return { error };
          if (data) places.push({ ...(data as StorePlaceDto), uuid });
        }
        return { data: places };
      },
      providesTags: ['places'],
    }),
  }),
});

export { useStopPlacesQuery };
