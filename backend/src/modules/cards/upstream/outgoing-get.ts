// One GET to a server that is not ours: bounded in time and size, follows nothing. Not `fetch`, which can't tell a network
// that is not there from an answer that is slow. A connection is used once: a kept one may be closed as it is written to.
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
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

const LONGEST_HEAD = 16_384;
/** The statuses whose body means something to us. */
const WITH_BODY = new Set([200, 400, 404, 422]);

/** Gets what is at `url`. Throws a LiveFailure. */
export async function outgoingGet(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: OutgoingLimits,
  signal: AbortSignal,
): Promise<OutgoingReply> {
  const reply = await head(url, headers, limits.connecting, signal);
  try {
    const { statusCode: status = 0, headers: about } = reply;
    const retryAfter = about['retry-after'];
    if (!WITH_BODY.has(status)) return { status, retryAfter, body: Buffer.alloc(0) };
    if (!/^application\/json\s*(;|$)/i.test(about['content-type'] ?? '')) {
      throw new LiveFailure('wrong', 'an answer that is not JSON');
    }
    if (Number(about['content-length'] ?? 0) > limits.body) throw tooLong();
    return { status, retryAfter, body: await bodyOf(reply, limits.body) };
  } catch (error) {
    throw explained(error, signal);
  } finally {
    reply.destroy();
  }
}

function head(
  url: URL,
  headers: Readonly<Record<string, string>>,
  connecting: number,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const options = { headers, signal, agent: false, maxHeaderSize: LONGEST_HEAD } as const;
    const request = isSecure ? secure(url, options) : plain(url, options);
    const nobody = () => request.destroy(new LiveFailure('unreachable', 'nobody picks up'));
    let timer: NodeJS.Timeout | undefined = setTimeout(nobody, connecting);
    const connected = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', connected));
    request.once('response', resolve);
    // Stays: a connection that breaks later is heard of here, too.
    request.on('error', (error: NodeJS.ErrnoException) => {
      const wasConnecting = timer !== undefined && !signal.aborted;
      connected();
      const nowhere = new LiveFailure('unreachable', `no connection (${error.code ?? error.message})`);
      reject(wasConnecting && !(error instanceof LiveFailure) ? nowhere : explained(error, signal));
    });
    request.end();
  });
}

async function bodyOf(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked(reply) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpacked(reply: IncomingMessage): Readable {
  const encoding = reply.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return reply;
  if (encoding !== 'gzip') throw new LiveFailure('wrong', 'an answer in a packing that was not asked for');
  // A failure of either is thrown where the last one is read.
  return pipeline(reply, createGunzip(), () => undefined);
}

const tooLong = () => new LiveFailure('wrong', 'an answer that is too long');

function explained(error: unknown, signal: AbortSignal): LiveFailure {
  if (error instanceof LiveFailure) return error;
  if (signal.aborted) return new LiveFailure('timeout', 'no answer in time');
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new LiveFailure(code.startsWith('HPE_') ? 'wrong' : 'failed', `a broken connection (${code})`);
}
