// A card database on this machine for stories of the import: its bulk files, its migrations and sets, and its bad days.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { OUTGOING_LIMITS } from '../upstream/outgoing.js';
import { asLines, type BulkCard } from './bulk-card.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** As patient as a story. */
export const HASTY = { ...OUTGOING_LIMITS, silence: 400, pause: 5, permit: 300, pace: 1 };

export const FILE = '/file/default-cards-20260804091507.jsonl.gz';

/** A migration as the card database tells it. */
export const migration = (
  nth: number,
  oldId: string,
  newId?: string,
  performedAt = '2026-08-04',
): Record<string, unknown> => ({
  object: 'migration',
  id: `00000000-0000-4000-9000-${String(nth).padStart(12, '0')}`,
  performed_at: performedAt,
  migration_strategy: newId ? 'merge' : 'delete',
  old_scryfall_id: oldId,
  ...(newId ? { new_scryfall_id: newId } : {}),
  note: 'A duplicate',
});

/** What the server says; a story changes what it needs. */
export class BulkServer {
  url: string;
  /** The file, as it is sent. */
  file: Buffer;
  etag = '"file-1"';
  updatedAt = '2026-08-04T09:15:07.000+00:00';
  /** Fields of the bulk object on top of the ordinary ones. */
  bulk: Record<string, unknown> = {};
  migrations: Record<string, unknown>[][] = [[]];
  sets: unknown[] = [];
  /** Answers instead of the ordinary ones, by path, each once. */
  readonly instead = new Map<string, Answer[]>();
  /** Every request: its path, and its headers. */
  readonly asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
  private server: Server;

  async open(): Promise<void> {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Offers these cards, in a newer file than before. */
  offer(cards: readonly BulkCard[], updatedAt = this.updatedAt): void {
    this.file = gzipSync(asLines(cards));
    this.updatedAt = updatedAt;
    this.etag = `"${updatedAt}-${this.file.length}"`;
  }

  /** Answers the next request of a path like this. */
  next(path: string, ...answers: Answer[]): void {
    this.instead.set(path, [...(this.instead.get(path) ?? []), ...answers]);
  }

  /** The paths that were asked for. */
  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }

  /** The file, or the part of it that is asked for, if it is still the same. */
  sendFile(request: IncomingMessage, response: ServerResponse): void {
    const { file, etag } = this;
    const { range, 'if-range': same } = request.headers;
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const isPart = range !== undefined && same === etag;
    const part = isPart ? { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` } : {};
    const body = isPart ? file.subarray(from) : file;
    response.writeHead(isPart ? 206 : 200, { etag, 'content-length': body.length, ...part });
    response.end(body);
  }

  /** The beginning of the file, and then nothing: the connection breaks, or stalls. */
  breakOff(length: number, stalls = false): Answer {
    return (request, response) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const whole = { etag: this.etag, 'content-length': this.file.length - from };
      const part = { 'content-range': `bytes ${from}-${this.file.length - 1}/${this.file.length}` };
      response.writeHead(from > 0 ? 206 : 200, from > 0 ? { ...whole, ...part } : whole);
      response.write(this.file.subarray(from, from + length), () => {
        // What has come but was not taken yet is lost with the connection: a busy machine takes its time.
        if (!stalls) setTimeout(() => response.destroy(), 150);
      });
    };
  }

  /** The ordinary answer, or the one that is given instead. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    this.asked.push({ path: request.url ?? '', headers: request.headers });
    const page = Number(searchParams.get('page'));
    const type = /^\/bulk-data\/(.*)$/.exec(pathname)?.[1];
    const instead = this.instead.get(pathname)?.shift();
    if (instead) instead(request, response);
    else if (pathname.startsWith('/file/')) this.sendFile(request, response);
    else if (type) this.tellOfFile(type, request, response);
    else if (pathname === '/migrations') {
      list(response, this.migrations[page - 1] ?? [], page < this.migrations.length);
    } else if (pathname === '/sets') list(response, this.sets, false);
    else json(response, { object: 'error', status: 404 }, 404);
  }

  private tellOfFile(type: string, request: IncomingMessage, response: ServerResponse): void {
    const etag = `W/"${this.updatedAt}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const bulk = {
      object: 'bulk_data',
      type,
      updated_at: this.updatedAt,
      jsonl_download_uri: `${this.url}${FILE}`,
      compressed_size: this.file.length,
      ...this.bulk,
    };
    response.setHeader('etag', etag);
    json(response, bulk);
  }
}

/** Answers with an object. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

const list = (response: ServerResponse, data: readonly unknown[], more: boolean): void =>
  json(response, { object: 'list', has_more: more, data });

/** Registers a server around each test of a file. */
export function bulkServer(): BulkServer {
  const server = new BulkServer();
  beforeEach(async () => {
    Object.assign(server, new BulkServer(), { instead: server.instead, asked: server.asked });
    server.instead.clear();
    server.asked.length = 0;
    await server.open();
  });
  afterEach(() => server.close());
  return server;
}
