// Limits the complexity of requests: beyond it parsing and validation would keep the event loop busy.
import { Transform } from 'node:stream';
import { BadRequestException, HttpException, HttpStatus, PayloadTooLargeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../access/access-tokens.js';
import { isMember } from '../access/bearer.js';

/** Our client sends at most nine. */
const MAX_PARAMETERS = 64;
/** Longer than any cursor, search and name together that we give or take: 1,000 letters of a search take 9,000 characters at most. */
const MAX_ADDRESS_LENGTH = 12_000;
/** Of one object. Ours have at most twenty keys; to refuse an unknown one takes validation 50 µs. */
const MAX_KEYS = 64;
/** Of one array. A thousand lines of stock are edited at once; with one more, the error still names the field. */
const MAX_ENTRIES = 1_024;
/** In arrays of nothing but texts, where a route takes them: the IDs of a stock of 20,000 lines, and one more. */
const MAX_TEXTS = 20_001;
/** Of a whole body. Five hundred listings with all their fields have 8,000. */
const MAX_VALUES = 20_000;
/** Ours have three levels; the rest is room for what comes along with identifiers of cards. */
const MAX_DEPTH = 32;
/** Of a body without a valid access token, in bytes: a sign-up with the longest fields and a verification token takes 8,000. */
const MAX_ANONYMOUS_BYTES = 16_384;

const TAKES_LONG_LISTS = 'takesLongLists';

/** The route takes arrays of up to 20,000 texts, such as the IDs of all lines of a stock. */
export const LongLists = (): MethodDecorator => RouteConfig({ [TAKES_LONG_LISTS]: true });

/** Calls whose body is never read. */
const BODYLESS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses long addresses with a 414, many parameters, large bodies of strangers with a 413, and bodies of many values or of many
 * levels with a 400, before anything reads them: recursive code would overflow the stack on a deep body.
 */
export function limitComplexity(fastify: FastifyInstance, tokens: AccessTokens): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.length > MAX_ADDRESS_LENGTH) return done(new HttpException('', HttpStatus.URI_TOO_LONG));
    if (hasMany(url, '&', MAX_PARAMETERS)) return done(new BadRequestException());
    done();
  });
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    if (BODYLESS.has(request.method) || !isLong(request) || isMember(request, tokens))
      return void done(null, payload);
    if (request.headers['content-length'] !== undefined) return void done(new PayloadTooLargeException());
    const limited = new ByteLimit(MAX_ANONYMOUS_BYTES);
    // When the media type is refused nothing else handles this error, which would end the process. The rest of the body is
    // drained, as Node does with an unread one, so that the connection stays usable.
    limited.on('error', () => payload.resume());
    done(null, payload.pipe(limited));
  });
  fastify.addHook('preValidation', ({ body, routeOptions }, _reply, done) => {
    const maxTexts = TAKES_LONG_LISTS in routeOptions.config ? MAX_TEXTS : 0;
    // The bytes of a file are no values.
    done(Buffer.isBuffer(body) || isSmall(body, maxTexts) ? undefined : new BadRequestException());
  });
}

/** Whether a text has more than `max` parts. */
function hasMany(text: string, separator: string, max: number): boolean {
  let parts = 1;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    if (++parts > max) return true;
  }
  return false;
}

/** Whether the body is longer than a stranger's may be, or doesn't say how long it is. */
function isLong({ headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return length === undefined ? encoding !== undefined : Number(length) > MAX_ANONYMOUS_BYTES;
}

/** Fails with a 413 beyond `max` bytes. */
class ByteLimit extends Transform {
  private bytes = 0;

  constructor(private readonly max: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ) {
    this.bytes += chunk.length;
    // Fastify reads the status from here.
    if (this.bytes > this.max) return done(Object.assign(new Error('too large'), { statusCode: 413 }));
    done(null, chunk);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether the body keeps the limits on keys, entries, values and depth. Iterative: recursion would overflow the stack. */
function isSmall(body: unknown, maxTexts: number): boolean {
  let level = [body];
  let [seen, texts] = [0, 0];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      const max = Array.isArray(each) ? MAX_ENTRIES : MAX_KEYS;
      const values: unknown[] = Object.values(each);
      if (maxTexts > 0 && values.length > MAX_ENTRIES && Array.isArray(each) && values.every(isText)) {
        texts += values.length;
        if (texts > maxTexts) return false;
        continue;
      }
      seen += values.length;
      if (values.length > max || seen > MAX_VALUES) return false;
      next.push(...values);
    }
    if (next.length === 0) return true;
    level = next;
  }
  return false;
}
