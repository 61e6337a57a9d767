// Fetches one scan: bounded in time and size, along no redirect, and only if it is a picture.
import { scanType } from './scan-format.js';

/** How far a fetch may go: milliseconds for all of it, bytes of the picture. */
export interface ScanLimits {
  readonly patience: number;
  readonly size: number;
}

export const SCAN_LIMITS: ScanLimits = { patience: 5_000, size: 8_000_000 };

/** There is no picture at this address; asking again soon is no use. */
export class NoScan extends Error {}

/** All that says so. A refusal, a redirect or a page in its stead says something about us, or about the way. */
const GONE = new Set([404, 410]);

/** The bytes at this address. Throws a NoScan, or whatever went wrong on the way. */
export async function fetchScan(
  address: URL,
  headers: Readonly<Record<string, string>>,
  { patience, size }: ScanLimits = SCAN_LIMITS,
): Promise<Buffer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(`no picture within ${patience} ms`)), patience);
  try {
    const reply = await fetch(address, { headers, redirect: 'manual', signal: stop.signal });
    const words = `the server answered ${reply.status}`;
    if (GONE.has(reply.status)) throw new NoScan(words);
    if (reply.status !== 200) throw new Error(words);
    const bytes = await bodyOf(reply, size);
    if (scanType(bytes) === undefined) throw new Error('what came is no picture');
    return bytes;
  } finally {
    clearTimeout(timer);
    // Whatever of the body was not read is not waited for.
    stop.abort();
  }
}

async function bodyOf(reply: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > most) throw new NoScan(`the picture is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  const promised = Number(reply.headers.get('content-length') ?? length);
  if (reply.headers.get('content-encoding') === null && promised !== length)
    throw new Error('the picture broke off');
  return Buffer.concat(chunks);
}
