// A route that answers the file of a picture of a store: as it is stored, or as previews of links show it.
import type { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type ObjectStorage, StorageError } from '../object-storage/object-storage.js';
import { AnswersImage, cachedForGood, type FileErrors, imageAnswer } from './image-answer.js';
import { IMAGE_SIZES, IMAGE_TYPE, type ImageFolder, PREVIEW_TYPE } from './image-folder.js';

const RETRY_AFTER_S = 5;
export const PREVIEW_SIZE = 'preview.jpg' as const;
/** What can be had of a picture. */
export const PICTURE_SIZES = [...IMAGE_SIZES, PREVIEW_SIZE] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

interface PictureFile {
  readonly storage: ObjectStorage;
  readonly folder: ImageFolder;
  readonly name: string;
  readonly size: PictureSize;
  readonly reply: FastifyReply;
}

/** The route answers a picture, by its `name` and `size`. */
export const AnswersPicture = (errors: FileErrors): MethodDecorator =>
  AnswersImage('picture', errors, PICTURE_SIZES, [IMAGE_TYPE, PREVIEW_TYPE]);

/** A picture to be cached for good, which other sites may show: readers of feeds do. Throws `missing` and `unavailable`. */
export async function pictureAnswer(file: PictureFile, errors: FileErrors): Promise<StreamableFile> {
  const { size, folder, name, storage, reply } = file;
  const answer =
    size === PREVIEW_SIZE
      ? cachedForGood(await preview(file, errors), PREVIEW_TYPE, reply)
      : await imageAnswer({ storage, key: folder.keyOf(name, size), reply }, errors);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

/** It is made when somebody first asks for it, and stored beside the picture. */
async function preview(
  { storage, folder, name }: PictureFile,
  { missing, unavailable }: FileErrors,
): Promise<Buffer> {
  const key = folder.previewKeyOf(name);
  try {
    const made = await storage.get(key);
    if (made) return made;
    const full = await storage.get(folder.keyOf(name, 'full'));
    if (!full) throw missing();
    // sharp takes 20 MB, and many servers never see an image.
    const { previewOfImage } = await import('./encode-preview.js');
    const bytes = await previewOfImage(full);
    if (!bytes) throw unavailable({ retryAfter: RETRY_AFTER_S });
    await storage.put(key, bytes, PREVIEW_TYPE);
    return bytes;
  } catch (error) {
    throw error instanceof StorageError ? unavailable() : error;
  }
}
