// A card database on this machine, told by each test how to behave: ordinary, slow, wrong, limited, broken or hostile.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came in; `at` is in milliseconds. */
export interface Arrival {
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** What the double does with a call. */
export type Behaviour = (reply: ServerResponse, request: IncomingMessage) => void;

export class CardDatabaseDouble {
  /** The calls, in order. */
  readonly arrivals: Arrival[] = [];
  /** What it does; `give` sets an ordinary one. */
  behaviour: Behaviour = missing;
  port = 0;
  private readonly server: Server = createServer((request, reply) => {
    this.arrivals.push({ at: performance.now(), path: request.url ?? '', headers: request.headers });
    this.behaviour(reply, request);
  });

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The paths that were asked, without their queries. */
  get asked(): string[] {
    return this.arrivals.map(({ path }) => path.replace(/\?.*/, ''));
  }

  /** Starts it, on the port it had if it had one. */
  async up(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** From now on it has these answers at these paths (without query), and nothing else. */
  give(answers: Readonly<Record<string, unknown>>): void {
    this.behaviour = (reply, request) => {
      const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''));
      const known = Object.entries(answers).find(([each]) => each === path);
      if (known) answer(reply, known[1]);
      else missing(reply, request);
    };
  }
}

/** Sends a body as the card database does. */
export function answer(reply: ServerResponse, body: unknown, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  reply.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** It has no such card. */
export const missing: Behaviour = (reply) =>
  answer(
    reply,
    { object: 'error', code: 'not_found', status: 404, details: 'No such card over there.' },
    404,
  );

/** A page of cards. */
export const page = (data: readonly unknown[], more: object = {}) => ({
  object: 'list',
  total_cards: data.length,
  has_more: false,
  data,
  ...more,
});

/** It answers with this status, these headers and nothing. */
export const saying =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (reply) =>
    reply.writeHead(status, headers).end();

/** It takes its time. */
export const after =
  (milliseconds: number, then: Behaviour): Behaviour =>
  (reply, request) => {
    const timer = setTimeout(() => then(reply, request), milliseconds);
    reply.once('close', () => clearTimeout(timer));
  };

/** It sends a byte now and then, and never comes to an end. */
export const dripping =
  (milliseconds: number): Behaviour =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => reply.write(' '), milliseconds);
    reply.once('close', () => clearInterval(timer));
  };

/** It sends and sends; `sent` hears how many bytes there were. */
export const endless =
  (sent: (bytes: number) => void): Behaviour =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const piece = '[1,'.repeat(100_000);
    let total = 0;
    const more = () => {
      while (!reply.destroyed) {
        total += piece.length;
        sent(total);
        if (!reply.write(piece)) return void reply.once('drain', more);
      }
    };
    more();
  };

/** It promises more than anybody can take. */
export const promisingGigabytes: Behaviour = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000000000' });
  reply.write('{');
};

/** It hangs up in the middle. */
export const hangingUp: Behaviour = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  reply.write('{"object":', () => reply.socket?.resetAndDestroy());
};

/** It has more headers than an answer has. */
export const floodingHeaders: Behaviour = (reply) => {
  for (let nth = 0; nth < 400; nth++) reply.setHeader(`x-flood-${nth}`, 'x'.repeat(100));
  answer(reply, {});
};
