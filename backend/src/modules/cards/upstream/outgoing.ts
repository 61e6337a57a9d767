// Fetches for an import: by our name, from allowed addresses only, through few redirects, cut off when nothing comes.
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { publicLookup } from '../../../platform/outgoing/public-lookup.js';
import { mayFetch } from './allowed-addresses.js';
import { callerName } from './caller-name.js';
import { CatalogueImportError, TurnedAway } from './import-error.js';
import type { SharedTurns } from './shared-turns.js';

/** How patient an import is; a story shortens it. Times are in milliseconds, sizes in bytes. */
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
  /** For a turn to ask, while others ask or it is left alone. */
  turn: 60_000,
};
export type OutgoingLimits = typeof OUTGOING_LIMITS;

const MOST_HOPS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses after which another attempt makes sense. */
const PASSING = new Set([408, 425, 500, 502, 503, 504]);
/** Turned away: each further question makes it last longer. */
const TURNED_AWAY = new Set([403, 429]);

/** It may go well the next time. */
export class Interrupted extends Error {}

/** Where to ask, who asks, and for how long. One thing at a time. */
export class Outgoing {
  /** Of what is under way. */
  private signal: AbortSignal;

  constructor(
    readonly api: URL,
    private readonly publicUrl: string | undefined,
    private readonly turns: SharedTurns,
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

  /** Does it again when it was interrupted, a few times. Throws a CatalogueImportError at the last. */
  async patiently<Result>(act: () => Promise<Result>): Promise<Result> {
    this.signal = this.clock();
    for (let attempt = 1; ; attempt++) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        if (attempt >= this.limits.attempts || this.signal.aborted) throw this.lost(error);
        await pause(this.limits.pause * 2 ** (attempt - 1), undefined, { signal: this.signal }).catch(() => {
          throw this.lost(error);
        });
      }
    }
  }

  /**
   * The answer at `url`, not read yet, with a status that has something to read (200, 206) or says that there is nothing
   * new (304) or nothing there (416). Throws Interrupted, or a CatalogueImportError where trying again is no use.
   */
  async open(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
    let at = url;
    for (let hops = 0; hops <= MOST_HOPS; hops++) {
      if (!mayFetch(at, this.api)) {
        throw new CatalogueImportError(`The card database points to a foreign address: ${at.origin}`);
      }
      const reply = await this.askInTurn(at, headers);
      const status = reply.statusCode ?? 0;
      if ([200, 206, 304, 416].includes(status)) return reply;
      reply.destroy();
      if (TURNED_AWAY.has(status)) throw new TurnedAway(status);
      if (PASSING.has(status)) throw new Interrupted(`the card database answers ${status}`);
      if (!REDIRECTS.has(status)) {
        throw new CatalogueImportError(`The card database answers ${status} at ${at.pathname}`);
      }
      at = addressIn(reply.headers.location, at);
    }
    throw new CatalogueImportError('The card database sends us from one address to the next.');
  }

  /** The object at `url`, with the answer's ETag; undefined when it is still the one with the ETag `known`. */
  json(url: URL, known?: string): Promise<{ body: unknown; etag: string | undefined } | undefined> {
    return this.patiently(async () => {
      const reply = await this.open(url, known ? { 'if-none-match': known } : {});
      try {
        if (reply.statusCode === 304 && known) return undefined;
        if (reply.statusCode !== 200) throw new CatalogueImportError('The card database gave no answer.');
        return { body: await this.bodyOf(reply), etag: reply.headers.etag };
      } finally {
        reply.destroy();
      }
    });
  }

  /** What is read of an answer, as it comes. Throws Interrupted when it breaks off. */
  async *bytesOf(reply: IncomingMessage): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of reply as AsyncIterable<Buffer>) yield chunk;
    } catch (error) {
      throw this.explained(error);
    }
  }

  private async bodyOf(reply: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.bytesOf(reply)) {
      length += chunk.length;
      if (length > this.limits.answer) throw new CatalogueImportError('The card database answers too much.');
      chunks.push(chunk);
    }
    try {
      return JSON.parse(Buffer.concat(chunks).toString('utf8'));
    } catch {
      throw new CatalogueImportError('The card database’s answer is no JSON.');
    }
  }

  /** The card database's own machine is asked in turn; its files have no such limit. */
  private async askInTurn(url: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    if (url.origin !== this.api.origin) return this.ask(url, headers);
    await this.turns.take(this.limits.turn, this.signal);
    const reply = await this.ask(url, headers);
    if (TURNED_AWAY.has(reply.statusCode ?? 0)) await this.turns.limited(reply.headers['retry-after']);
    else await this.turns.worked();
    return reply;
  }

  private ask(url: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    const { signal, limits } = this;
    const own = { 'user-agent': callerName(this.publicUrl), accept: '*/*', 'accept-encoding': 'identity' };
    // Where the settings send us may be in our own network; where an answer sends us may not.
    const within = url.origin === this.api.origin ? {} : { lookup: publicLookup };
    const options = {
      headers: { ...own, ...headers },
      agent: false,
      signal,
      timeout: limits.silence,
      ...within,
    } as const;
    return new Promise((resolve, reject) => {
      const request = url.protocol === 'https:' ? secure(url, options) : plain(url, options);
      request.once('response', resolve);
      // Of the socket: it is heard of while we connect, wait for an answer, and read it.
      request.on('timeout', () => request.destroy(new Interrupted('nothing came for a while')));
      request.on('error', (error) => reject(this.explained(error)));
      request.end();
    });
  }

  private explained(error: unknown): Error {
    if (error instanceof Interrupted) return error;
    const { code, message } = error as NodeJS.ErrnoException;
    return new Interrupted(this.signal.aborted ? 'it took too long' : `no connection (${code ?? message})`);
  }

  private clock(): AbortSignal {
    const whole = AbortSignal.timeout(this.limits.whole);
    return this.stop ? AbortSignal.any([this.stop, whole]) : whole;
  }

  private lost(last: Interrupted): CatalogueImportError {
    const why = this.stop?.aborted
      ? 'The import was stopped.'
      : `The card database can’t be reached: ${last.message}.`;
    return new CatalogueImportError(why);
  }
}

function addressIn(location: string | undefined, at: URL): URL {
  const url = location && URL.canParse(location, at.href) ? new URL(location, at) : undefined;
  if (!url) throw new CatalogueImportError('The card database sends us nowhere.');
  return url;
}
