// A static answer, the same for all callers: compressed once per encoding, with one ETag.
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, matchesETag } from '../caching/conditional-get.js';
import { partsOf } from './body-parts.js';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** In bytes: a smaller answer fits one packet anyway. */
const COMPRESSION_THRESHOLD = 1_400;
/** In bytes: a larger body is sent in parts, so that many callers of it at once don't hold up all others. */
const MAX_AT_ONCE = 256 * 1024;
const COMPRESSIBLE = /^text\/|\b(json|javascript|yaml|xml|manifest\+json)\b/;

const compressed: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Options of a static answer. */
export interface StaticAnswerOptions {
  /** `no-cache` by default. */
  readonly cacheControl?: string;
  /** Precompressed variants. */
  readonly encoded?: Partial<Record<Encoding, Buffer>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request headers that the answer depends on. */
  readonly vary?: string;
  /** 200 by default; an answer with another one has no ETag. */
  readonly status?: number;
}

/** The options of its route: the compression plugin would compress it for each call. */
export const STATIC_ROUTE = { compress: false } as const;

export class StaticAnswer {
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly isCompressible: boolean;

  constructor(
    private readonly type: string,
    private readonly body: Buffer,
    private readonly options: StaticAnswerOptions = {},
  ) {
    this.etag = etagOf(body);
    this.isCompressible = COMPRESSIBLE.test(type) && body.length >= COMPRESSION_THRESHOLD;
    for (const encoding of ENCODINGS) {
      const known = options.encoded?.[encoding];
      if (known) this.encoded.set(encoding, Promise.resolve(known));
    }
  }

  /** Answers a GET or HEAD, with a 304 when the ETag matches. `status` is that of the answer by default. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    status = this.options.status ?? 200,
  ): Promise<FastifyReply> {
    const { cacheControl = 'no-cache', headers = {} } = this.options;
    reply.status(status).headers({ ...headers, 'cache-control': cacheControl });
    if (status === 200) reply.header('etag', this.etag);
    const vary = [this.options.vary, this.isCompressible && 'accept-encoding'].filter(Boolean).join(', ');
    if (vary) reply.header('vary', vary);
    if (status === 200 && matchesETag(request.headers['if-none-match'], this.etag))
      return reply.status(304).send();
    reply.type(this.type);
    const encoding = this.isCompressible ? accepted(request.headers['accept-encoding']) : undefined;
    if (encoding) reply.header('content-encoding', encoding);
    const body = encoding ? await this.inEncoding(encoding) : this.body;
    if (body.length <= MAX_AT_ONCE) return reply.send(body);
    return reply.header('content-length', body.length).send(Readable.from(partsOf(body)));
  }

  private inEncoding(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding) ?? compressed[encoding](this.body);
    this.encoded.set(encoding, known);
    return known;
  }
}

/** The best encoding that the client takes. */
function accepted(header: string | string[] | undefined): Encoding | undefined {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return offers.includes('*') ? 'gzip' : ENCODINGS.find((encoding) => offers.includes(encoding));
}
