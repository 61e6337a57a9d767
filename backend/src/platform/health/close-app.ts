// How the server is closed: open requests are answered, and no new ones taken, while the last jobs end.
import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Closes an application; what is not answered after `graceMs` milliseconds is cut off. */
export async function closeApp(app: NestFastifyApplication, graceMs: number): Promise<void> {
  const server = app.getHttpServer() as Server;
  // Nest does so once the jobs have ended. The requests that came until then would have no time left.
  server.close();
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(limit);
}
