// A balancer before several replicas: in turn, over connections that it keeps, to those that say they are ready. It tries
// nothing twice: what a replica refuses or drops has failed.
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, createServer as createTransport, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Replica } from './fault-replica.js';

const LOOK_MS = 100;

export class Balancer {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });
  private readonly server: Server | ReturnType<typeof createTransport>;
  private readonly sockets = new Set<Socket>();
  private ready: Replica[] = [];
  private isUp = true;
  private turn = 0;
  private watching: Promise<void> = Promise.resolve();
  /** How many requests each replica was given, by its port. */
  readonly given = new Map<number, number>();
  /** Why requests failed that no replica answered. */
  readonly failures: string[] = [];

  /** It passes on each request, or each connection with whatever comes over it. */
  constructor(
    private readonly replicas: readonly Replica[],
    what: 'requests' | 'connections' = 'requests',
  ) {
    this.server =
      what === 'requests'
        ? createServer((asked, reply) => this.pass(asked, reply))
        : createTransport((socket) => this.join(socket));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async up(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    await this.look();
    this.watching = this.watch();
  }

  async down(): Promise<void> {
    this.isUp = false;
    await this.watching;
    this.agent.destroy();
    if ('closeAllConnections' in this.server) this.server.closeAllConnections();
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Waits until this replica gets requests. */
  async sees(replica: Replica): Promise<void> {
    while (!this.ready.includes(replica)) await pause(20);
  }

  private async watch(): Promise<void> {
    while (this.isUp) {
      await this.look();
      await pause(LOOK_MS);
    }
  }

  private async look(): Promise<void> {
    const states = await Promise.all(this.replicas.map((replica) => replica.isReady()));
    this.ready = this.replicas.filter((_, nth) => states[nth]);
  }

  private next(): Replica | undefined {
    const replica = this.ready[this.turn++ % Math.max(1, this.ready.length)];
    if (replica) this.given.set(replica.port, (this.given.get(replica.port) ?? 0) + 1);
    else this.failures.push('no replica is ready');
    return replica;
  }

  private join(socket: Socket): void {
    const replica = this.next();
    const to = connect(replica?.port ?? 1, '127.0.0.1');
    for (const [one, other] of [[socket, to] as const, [to, socket] as const]) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => this.sockets.delete(one));
      one.pipe(other);
    }
  }

  private pass(asked: IncomingMessage, reply: ServerResponse): void {
    const replica = this.next();
    if (!replica) {
      reply.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = asked;
    const to = request(
      {
        host: '127.0.0.1',
        port: replica.port,
        method,
        path,
        headers: { ...headers, connection: 'keep-alive' },
        agent: this.agent,
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
        answer.pipe(reply);
      },
    );
    to.on('error', (error) => {
      this.failures.push(`${replica.port}: ${error}`);
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
    asked.pipe(to);
  }
}
