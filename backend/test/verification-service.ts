// A human-verification service on this machine, told by each test how to behave.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class VerificationService {
  /** The forms it was sent. */
  readonly asked: URLSearchParams[] = [];
  /** What it does with a call. */
  answer: (reply: ServerResponse) => void = (reply) => reply.end('{"success": true}');
  private readonly server: Server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      this.answer(reply);
    });
  });

  /** Starts it; answers its address. */
  async up(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/siteverify`;
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
