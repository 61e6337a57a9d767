// A mail server on this machine that keeps what it is given, and that can be down.
import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type ReadMail, readMail } from './mails.js';

/** A mail with its envelope. */
export interface Delivered extends ReadMail {
  readonly sender: string;
  readonly recipients: readonly string[];
}

async function bytesOf(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A port of this machine that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class MailServer {
  /** What it took, in order. */
  readonly delivered: Delivered[] = [];
  /** How many of the next mails it puts off with a temporary error. */
  busyFor = 0;
  /** Whose mails it refuses for good. */
  readonly unknown = new Set<string>();
  /** What it waits for before it takes a mail that it has read. */
  before: () => Promise<void> = async () => undefined;
  private server: SMTPServer | undefined;

  constructor(readonly port: number) {}

  /** Starts listening; with `secure` it speaks TLS at once, with a certificate that nobody trusts. */
  async up(secure = false): Promise<void> {
    const server = new SMTPServer({
      secure,
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const { mailFrom, rcptTo } = session.envelope;
        void bytesOf(stream).then(async (bytes) => {
          await this.before();
          if (this.busyFor > 0) {
            this.busyFor--;
            return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          }
          if (rcptTo.some(({ address }) => this.unknown.has(address))) {
            return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
          }
          const sender = mailFrom ? mailFrom.address : '';
          const recipients = rcptTo.map(({ address }) => address);
          this.delivered.push({ ...(await readMail(bytes)), sender, recipients });
          done();
        });
      },
    });
    // A client that hangs up over the certificate is not this server's problem.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
