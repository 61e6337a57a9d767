// Gives back the places of an account that is closed, suspended or erased, in the transaction that does so.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { AccountHooks } from '../../users/index.js';
import { HiddenEventRepository } from '../persistence/hidden-event.repository.js';
import { AttendanceRepository } from './persistence/attendance.repository.js';
import { WaitingList } from './waiting-list.js';

@Injectable()
export class LeaveEventsWhenAccountCloses {
  constructor(
    hooks: AccountHooks,
    private readonly attendance: AttendanceRepository,
    private readonly waitingList: WaitingList,
    private readonly hidden: HiddenEventRepository,
    private readonly clock: Clock,
  ) {
    hooks.on('closed', ({ account }) => this.leaveAll(account));
    hooks.on('suspended', ({ account }) => this.leaveAll(account));
    hooks.on('erased', ({ account }) => this.leaveAll(account));
  }

  /** Event by event in the order of their ids, so that two who leave several do not wait for one another in a circle. */
  private async leaveAll(account: string): Promise<void> {
    await this.hidden.forgetAnswers(account);
    for (const uuid of await this.attendance.upcomingOf(account, this.clock.now())) {
      // Nobody holds an event whose store is not open: nothing of it is given on.
      const event = await this.attendance.hold(uuid);
      await this.attendance.remove(uuid, account);
      if (event) await this.waitingList.settle(event);
    }
  }
}
