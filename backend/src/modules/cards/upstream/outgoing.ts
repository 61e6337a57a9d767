// Fetches for an import: with our user agent, from allowed addresses only, with retries and few redirects.
import { setTimeout as pause } from 'node:timers/promises';
import {
  BodyTooLargeError,
  type OutgoingResponse,
  outgoingRequest,
  readAtMost,
  UnreachableError,
} from '../../../platform/outgoing/outgoing-request.js';
import { mayFetch } from './allowed-addresses.js';
import { callerName } from './caller-name.js';
import { CatalogueImportError, RateLimited } from './import-error.js';
import type { ImportRateLimiter } from './import-rate-limiter.js';
import { PACE } from './rate-limit-statements.js';

/** Limits of an import; a story shortens them. Times are in milliseconds, sizes in bytes. */
export const OUTGOING_LIMITS = {
  /** Without a byte. */
  silence: 30_000,
  /** For one answer or one file, with all attempts. */
  whole: 3_600_000,
  attempts: 5,
  /** Before the second attempt; then twice as long each time. */
  pause: 1_000,
  /** Of an answer that is not a file. */
  answer: 10_000_000,
  /** Of a file, as it is sent. */
  file: 1_500_000_000,
  /** Until the rate limiter gives a permit. */
  permit: 60_000,
  /** Between two calls of all replicas. */
  pace: PACE.other as number,
};
export type OutgoingLimits = typeof OUTGOING_LIMITS;

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses after which another attempt makes sense. */
const TRANSIENT_STATUSES = new Set([408, 425, 500, 502, 503, 504]);
/** Each further call makes a block last longer. */
const RATE_LIMITED_STATUSES = new Set([403, 429]);

/** What undici's codes mean to a person. */
const REASONS: Readonly<Record<string, string>> = {
  UND_ERR_HEADERS_TIMEOUT: 'nothing came for a while',
  UND_ERR_BODY_TIMEOUT: 'nothing came for a while',
  UND_ERR_SOCKET: 'the connection broke',
};

/** Trying again may help. */
export class TransientError extends Error {}

/** Where to ask, who asks, and for how long. One thing at a time. */
export class Outgoing {
  /** Of what is under way. */
  private signal: AbortSignal;

  constructor(
    readonly api: URL,
    private readonly publicUrl: string | undefined,
    private readonly limiter: ImportRateLimiter,
    readonly limits: OutgoingLimits = OUTGOING_LIMITS,
    /** Ends everything. */
    private readonly stop?: AbortSignal,
  ) {
    this.signal = this.clock();
  }

  /** An address below the card database's root. */
  at(path: string): URL {
    return new URL(this.api.href.replace(/\/+$/, '') + path);
  }

  /** Retries after transient errors, with exponential back-off. Throws a CatalogueImportError after the last attempt. */
  async withRetry<Result>(act: () => Promise<Result>): Promise<Result> {
    this.signal = this.clock();
    for (let attempt = 1; ; attempt++) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof TransientError)) throw error;
        if (attempt >= this.limits.attempts || this.signal.aborted) throw this.lost(error);
        await pause(this.limits.pause * 2 ** (attempt - 1), undefined, { signal: this.signal }).catch(() => {
          throw this.lost(error);
        });
      }
    }
  }

  /**
   * The answer at `url`, not read yet, with a status that has something to read (200, 206) or says that there is nothing
   * new (304) or nothing there (416). Throws TransientError, or a CatalogueImportError where trying again is no use.
   */
  async open(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<OutgoingResponse> {
    let at = url;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (!mayFetch(at, this.api)) {
        throw new CatalogueImportError(`The card database points to a foreign address: ${at.origin}`);
      }
      const reply = await this.askWithinLimit(at, headers);
      const { status } = reply;
      if ([200, 206, 304, 416].includes(status)) return reply;
      reply.close();
      if (RATE_LIMITED_STATUSES.has(status)) throw new RateLimited(status);
      if (TRANSIENT_STATUSES.has(status)) throw new TransientError(`the card database answers ${status}`);
      if (!REDIRECTS.has(status)) {
        throw new CatalogueImportError(`The card database answers ${status} at ${at.pathname}`);
      }
      at = addressIn(reply.headers.location, at);
    }
    throw new CatalogueImportError('The card database redirected too many times.');
  }

  /** The object at `url`, with the answer's ETag; undefined when it is still the one with the ETag `known`. */
  json(url: URL, known?: string): Promise<{ body: unknown; etag: string | undefined } | undefined> {
    return this.withRetry(async () => {
      const reply = await this.open(url, known ? { 'if-none-match': known } : {});
      try {
        if (reply.status === 304 && known) return undefined;
        if (reply.status !== 200)
          throw new CatalogueImportError('The card database gave no usable response.');
        return { body: await this.bodyOf(reply), etag: reply.headers.etag };
      } finally {
        reply.close();
      }
    });
  }

  /** What is read of an answer, as it comes. Throws TransientError when it breaks off. */
  async *bytesOf(reply: OutgoingResponse): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of reply.body as AsyncIterable<Buffer>) yield chunk;
    } catch (error) {
      throw this.explained(error);
    }
  }

  private async bodyOf({ body }: OutgoingResponse): Promise<unknown> {
    const bytes = await readAtMost(body, this.limits.answer).catch((error: unknown) => {
      if (!(error instanceof BodyTooLargeError)) throw this.explained(error);
      throw new CatalogueImportError('The card database’s response is too large.');
    });
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new CatalogueImportError('The card database’s response isn’t JSON.');
    }
  }

  /** The API has a rate limit; its file hosts have none. */
  private async askWithinLimit(
    url: URL,
    headers: Readonly<Record<string, string>>,
  ): Promise<OutgoingResponse> {
    if (url.origin !== this.api.origin) return this.ask(url, headers);
    await this.limiter.acquire(this.limits, this.signal);
    const reply = await this.ask(url, headers);
    if (RATE_LIMITED_STATUSES.has(reply.status)) await this.limiter.limited(reply.headers['retry-after']);
    else await this.limiter.succeeded();
    return reply;
  }

  private ask(url: URL, headers: Readonly<Record<string, string>>): Promise<OutgoingResponse> {
    const own = { 'user-agent': callerName(this.publicUrl), accept: '*/*', 'accept-encoding': 'identity' };
    return outgoingRequest(url, {
      headers: { ...own, ...headers },
      signal: this.signal,
      idleTimeout: this.limits.silence,
      // Where the settings send us may be in our own network; where an answer sends us may not.
      isPublicOnly: url.origin !== this.api.origin,
    }).catch((error: unknown) => {
      throw this.explained(error);
    });
  }

  private explained(error: unknown): Error {
    if (error instanceof TransientError) return error;
    if (this.signal.aborted) return new TransientError('it took too long');
    if (error instanceof UnreachableError) return new TransientError(error.message);
    const { code = '', message } = error as NodeJS.ErrnoException;
    return new TransientError(REASONS[code] ?? `the connection broke (${code || message})`);
  }

  private clock(): AbortSignal {
    const whole = AbortSignal.timeout(this.limits.whole);
    return this.stop ? AbortSignal.any([this.stop, whole]) : whole;
  }

  private lost(last: TransientError): CatalogueImportError {
    const why = this.stop?.aborted
      ? 'The import was stopped.'
      : `The card database can’t be reached: ${last.message}.`;
    return new CatalogueImportError(why);
  }
}

function addressIn(location: string | undefined, at: URL): URL {
  const url = location && URL.canParse(location, at.href) ? new URL(location, at) : undefined;
  if (!url) throw new CatalogueImportError('The card database redirected without an address.');
  return url;
}
