// A market with a push service, and somebody whose browser is subscribed to it.
import { DataSource } from 'typeorm';
import type { Client } from '../../../../test/client.js';
import { dueJobsDone } from '../../../../test/due-mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { type Story, story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { newVapidPrivateKey, vapidPublicKeyOf } from '../../../platform/environment/vapid-keys.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SessionsService } from '../../auth/sessions.service.js';
import type { NewNotification } from '../domain/notification.js';
import type { PushStatusDto } from '../dto/push.dto.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import type { SentMessage } from '../push/push-message.js';
import { PushServices } from '../push/push-services.js';
import { Browser, PushService } from './push-service.js';

export const PUSH = '/api/notifications/push';
export const OFFER = '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21';
export const WROTE = { kind: 'MESSAGE_RECEIVED', details: { person: 'Kim Osei', offer: OFFER } } as const;
const VAPID_PRIVATE_KEY = newVapidPrivateKey();
export const VAPID_PUBLIC_KEY = vapidPublicKeyOf(VAPID_PRIVATE_KEY);

/** Who is notified; another one, in another browser, in each test. */
class PushedReader {
  member: Member;
  browser: Browser;

  constructor(
    readonly market: Story,
    readonly service: PushService,
  ) {}

  async subscribe(browser: Browser, client: Client = this.member.client): Promise<void> {
    expect(await client.put(PUSH, browser.subscription)).toMatchObject({ status: 204 });
  }

  async status(client: Client = this.member.client): Promise<PushStatusDto> {
    return (await client.get<PushStatusDto>(PUSH)).body;
  }

  /** The same person on another device. */
  async onAnotherDevice(): Promise<Client> {
    const tokens = await this.market.app.get(SessionsService).start(this.member.user);
    const client = this.market.someone();
    client.token = tokens.accessToken;
    client.cookies.set('refreshToken', tokens.refreshToken);
    return client;
  }

  /** Is notified of these at once: each that somebody wrote, but for what it says. */
  async notify(...notifications: readonly Partial<NewNotification>[]): Promise<void> {
    const { app, clock } = this.market;
    await app.get(UnitOfWork).run(async () => {
      for (const each of notifications)
        await app
          .get(NotificationRepository)
          .add([this.member.user.uuid], { ...WROTE, createdAt: clock.now(), ...each });
    });
  }

  /** All that the browser was sent, once it is notified of these. */
  async pushed(...notifications: readonly Partial<NewNotification>[]): Promise<SentMessage[]> {
    await this.notify(...notifications);
    await dueJobsDone(this.market);
    return this.messages();
  }

  messages(): SentMessage[] {
    return this.service.to(this.browser).map((each) => this.browser.read(each));
  }

  /** Does a job on each replica. */
  async does(job: string, payload: object = {}): Promise<void> {
    for (const app of this.market.replicas)
      await app.get(UnitOfWork).run(() => app.get(Jobs).add(job, payload));
    await dueJobsDone(this.market);
  }

  /** The rows of a statement about the account $1. */
  rows<Row>(text: string): Promise<Row[]> {
    return this.market.app.get(DataSource).query<Row[]>(text, [this.member.user.uuid]);
  }

  subscriptions(): Promise<{ session: string; last_success_at: Date | null }[]> {
    return this.rows(
      'select session, last_success_at from notifications.push_subscription where account = $1',
    );
  }
}

/** Registers the market, its push service and its reader around the tests of a file. */
export function pushedReader(): PushedReader {
  const market = story(
    { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, SECURITY_CONTACT: 'security@playset.example' },
    { replicas: 2 },
  );
  const service = new PushService();
  const reader = new PushedReader(market, service);
  beforeAll(async () => {
    await service.up();
    for (const app of market.replicas) Object.assign(app.get(PushServices), { post: service.post });
  });
  afterAll(() => service.down());
  beforeEach(async () => {
    service.status = 201;
    reader.member = await signedUp(market);
    reader.browser = new Browser();
    await reader.subscribe(reader.browser);
  });
  return reader;
}
