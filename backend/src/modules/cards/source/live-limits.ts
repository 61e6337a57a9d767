// Time, memory and rate limits of calls to the live card database.
import { Injectable } from '@nestjs/common';
import { PACE } from '../upstream/index.js';

/** What the public card database counts together: searches and the like, and everything else. */
export type Bucket = 'search' | 'other';

/** The limits of the product; a story shortens its own. Times are in milliseconds. */
@Injectable()
export class LiveLimits {
  /** From the question to the answer, with the wait for a permit: a client waits 5 s, of which the mirror needs some. */
  timeout = 4_000;
  /** The part of it kept for the call itself: a permit that comes later is not acquired. */
  answering = 1_000;
  /** How long an answer waits until the mirror has the card: an import may be running. */
  ingesting = 700;
  /** Until there is a connection: without a network nobody waits longer than this. */
  connecting = 1_500;
  /** The longest body, in bytes, unpacked. */
  body = 10_000_000;
  /** Between two calls of all replicas. */
  pace: Record<Bucket, number> = { ...PACE };
}
