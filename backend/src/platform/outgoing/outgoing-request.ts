// One request to a server that is not ours: bounded in time, follows no redirect, keeps no connection.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { isPrivate, publicLookup } from './public-lookup.js';

/** What to send and how long to wait; times are in milliseconds. */
export interface OutgoingOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Ends the request at any point; what is read then throws. */
  readonly signal: AbortSignal;
  /** Until there is a connection; 10 s by default. */
  readonly connectTimeout?: number;
  /** Without a byte of the answer; unlimited by default. */
  readonly idleTimeout?: number;
  /** Whether an address of our own network is refused: for addresses that an answer named, not the settings. */
  readonly isPublicOnly?: boolean;
}

/** An answer whose body has not been read yet. `close` ends the connection: call it whatever happens. */
export interface OutgoingResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
  close(): void;
}

/** There was no connection: no such name, nobody listening, or not in time. */
export class UnreachableError extends Error {}

/** The body is longer than the caller accepts. */
export class BodyTooLargeError extends Error {}

const MAX_HEADER_BYTES = 16_384;

/**
 * Sends a request. Throws an UnreachableError without a connection, else what broke. Each request has a connection of its
 * own: a server may close one that is kept just as the next request is written to it.
 */
export async function outgoingRequest(
  url: URL,
  { connectTimeout = 10_000, idleTimeout = 0, isPublicOnly = false, ...sent }: OutgoingOptions,
): Promise<OutgoingResponse> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address needs no lookup, so that of the option would not be asked.
  if (isPublicOnly && isIP(host) !== 0 && isPrivate(host))
    throw new UnreachableError(`${host} is in our network`);
  const agent = new Agent({
    connect: { timeout: connectTimeout, ...(isPublicOnly ? { lookup: publicLookup } : {}) },
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: idleTimeout,
    bodyTimeout: idleTimeout,
  });
  let isConnected = false;
  agent.on('connect', () => {
    isConnected = true;
  });
  const close = () => void agent.destroy().catch(() => undefined);
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, ...sent });
    // A body that nobody reads to its end may break after `close`.
    body.on('error', () => undefined);
    return { status: statusCode, headers, body, close };
  } catch (error) {
    close();
    const { code, message } = error as NodeJS.ErrnoException;
    if (isConnected || sent.signal.aborted) throw error;
    throw new UnreachableError(`no connection (${code ?? message})`, { cause: error });
  }
}

/** Reads a body to its end. Throws a BodyTooLargeError at the first byte too many. */
export async function readAtMost(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
