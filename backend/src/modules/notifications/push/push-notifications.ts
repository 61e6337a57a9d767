// Pushes notifications: a job takes what is due to an account, and in that transaction queues a job for each of its browsers.
import { createECDH, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ece from 'http_ece';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PermanentFailure } from '../../../platform/jobs/permanent-failure.js';
import { UsersFacade } from '../../users/index.js';
import { MANDATORY_KINDS, type MailedNotification } from '../domain/notification.js';
import { COLLECT_PUSH_JOB } from '../persistence/add-notifications.sql.js';
import { PushRepository, type PushTarget } from '../persistence/push.repository.js';
import { type PushMessage, pushMessageOf, type SentMessage } from './push-message.js';
import { type PushRequest, PushServices } from './push-services.js';
import { Vapid } from './vapid.js';

const SEND_JOB = 'notifications.send-push';
/** Over about 16 hours: what a push service doesn't take by then is old. */
const MAX_ATTEMPTS = 12;
/** How long a push service keeps a message for a browser that is off, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;

interface SendJob {
  readonly session: string;
  readonly notifications: readonly string[];
}

@Injectable()
export class PushNotifications {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pushes: PushRepository,
    private readonly services: PushServices,
    private readonly vapid: Vapid,
    private readonly users: UsersFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    jobs.handle<{ account: string }>(COLLECT_PUSH_JOB, ({ account }) => this.collect(account));
    jobs.handle<SendJob>(SEND_JOB, (job, attempt) => this.send(job, attempt), { isRemote: true });
    jobs.nightly('notifications.resume-pushes', () =>
      this.unitOfWork.run(() => this.pushes.resume(this.clock.now())),
    );
  }

  /** A notification is pushed once to each browser, by whichever worker: a second worker finds nothing left. */
  private async collect(account: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // The account first, as an erasure locks it: the other order is a deadlock. Whether a closed account gets a push, `send` decides.
      await this.users.lockIfOwned(account);
      const { notifications, hasMore } = await this.pushes.takeDue(account, this.clock.now());
      const [first] = notifications;
      if (!first) return;
      for (const session of await this.pushes.sessionsOf(account)) {
        const options = { key: `${SEND_JOB}:${session}:${first}`, maxAttempts: MAX_ATTEMPTS };
        await this.jobs.add(SEND_JOB, { session, notifications } satisfies SendJob, options);
      }
      if (hasMore)
        await this.jobs.add(COLLECT_PUSH_JOB, { account }, { key: `${COLLECT_PUSH_JOB}:${account}` });
    });
  }

  /** A message that is sent again, because its worker died before it could say so, has the same topic and tag. */
  private async send({ session, notifications }: SendJob, attempt: number): Promise<void> {
    const target = await this.pushes.ofSession(session);
    const [first] = notifications;
    if (!target || !first || this.vapid.publicKey === null) return;
    const reader = await this.users.find(target.account);
    if (!reader?.enabled) return;
    const content = await this.pushes.content(target.account, notifications, MANDATORY_KINDS);
    if (content.length === 0) return;
    const request = this.requestFor(
      target,
      pushMessageOf(content, first, reader.language),
      urgencyOf(content),
    );
    await this.unitOfWork.passFence();
    await this.post(session, target, request, attempt === MAX_ATTEMPTS);
  }

  private async post(
    session: string,
    { endpoint, last_success_at }: PushTarget,
    request: PushRequest,
    isLast: boolean,
  ): Promise<void> {
    const status = await this.services.post(endpoint, request).catch((error: unknown) => error as Error);
    if (typeof status === 'number' && status < 300)
      return this.pushes.succeeded(session, endpoint, this.clock.now());
    const isGone = status === 404 || status === 410;
    // Where no push service has ever answered, there may be none.
    if (isGone || (isLast && last_success_at === null)) await this.pushes.removeEndpoint(session, endpoint);
    if (isGone) return;
    if (typeof status !== 'number') throw status;
    const refusal = new Error(`A push service answered ${status}`);
    throw status === 429 || status >= 500 ? refusal : new PermanentFailure('A push was refused', refusal);
  }

  /** The message, encrypted for this browser alone (RFC 8291) and signed by this server (RFC 8292). */
  private requestFor(
    { account, endpoint, p256dh, auth }: PushTarget,
    message: PushMessage,
    urgency: 'normal' | 'high',
  ): PushRequest {
    const sender = createECDH('prime256v1');
    sender.generateKeys();
    const body = ece.encrypt(Buffer.from(JSON.stringify({ ...message, account } satisfies SentMessage)), {
      ...{ version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey: sender },
      salt: randomBytes(16),
    });
    const headers = {
      authorization: this.vapid.authorizationAt(endpoint),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(TTL_SECONDS),
      urgency,
      topic: message.tag,
    };
    return { headers, body };
  }
}

/** What somebody waits for wakes a phone that saves its battery. */
const urgencyOf = (content: readonly MailedNotification[]): 'normal' | 'high' =>
  content.some(({ kind }) => kind === 'MESSAGE_RECEIVED' || kind.startsWith('DEAL_')) ? 'high' : 'normal';
