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
interface ConnectionQueue {
  isServed: boolean;
  readonly queue: Call[];
}

/**
 * At most one call of each connection is in flight. The rest of its pipeline waits unread: the socket is paused until what was
 * read of it is answered. So a client that doesn't read holds one answer, not one for each request.
 */
export class Pipelines {
  private readonly queues = new WeakMap<Socket, ConnectionQueue>();
  private waiting = 0;

  constructor(
    private readonly listener: RequestListener,
    private readonly maxWaiting = MAX_WAITING,
  ) {}

  /** The listener of the server's `request` event. */
  readonly receive = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const connection = this.queueOf(socket);
    if (!connection.isServed) {
      this.serve(socket, connection, request, response);
      return;
    }
    if (socket.destroyed) return;
    if (this.waiting >= this.maxWaiting) {
      socket.destroy();
      return;
    }
    this.waiting++;
    const { queue } = connection;
    queue.push([request, response]);
    // After this packet: Node resumes the socket whenever a message in it is complete.
    if (queue.length === 1) process.nextTick(() => queue.length > 0 && socket.pause());
  };

  private queueOf(socket: Socket): ConnectionQueue {
    let connection = this.queues.get(socket);
    if (!connection) {
      connection = { isServed: false, queue: [] };
      this.queues.set(socket, connection);
    }
    return connection;
  }

  private serve(
    socket: Socket,
    connection: ConnectionQueue,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    connection.isServed = true;
    response.once('close', () => this.next(socket, connection));
    this.listener(request, response);
  }

  private next(socket: Socket, connection: ConnectionQueue): void {
    const { queue } = connection;
    const call = queue.shift();
    if (!call || socket.destroyed) {
      this.waiting -= queue.length + (call ? 1 : 0);
      queue.length = 0;
      connection.isServed = false;
      return;
    }
    this.waiting--;
    if (queue.length === 0) socket.resume();
    this.serve(socket, connection, ...call);
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
