// Serves the requests of one connection one after the other. Node begins all requests of a pipeline at once: a single packet
// holds more than a thousand, and each answer is kept until the client has read those before it.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait for an earlier one of their connection, of all connections together: a few kilobytes each. */
const MAX_WAITING = 5_000;

/** What the server takes from Fastify's options. */
interface Timeouts {
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly http?: ServerOptions | null;
}

/** One request that waits, with the response that Node has made for it. */
type Call = readonly [request: IncomingMessage, response: ServerResponse];

/** The calls of one connection. */
interface Line {
  isServed: boolean;
  readonly queue: Call[];
}

/**
 * At most one call of each connection is in flight. The rest of its pipeline waits unread: the socket is paused until what was
 * read of it is answered. So a client that doesn't read holds one answer, not one for each request.
 */
export class Pipelines {
  private readonly lines = new WeakMap<Socket, Line>();
  private waiting = 0;

  constructor(
    private readonly listener: RequestListener,
    private readonly maxWaiting = MAX_WAITING,
  ) {}

  /** The listener of the server's `request` event. */
  readonly receive = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const line = this.lineOf(socket);
    if (!line.isServed) {
      this.serve(socket, line, request, response);
      return;
    }
    if (socket.destroyed) return;
    if (this.waiting >= this.maxWaiting) {
      socket.destroy();
      return;
    }
    this.waiting++;
    const { queue } = line;
    queue.push([request, response]);
    // After this packet: Node resumes the socket whenever a message in it is complete.
    if (queue.length === 1) process.nextTick(() => queue.length > 0 && socket.pause());
  };

  private lineOf(socket: Socket): Line {
    let line = this.lines.get(socket);
    if (!line) {
      line = { isServed: false, queue: [] };
      this.lines.set(socket, line);
    }
    return line;
  }

  private serve(socket: Socket, line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isServed = true;
    response.once('close', () => this.next(socket, line));
    this.listener(request, response);
  }

  private next(socket: Socket, line: Line): void {
    const { queue } = line;
    const call = queue.shift();
    if (!call || socket.destroyed) {
      this.waiting -= queue.length + (call ? 1 : 0);
      queue.length = 0;
      line.isServed = false;
      return;
    }
    this.waiting--;
    if (queue.length === 0) socket.resume();
    this.serve(socket, line, ...call);
    // To read this call's body resumes the socket, too.
    if (queue.length > 0) process.nextTick(() => queue.length > 0 && socket.pause());
  }
}

/** The HTTP server as Fastify makes it, with a queue for each connection. */
export function pipelinedServer(listener: RequestListener, options: Timeouts): Server {
  const server = createServer(options.http ?? {}, new Pipelines(listener).receive);
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  return server;
}
