// How much of time and memory a call of the live card database may take, and how often one may start.
import { Injectable } from '@nestjs/common';
import { PACE } from '../upstream/index.js';

/** What the public card database counts together: searches and the like, and everything else. */
export type Lane = 'search' | 'other';

/** The limits of the product; a story shortens its own. Times are in milliseconds. */
@Injectable()
export class LiveLimits {
  /** From the question to the answer, with the wait for a turn: of the 5 s that a client waits the mirror needs some. */
  patience = 4_000;
  /** Of that at least for the call itself: a turn that comes later would be used up in vain, and is not taken. */
  answering = 1_000;
  /** For the mirror to take a card in before it is answered: an import may be running. */
  adopting = 700;
  /** Until somebody has picked up: without a network nobody waits longer than this. */
  connecting = 1_500;
  /** The longest body, in bytes, unpacked. */
  body = 10_000_000;
  /** Between two starts of all replicas. */
  pace: Record<Lane, number> = { ...PACE };
}
