// Fetches one scan: bounded in time and size, along no redirect, into no network of ours, and only if it is a picture.
import {
  BodyTooLargeError,
  outgoingRequest,
  readAtMost,
} from '../../../../platform/outgoing/outgoing-request.js';
import { scanType } from './scan-format.js';

/** How far a fetch may go: milliseconds for all of it, bytes of the picture. */
export interface ScanLimits {
  readonly timeout: number;
  readonly size: number;
}

export const SCAN_LIMITS: ScanLimits = { timeout: 5_000, size: 8_000_000 };

/** What is asked for, and whether it lies where the settings say themselves: that may be in our own network. */
export interface ScanQuestion {
  readonly headers: Readonly<Record<string, string>>;
  readonly isConfigured: boolean;
}

/** There is no picture at this address; asking again soon is no use. */
export class NoScan extends Error {}

/** All that says so. A refusal, a redirect or a page in its stead says something about us, or about the way. */
const GONE = new Set([404, 410]);

/** The bytes at this address. Throws a NoScan, or whatever went wrong on the way. */
export async function fetchScan(
  address: URL,
  question: ScanQuestion,
  { timeout, size }: ScanLimits = SCAN_LIMITS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout);
  const headers = { ...question.headers, 'accept-encoding': 'identity' };
  try {
    const response = await outgoingRequest(address, {
      headers,
      signal,
      isPublicOnly: !question.isConfigured,
    });
    try {
      const reason = `the server answered ${response.status}`;
      if (GONE.has(response.status)) throw new NoScan(reason);
      if (response.status !== 200) throw new Error(reason);
      const bytes = await readAtMost(response.body, size);
      if (scanType(bytes) === undefined) throw new Error('what came is no picture');
      return bytes;
    } finally {
      response.close();
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new NoScan(`the picture is larger than ${size} bytes`);
    throw signal.aborted ? new Error(`no picture within ${timeout} ms`) : error;
  }
}
