// Fetches one scan: bounded in time and size, along no redirect, into no network of ours, and only if it is a picture.
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { publicLookup } from '../../../../platform/outgoing/public-lookup.js';
import { scanType } from './scan-format.js';

/** How far a fetch may go: milliseconds for all of it, bytes of the picture. */
export interface ScanLimits {
  readonly patience: number;
  readonly size: number;
}

export const SCAN_LIMITS: ScanLimits = { patience: 5_000, size: 8_000_000 };

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
  { patience, size }: ScanLimits = SCAN_LIMITS,
): Promise<Buffer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const reply = await head(address, question, stop.signal);
    const words = `the server answered ${reply.statusCode}`;
    if (GONE.has(reply.statusCode ?? 0)) throw new NoScan(words);
    if (reply.statusCode !== 200) throw new Error(words);
    const bytes = await bodyOf(reply, size);
    if (scanType(bytes) === undefined) throw new Error('what came is no picture');
    return bytes;
  } catch (error) {
    throw stop.signal.aborted ? new Error(`no picture within ${patience} ms`) : error;
  } finally {
    clearTimeout(timer);
    // Whatever of the body was not read is not waited for.
    stop.abort();
  }
}

function head(
  address: URL,
  { headers, isConfigured }: ScanQuestion,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const within = isConfigured ? {} : { lookup: publicLookup };
  const options = { headers: { ...headers, 'accept-encoding': 'identity' }, agent: false, signal, ...within };
  return new Promise((resolve, reject) => {
    const request = address.protocol === 'https:' ? secure(address, options) : plain(address, options);
    request.once('response', resolve);
    // Stays: a connection that breaks later is heard of here, too.
    request.on('error', reject);
    request.end();
  });
}

async function bodyOf(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new NoScan(`the picture is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
