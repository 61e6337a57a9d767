// A second instance of the product on a story's database, as behind a balancer: what one remembers the other does not know.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app.setup.js';
import { Environment } from '../../src/platform/environment/environment.js';
import { Client } from '../client.js';
import type { Story } from '../story.js';

/** Registers its boot and its end. Gives a way to call it: the same person, at the other instance. */
export function secondInstance(market: Story): (client: Client) => Client {
  let app: NestFastifyApplication;
  let origin: string;
  beforeAll(async () => {
    app = await createApp(market.app.get(Environment), { clock: market.clock });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  afterAll(() => app?.close());
  return ({ token }) => Object.assign(new Client(origin), { token });
}
