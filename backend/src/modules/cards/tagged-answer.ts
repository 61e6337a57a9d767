// Answers with an ETag: who has the answer already only hears that it has not changed.
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What is answered, and how long it may be kept. */
export interface TaggedAnswer {
  readonly text: string;
  readonly mediaType: string;
  readonly cacheControl: string;
}

/** Sends the answer, or 304 to somebody whose If-None-Match (`known`) names it. */
export async function answerTagged(
  reply: FastifyReply,
  known: string | undefined,
  { text, mediaType, cacheControl }: TaggedAnswer,
): Promise<void> {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag: tag, 'cache-control': cacheControl });
  if (known?.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag)) {
    await reply.status(304).send();
  } else {
    await reply.type(`${mediaType}; charset=utf-8`).send(text);
  }
}
