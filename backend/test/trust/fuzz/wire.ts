// Puts a made-up call on the wire byte by byte, because no client would send most of them, and reads what comes back.
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import type { Call } from './calls.js';
import type { Part } from './odd-http.js';
import { asJson, asText, Bytes, type Knowing } from './terms.js';

/** What came back; undefined when the connection was closed without a word. */
export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}
/** Who calls: what the headers carry of them. */
export interface Credentials {
  readonly token: string | undefined;
  readonly cookie: string | undefined;
  /** The cookie of a browser in which somebody has signed up. */
  readonly claim?: string | undefined;
}
/** The bytes of a call, and its address. */
export interface Wired {
  readonly bytes: Buffer;
  readonly target: string;
  /** The connection ends before what was promised is there. */
  readonly isCut: boolean;
  /** The server need not take all of it, and who leaves or talks on does not always hear the answer. */
  readonly isUnheard: boolean;
}

/** How long anything may take, in milliseconds. */
export const TIMEOUT_MS = 5_000;

/** Percent-encoded, half surrogate pairs too, which no URL of JavaScript takes. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function address({ operation, path, query }: Call, knowing: Knowing): string {
  const written = ({ value, raw }: Part) => (raw ? asText(value, knowing) : encoded(asText(value, knowing)));
  const start = path.reduce(
    (all, part) => all.replace(`{${part.name}}`, () => written(part)),
    operation.path,
  );
  const rest = query.map((part) => `${part.raw ? part.name : encoded(part.name)}=${written(part)}`);
  // A space or a line break would end the address; what remains is sent as it is.
  return (rest.length > 0 ? `${start}?${rest.join('&')}` : start).replace(/[\s\p{Cc}]/gu, '+');
}

function packed(text: string, { packing }: Call): Buffer {
  if (packing === 'utf-16') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (packing === 'latin1') return Buffer.from(text, 'latin1');
  if (packing === 'bom') return Buffer.from(`\ufeff${text}`);
  return packing === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

function bodyOf(call: Call, knowing: Knowing): Buffer | undefined {
  const { body } = call;
  if (body instanceof Bytes) return body.bytes;
  return body === undefined ? undefined : packed(asJson(body, knowing), call);
}

/** A call as bytes. Headers that it names itself take the place of ours. */
export function wired(call: Call, { token, cookie, claim }: Credentials, knowing: Knowing): Wired {
  const target = address(call, knowing);
  const body = bodyOf(call, knowing);
  const ours: [name: string, value: string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
  ];
  if (token) ours.push(['Authorization', `Bearer ${token}`]);
  const cookies = [cookie && `refreshToken=${cookie}`, claim && `pendingVerification=${claim}`].filter(
    Boolean,
  );
  if (cookies.length > 0) ours.push(['Cookie', cookies.join('; ')]);
  if (body) {
    ours.push(['Content-Type', 'application/json']);
    if (call.packing === 'gzip') ours.push(['Content-Encoding', 'gzip']);
    if (call.packing === 'chunked') ours.push(['Transfer-Encoding', 'chunked']);
    else ours.push(['Content-Length', String(body.length + (call.packing === 'cut' ? 40 : 0))]);
  }
  const theirs = call.headers.map(({ name, value }): [string, string] => [name, asText(value, knowing)]);
  const replaced = new Set(theirs.map(([name]) => name.toLowerCase()));
  const lines = [...ours.filter(([name]) => !replaced.has(name.toLowerCase())), ...theirs];
  const head = [`${call.method} ${target} HTTP/1.1`, ...lines.map((line) => line.join(': '))].join('\r\n');
  const sent = body && call.packing === 'chunked' ? inChunks(body) : (body ?? Buffer.alloc(0));
  const isCut =
    call.packing === 'cut' || ['content-length', 'transfer-encoding'].some((name) => replaced.has(name));
  const isUnheard = isCut || (sent.length > 0 && !['POST', 'PUT', 'PATCH', 'DELETE'].includes(call.method));
  return { bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), sent]), target, isCut, isUnheard };
}

function inChunks(body: Buffer): Buffer {
  const half = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  const framed = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...framed, Buffer.from('0\r\n\r\n')]);
}

/** Sends the bytes and waits for the whole answer. Throws when none is there in time. */
export function exchange(
  origin: string,
  { bytes, isCut, isUnheard }: Wired,
  method: string,
): Promise<Answer | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      reject(new Error(`No whole answer within ${TIMEOUT_MS} ms, but ${Buffer.concat(chunks).length} bytes`));
      socket.destroy();
    }, TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const read = answerIn(Buffer.concat(chunks), method, true);
      // Who leaves in the middle of the question does not get the whole answer.
      if (read !== 'incomplete') resolve(read);
      else if (isUnheard) resolve(undefined);
      else reject(new Error('The answer broke off'));
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      const read = answerIn(all, method, false);
      if (read !== 'incomplete' && read !== undefined) finish();
    });
    socket.on('error', finish).on('close', finish);
    socket.write(bytes);
    // A body that was promised and never comes: the connection ends instead.
    if (isCut) socket.end();
  });
}

function answerIn(all: Buffer, method: string, isEnd: boolean): Answer | undefined | 'incomplete' {
  const end = all.indexOf('\r\n\r\n');
  if (end < 0) return all.length === 0 ? undefined : 'incomplete';
  const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = all.subarray(end + 4);
  if (status === 100) return answerIn(rest, method, isEnd);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value);
  }
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const body = hasBody ? bodyIn(rest, headers, isEnd) : Buffer.alloc(0);
  return body === undefined ? 'incomplete' : { status, headers, text: unpacked(body, headers) };
}

function bodyIn(rest: Buffer, headers: ReadonlyMap<string, string>, isEnd: boolean): Buffer | undefined {
  const length = headers.get('content-length');
  if (length !== undefined)
    return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
  if (headers.get('transfer-encoding') !== 'chunked') return isEnd ? rest : undefined;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString(), 16);
    if (size === 0) return Buffer.concat(chunks);
    if (rest.length < lineEnd + 2 + size) return undefined;
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 4 + size;
  }
}

function unpacked(body: Buffer, headers: ReadonlyMap<string, string>): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[
    headers.get('content-encoding') ?? ''
  ];
  return (unpack && body.length > 0 ? unpack(body) : body).toString();
}
