// One GET to the live card database; whatever goes wrong is a LiveFailure.
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BodyTooLargeError,
  type OutgoingResponse,
  outgoingRequest,
  readAtMost,
  UnreachableError,
} from '../../../platform/outgoing/outgoing-request.js';
import { LiveFailure } from './live-failure.js';

/** What came back: the head, and the body of an answer that says it is JSON. */
export interface OutgoingReply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: Buffer;
}

/** How far a call may go: bytes of the unpacked body, milliseconds until there is a connection. */
export interface OutgoingLimits {
  readonly body: number;
  readonly connecting: number;
}

/** The statuses whose body means something to us. */
const WITH_BODY = new Set([200, 400, 404, 422]);

/** Gets what is at `url`. Throws a LiveFailure. */
export async function outgoingGet(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: OutgoingLimits,
  signal: AbortSignal,
): Promise<OutgoingReply> {
  let response: OutgoingResponse | undefined;
  try {
    response = await outgoingRequest(url, { headers, signal, connectTimeout: limits.connecting });
    const { status, headers: about } = response;
    const retryAfter = about['retry-after'];
    if (!WITH_BODY.has(status)) return { status, retryAfter, body: Buffer.alloc(0) };
    if (!/^application\/json\s*(;|$)/i.test(about['content-type'] ?? '')) {
      throw new LiveFailure('wrong', 'an answer that is not JSON');
    }
    if (Number(about['content-length'] ?? 0) > limits.body) throw new BodyTooLargeError();
    return { status, retryAfter, body: await readAtMost(decompressed(response), limits.body) };
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    response?.close();
  }
}

function decompressed({ headers, body }: OutgoingResponse): Readable {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return body;
  if (encoding !== 'gzip') throw new LiveFailure('wrong', 'an answer in an encoding that was not asked for');
  // A failure of either is thrown where the last one is read.
  return pipeline(body, createGunzip(), () => undefined);
}

function failureOf(error: unknown, signal: AbortSignal): LiveFailure {
  if (error instanceof LiveFailure) return error;
  if (signal.aborted) return new LiveFailure('timeout', 'no answer in time');
  if (error instanceof UnreachableError) return new LiveFailure('unreachable', error.message);
  if (error instanceof BodyTooLargeError) return new LiveFailure('wrong', 'an answer that is too long');
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  const isMalformed = code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW';
  return new LiveFailure(isMalformed ? 'wrong' : 'failed', `a broken connection (${code})`);
}
