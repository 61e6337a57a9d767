// What HTTP itself can carry that a server may stumble over: methods, headers, ways to send a body.
import fc from 'fast-check';
import { Known, Many, type Term } from './terms.js';

/** A part of an address or a header; `raw` is sent as it is, else it is encoded. */
export interface Part {
  readonly name: string;
  readonly value: Term;
  readonly raw?: boolean;
}
/** How the bytes of a body are made from its text. */
export type Packing = 'plain' | 'chunked' | 'gzip' | 'cut' | 'utf-16' | 'latin1' | 'bom';

const header = (name: string, ...values: readonly Term[]) =>
  fc.constantFrom(...values).map((value): Part => ({ name, value }));
/** Headers that a server may stumble over. */
export const oddHeader: fc.Arbitrary<Part> = fc.oneof(
  header('Accept', '*/*', 'text/html', 'application/xml;q=0', 'nonsense', '', new Many('a/b,', 2_000)),
  header(
    'Accept-Encoding',
    'gzip',
    'br',
    'deflate',
    'br;q=0, *;q=0',
    'identity;q=0',
    'zstd',
    'gzip;q=x',
    '*',
  ),
  header('Accept-Language', 'de', '*', '\u0001', 'x-'.repeat(500)),
  header('If-None-Match', new Known('etag', 0), '*', 'W/"x"', '"', new Many('"a",', 900)),
  header('If-Modified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'now'),
  header(
    'If-Match',
    new Known('etag', 0),
    new Known('etag', 1, 'any'),
    '*',
    '"1"',
    'W/"1"',
    '"999999999999"',
    '"',
    '',
    '"1","2"',
  ),
  header('If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  header('Range', 'bytes=0-0', 'bytes=5-1', 'bytes=-1', 'bytes=0-,0-,0-', 'lines=1'),
  header('Idempotency-Key', 'a', 'b', '', ' ', '🃏', new Many('k', 128), new Many('k', 129), 'a, b', "'; --"),
  header(
    'Cookie',
    'refreshToken=',
    'refreshToken=x.y',
    'refreshToken=%',
    '__proto__=x; refreshToken="',
    new Many('a=b; ', 900),
    '=',
  ),
  header(
    'Authorization',
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer a.b.c',
    'bearer  x',
    'Basic Og==',
    'Bearer \u0000',
    new Many('Bearer ', 500),
  ),
  header('Origin', 'null', 'http://evil.example', '', 'http://[', 'file://'),
  header(
    'Host',
    '',
    'evil.example',
    'a b',
    '[::1',
    'evil.example:99999',
    'x@y',
    '\u0001',
    '%00',
    'a,b',
    new Many('h', 3_000),
  ),
  header(
    'Content-Type',
    'application/json; charset=utf-16',
    'application/json; charset=',
    'APPLICATION/JSON',
    'application/json;;',
    'application/problem+json',
    'text/plain',
    'text/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'x',
    '',
    '/',
    'application/json, text/plain',
    '__proto__',
  ),
  header('Content-Encoding', 'gzip', 'br', 'identity', 'nonsense'),
  header('Content-Length', '0', '-1', '1e3', 'x', '99999999999999999999', '0, 0'),
  header('Transfer-Encoding', 'identity', 'gzip, chunked', 'chunked, chunked', 'x'),
  header('Expect', '100-continue', 'nonsense'),
  header('Connection', 'keep-alive', 'upgrade', 'close, x-request-id', ''),
  header('Upgrade', 'websocket', 'h2c'),
  header('X-Forwarded-For', '203.0.113.7', "'; --", '::1, x', new Many('1.1.1.1,', 900)),
  header('X-Forwarded-Host', 'evil.example', '\u0001'),
  header('X-Forwarded-Proto', 'https', 'javascript'),
  header('X-HTTP-Method-Override', 'DELETE', 'TRACE'),
  header('X-Request-Id', 'short', 'a-request-id-0001', 'x\'"<script>', new Many('r', 65)),
  header('Prefer', 'return=minimal'),
  header('X-Large', new Many('x', 20_000)),
  header('X-Fold', 'a\r\n b', 'a\r\nX-Injected: yes', 'a\nX-Injected: yes', 'a\u0000b'),
);
/** Methods, ours and others. */
export const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PUT',
  'POST',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'SEARCH',
  'QUERY',
  'PURGE',
  'get',
  'FOO',
  'CONNECT',
];
/** Every way but the plain one. */
export const PACKINGS: readonly Packing[] = ['chunked', 'gzip', 'cut', 'utf-16', 'latin1', 'bom'];
