// How pictures of events are uploaded in stories, served and stored.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { Client, ProblemBody, Reply } from '../../../../test/client.js';
import { TINY_PHOTO } from '../../../../test/images.js';
import type { Story } from '../../../../test/story.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import type { SweepImages } from '../../../platform/images/sweep-images.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { EventDto } from '../dto/event.dto.js';
import { SweepPictures } from '../pictures/sweep-pictures.js';

const DAY_S = 24 * 60 * 60;

/** Uploads the bytes of a picture; the smallest one, unless others are given. */
export const uploadPicture = (
  client: Client,
  bytes: Buffer = TINY_PHOTO,
  {
    type = 'image/webp',
    key,
    path = '/api/events/pictures',
  }: { readonly type?: string; readonly key?: string; readonly path?: string } = {},
): Promise<Reply<PictureDto & ProblemBody>> =>
  client.call('POST', path, bytes, {
    'content-type': type,
    ...(key && { 'idempotency-key': key }),
  });

/** The name of a picture. */
export const nameOf = ({ url }: PictureDto): string => url.split('/').at(-2) ?? '';

/** What can be seen of pictures in a story. */
export const picturesIn = (market: Story, sweep: Type<SweepImages> = SweepPictures) => ({
  read: async (uuid: string) =>
    (await market.someone().get<EventDto & ProblemBody>(`/api/events/${uuid}`)).body,
  load: async (path: string) => {
    const reply = await fetch(market.origin + path);
    return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
  },
  isStored: (picture: PictureDto): boolean =>
    readdirSync(join(market.folder, 'objects'), { recursive: true }).some((file) =>
      String(file).includes(nameOf(picture)),
    ),
  /** A day passes, and what is done at night is done. */
  night: async () => {
    market.clock.pass(DAY_S + 60);
    await market.app.get(Retention).applyAll();
    await market.app.get(sweep).sweep();
  },
});
