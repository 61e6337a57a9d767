// What is told between processes through PostgreSQL (LISTEN and NOTIFY): a notice leaves with the commit that it is about. The
// libraries for it are no longer kept; the driver itself knows notifications.
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Environment } from '../environment/environment.js';

/** Between two attempts to be connected again, and how often we look whether the other end still lives, in milliseconds. */
const AGAIN_MS = 1_000;
const LOOK_MS = 2_000;
/** A connection that says nothing for so long is dead, in milliseconds. */
const SILENT_MS = 3_000;

/** Hears the payload of a notice; undefined whenever some may have been missed. */
type Heard = (payload?: string) => void;

/** Hears notices, on a connection of its own that is opened for the first listener. */
@Injectable()
export class Notices implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Heard>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;
  /** Whether whatever is told would be heard at this moment. */
  isListening = false;

  constructor(private readonly environment: Environment) {}

  /** Calls `heard` after every notice on this channel, and whenever some may have been missed. Call it once a channel. */
  on(channel: string, heard: Heard): void {
    this.listeners.set(channel, heard);
    const { client } = this;
    // What came before is missed: the listener hears so as soon as it listens.
    if (this.isListening)
      void client?.query(`listen "${channel}"`).then(
        () => heard(),
        () => this.lose(),
      );
    // While a connection is being opened, it will listen here, too.
    else if (!client && !this.timer) this.soon(0);
  }

  /** Resolves once this process has heard every notice that was committed before. */
  async catchUp(): Promise<void> {
    if (!this.isListening) return;
    // PostgreSQL delivers notices in the order of their commits, before it answers the command that sent the last of them.
    await this.client?.query('notify "caught up"').catch(() => this.lose());
  }

  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private soon(milliseconds: number): void {
    if (this.hasEnded || this.environment.DATABASE_URL === undefined) return;
    clearTimeout(this.timer);
    const next = () => (this.isListening ? this.look() : this.open());
    this.timer = setTimeout(() => void next().catch(() => this.lose()), milliseconds).unref();
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'playset notices',
      query_timeout: SILENT_MS,
      connectionTimeoutMillis: SILENT_MS,
    });
    this.client = client;
    client.on('error', () => client === this.client && this.lose());
    client.on('end', () => client === this.client && this.lose());
    client.on('notification', ({ channel, payload }) => this.listeners.get(channel)?.(payload ?? ''));
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`listen "${channel}"`);
    this.isListening = true;
    this.tellAll();
    this.soon(LOOK_MS);
  }

  private async look(): Promise<void> {
    await this.client?.query('');
    this.soon(LOOK_MS);
  }

  private lose(): void {
    const { client } = this;
    this.client = undefined;
    this.isListening = false;
    this.tellAll();
    void client?.end().catch(() => undefined);
    this.soon(AGAIN_MS);
  }

  private tellAll(): void {
    for (const heard of this.listeners.values()) heard();
  }
}
