/** The upload of a picture for events; what has it says so by its id. */
import { type EventDto, eventsApi } from './events';
import { uploadFile } from './upload-file';

export type EventPicture = NonNullable<EventDto['picture']>;

/** A picture that is uploaded; `key` is the same for each try. */
interface PictureUpload {
  picture: Blob;
  key: string;
  onProgress: (share: number) => void;
}

export const { useUploadPictureMutation } = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Says how much of it has been sent. */
    uploadPicture: build.mutation<EventPicture, PictureUpload>({
      queryFn: ({ picture, key, onProgress }, { signal }) =>
        uploadFile<EventPicture>('/api/events/pictures', picture, {
          onProgress,
          signal,
          key,
          type: picture.type,
        }),
    }),
  }),
});
