// LISTEN for the notifications of PostgreSQL: each is sent with the commit that it is about. Own code on the driver: the libraries
// for it are no longer maintained.
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { UtcClient } from './utc-client.js';

/** Between two attempts to connect, and between two heartbeats, in milliseconds. */
const RECONNECT_DELAY_MS = 1_000;
const HEARTBEAT_INTERVAL_MS = 2_000;
/** A connection that does not answer for so long is dead, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Gets the payload of a notification; undefined whenever some may have been missed. */
type NotificationHandler = (payload?: string) => void;

/** Listens on a connection of its own, which is opened for the first handler. */
@Injectable()
export class PgListener implements OnApplicationShutdown {
  private readonly handlers = new Map<string, NotificationHandler>();
  private client: UtcClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;
  /** Settled once what was asked of the connection is answered. */
  private asked: Promise<unknown> = Promise.resolve();
  /** Whether a notification would arrive at this moment. */
  isListening = false;

  constructor(private readonly environment: Environment) {}

  /** Calls `handler` after every notification on this channel, and whenever some may have been missed. Call it once a channel. */
  on(channel: string, handler: NotificationHandler): void {
    this.handlers.set(channel, handler);
    const { client } = this;
    // Earlier notifications are lost: the handler is called once as soon as we listen.
    if (this.isListening)
      void this.ask(`listen "${channel}"`).then(
        () => handler(),
        () => client === this.client && this.disconnect(),
      );
    // While a connection is being opened, it will listen here, too.
    else if (!client && !this.timer) this.schedule(0);
  }

  /** Resolves once this process has got every notification that was committed before. */
  async catchUp(): Promise<void> {
    if (!this.isListening) return;
    // PostgreSQL delivers notifications in the order of their commits, before it answers the command that sent the last of them.
    await this.ask('notify "caught up"').catch(() => this.disconnect());
  }

  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /** One command at a time: the driver takes no second one before the answer to the first. */
  private ask(text: string): Promise<unknown> {
    const { client } = this;
    const answer = this.asked.then(() => client?.query(text));
    this.asked = answer.catch(() => undefined);
    return answer;
  }

  private schedule(milliseconds: number): void {
    if (this.hasEnded || this.environment.DATABASE_URL === undefined) return;
    clearTimeout(this.timer);
    const next = () => (this.isListening ? this.heartbeat() : this.connect());
    this.timer = setTimeout(() => void next().catch(() => this.disconnect()), milliseconds).unref();
  }

  private async connect(): Promise<void> {
    const client = new UtcClient({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'playset listener',
      query_timeout: TIMEOUT_MS,
      connectionTimeoutMillis: TIMEOUT_MS,
    });
    this.client = client;
    client.on('error', () => client === this.client && this.disconnect());
    client.on('end', () => client === this.client && this.disconnect());
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
    await client.connect();
    for (const channel of this.handlers.keys()) await client.query(`listen "${channel}"`);
    this.isListening = true;
    this.notifyAll();
    this.schedule(HEARTBEAT_INTERVAL_MS);
  }

  private async heartbeat(): Promise<void> {
    await this.ask('');
    this.schedule(HEARTBEAT_INTERVAL_MS);
  }

  private disconnect(): void {
    const { client } = this;
    this.client = undefined;
    this.isListening = false;
    this.notifyAll();
    void client?.end().catch(() => undefined);
    this.schedule(RECONNECT_DELAY_MS);
  }

  private notifyAll(): void {
    for (const handler of this.handlers.values()) handler();
  }
}
