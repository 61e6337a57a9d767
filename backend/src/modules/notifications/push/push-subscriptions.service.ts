// Turns push on and off in the browser of a login.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { accountClosed, UsersFacade } from '../../users/index.js';
import { pushIsOff } from '../domain/notification.errors.js';
import type { PushStatusDto, SavePushSubscription } from '../dto/push.dto.js';
import { PushRepository } from '../persistence/push.repository.js';
import { checkSubscription } from './check-subscription.js';
import { Vapid } from './vapid.js';

@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pushes: PushRepository,
    private readonly users: UsersFacade,
    private readonly vapid: Vapid,
    private readonly clock: Clock,
  ) {}

  /** How the browser of the caller's login is notified. */
  async status({ session }: Caller): Promise<PushStatusDto> {
    const target = await this.pushes.ofSession(session);
    return { publicKey: this.vapid.publicKey, endpoint: target?.endpoint ?? null };
  }

  /**
   * Notifies the caller in this browser. Throws `notifications.push-off`, `notifications.push-endpoint-invalid`,
   * `users.account-closed`.
   */
  async save({ uuid, session }: Caller, asked: SavePushSubscription): Promise<void> {
    if (this.vapid.publicKey === null) throw pushIsOff();
    const [p256dh, auth] = [asked.p256dh.replace('=', ''), asked.auth.replaceAll('=', '')];
    const keys = { endpoint: asked.endpoint, p256dh, auth };
    checkSubscription(keys);
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOwned(uuid))) throw accountClosed();
      await this.pushes.save(session, uuid, keys, this.clock.now());
    });
  }

  /** No push to this browser. */
  async remove({ session }: Caller): Promise<void> {
    await this.unitOfWork.run(() => this.pushes.remove(session));
  }
}
