// The timers of deals: a job for each state that ends by itself, and for the reminders before a deal is due.
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../kernel/durations.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { type Deal, dueAt } from './domain/deal.js';
import { askedConflict } from './domain/step.js';

export const TIME_OUT_JOB = 'deals.time-out';
export const REMIND_JOB = 'deals.remind';
/** So many hours before a deal is due its parties are reminded. */
export const REMINDER_HOURS = [24, 2] as const;

/** What a reminder is about; it is void once the deal is due at another time. */
export type Reminder = { readonly deal: string; readonly due: string; readonly hours: number };

@Injectable()
export class DealTimers {
  constructor(private readonly jobs: Jobs) {}

  /** Queues the jobs of a deal whose times have changed, in the open unit of work. */
  async schedule(deal: Deal, before: Deal | null, now: Date): Promise<void> {
    const { uuid, timerAt } = deal;
    if (timerAt && timerAt.getTime() !== before?.timerAt?.getTime()) await this.endAt(uuid, timerAt);
    const conflict = askedConflict(deal);
    if (conflict && conflict.until !== before?.conflict?.until)
      await this.endAt(uuid, new Date(conflict.until), 'conflict');
    const due = remindedOf(deal);
    if (due && due.getTime() !== (before && remindedOf(before))?.getTime()) await this.remind(uuid, due, now);
  }

  /** Ends the state of a deal at a moment, or for a conflict that nobody has resolved. */
  async endAt(deal: string, runAt: Date, why: 'state' | 'conflict' = 'state'): Promise<void> {
    const key = why === 'state' ? `${TIME_OUT_JOB}:${deal}` : `${TIME_OUT_JOB}:${deal}:${why}`;
    await this.jobs.add(TIME_OUT_JOB, { deal }, { key, runAt });
  }

  /** Queues the next reminder of a deal that is due at a moment, if there is still one. */
  async remind(deal: string, due: Date, now: Date): Promise<void> {
    const hours = REMINDER_HOURS.find((each) => due.getTime() - each * HOUR_MS > now.getTime());
    if (hours === undefined) return;
    const reminder: Reminder = { deal, due: due.toISOString(), hours };
    const runAt = new Date(due.getTime() - hours * HOUR_MS);
    await this.jobs.add(REMIND_JOB, reminder, { key: `${REMIND_JOB}:${deal}`, runAt });
  }
}

/** When a deal is due that both are reminded of; null while there is no meeting. */
export const remindedOf = (deal: Deal): Date | null =>
  deal.state === 'SCHEDULED' || deal.state === 'READY' ? dueAt(deal) : null;
