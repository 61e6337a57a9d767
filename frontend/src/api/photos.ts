/** The calls about the photos of one's own listing, for its editor. Each is answered with the listing as it is then. */
import { OF_A_CARD } from './listing-tags';
import { type Cache, inPages, type ListingDto, listingsApi, succeeded } from './listings';
import { unlessRefused } from './unless-refused';
import { uploadFile } from './upload-file';

const changed = unlessRefused<typeof OF_A_CARD | 'listings'>([OF_A_CARD], [OF_A_CARD, 'listings']);

async function keepAnswer(
  _photo: unknown,
  cache: Cache & { queryFulfilled: Promise<{ data: ListingDto }> },
): Promise<void> {
  const answer = await succeeded(cache.queryFulfilled);
  if (answer) inPages(cache, [answer.data.uuid], answer.data);
}
const answered = { invalidatesTags: changed, onQueryStarted: keepAnswer };

/** A photo that is uploaded; `key` is the same for each try. */
interface PhotoUpload {
  listing: string;
  photo: Blob;
  key: string;
  onProgress: (share: number) => void;
}

const photosApi = listingsApi
  .enhanceEndpoints({
    endpoints: { orderPhotos: answered, removePhoto: answered, restorePhoto: answered },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Adds a photo, and says how much of it has been sent. */
      uploadPhoto: build.mutation<ListingDto, PhotoUpload>({
        queryFn: ({ listing, photo, key, onProgress }, { signal }) =>
          uploadFile<ListingDto>(`/api/listings/${encodeURIComponent(listing)}/photos`, photo, {
            onProgress,
            signal,
            key,
            type: photo.type,
          }),
        ...answered,
      }),
    }),
  });

export const {
  useOrderPhotosMutation,
  useRemovePhotoMutation,
  useRestorePhotoMutation,
  useUploadPhotoMutation,
} = photosApi;
