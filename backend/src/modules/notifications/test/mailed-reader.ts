// A market with a mail server, and somebody who is notified in it.

import type { Delivered } from '../../../../test/mail-server.js';
import { freePort, MailServer } from '../../../../test/mail-server.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { type Story, story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { NewNotification } from '../domain/notification.js';
import type { PreferencesDto } from '../dto/preferences.dto.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

const PATH = '/api/notifications/preferences';
const USUAL = { digestHour: 8, timeZone: null, quietFrom: null, quietUntil: null, mailPaused: false };
const SOLD = { kind: 'LISTING_SOLD', details: { cardName: 'Clockwork Heron' } } as const;

/** Who is notified; another one in each test. */
class MailedReader {
  member: Member;
  server: MailServer;

  constructor(readonly market: Story) {}

  async preferences(): Promise<PreferencesDto> {
    return (await this.member.client.get<PreferencesDto>(PATH)).body;
  }

  /** Chooses how LISTING_SOLD is mailed, and when. */
  async choose(mail: string, change: object = {}): Promise<void> {
    const kinds = [{ kind: 'LISTING_SOLD', inApp: true, mail }];
    const { status } = await this.member.client.put(PATH, { ...USUAL, kinds, ...change });
    expect(status).toBe(200);
  }

  /** Is notified of these, one after the other: each that a listing was sold, but for what it says. */
  async notify(...notifications: readonly Partial<NewNotification>[]): Promise<void> {
    const { app, clock } = this.market;
    const repository = app.get(NotificationRepository);
    for (const each of notifications) {
      const notification = { ...SOLD, createdAt: clock.now(), ...each };
      await app.get(UnitOfWork).run(() => repository.add([this.member.user.uuid], notification));
    }
  }

  delivered(): Delivered[] {
    return this.server.delivered.filter(({ to }) => to === this.member.user.email);
  }

  /** The address that the last mail is turned off at. */
  link(): URL {
    return new URL(/<(.+)>/.exec(this.delivered().at(-1)?.unsubscribe[0] ?? '')?.[1] ?? '');
  }

  /** The hour of the day that comes `hours` from now, by UTC. */
  hourIn(hours: number): number {
    return (this.market.clock.now().getUTCHours() + hours + 24) % 24;
  }
}

/** Registers the market, its mail server and its reader around the tests of a file. */
export function mailedReader(): MailedReader {
  const variables: NodeJS.ProcessEnv = {
    MAIL_FROM: 'Playset <hello@playset.example>',
    PUBLIC_URL: 'https://playset.example',
  };
  let server: MailServer;
  beforeAll(async () => {
    server = new MailServer(await freePort());
    variables.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    await server.up();
  });
  const reader = new MailedReader(story(variables, { replicas: 2 }));
  afterAll(() => server.down());
  beforeEach(async () => {
    reader.server = server;
    reader.member = await signedUp(reader.market);
  });
  return reader;
}
