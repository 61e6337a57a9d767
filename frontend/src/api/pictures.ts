/** The upload of pictures for events and for the page of a store; what has one says so by its id. */
import { eventsApi } from './events';
import type { PictureDto } from './generated/events';
import { storefrontsApi } from './storefronts';
import { uploadFile } from './upload-file';

export type { PictureDto } from './generated/events';

/** A picture that is uploaded; `key` is the same for each try. */
export interface PictureUpload {
  picture: Blob;
  key: string;
  /** Says how much of it has been sent. */
  onProgress: (share: number) => void;
}

const sending =
  (path: string) =>
  ({ picture, key, onProgress }: PictureUpload, { signal }: { signal: AbortSignal }) =>
    uploadFile<PictureDto>(path, picture, { onProgress, signal, key, type: picture.type });

export const { useUploadPictureMutation: useEventPictureUpload } = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<PictureDto, PictureUpload>({ queryFn: sending('/api/events/pictures') }),
  }),
});

export const { useUploadOwnPictureMutation: useStorePictureUpload } = storefrontsApi.injectEndpoints({
  endpoints: (build) => ({
    uploadOwnPicture: build.mutation<PictureDto, PictureUpload>({
      queryFn: sending('/api/storefronts/pictures'),
    }),
  }),
});
