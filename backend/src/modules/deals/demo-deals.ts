// The steps of the demo data's deals, as their parties take them.
import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.js';
import { HandOverService } from './hand-over.service.js';
import { MeetingsService } from './meetings.service.js';

/** Somebody who takes a step. */
interface Party {
  readonly uuid: string;
}

/** When two may meet on a day, by the clock at their place. */
const EVENINGS = [18, 20, 22];
/** The demo's parties have seen nothing: any version will do. */
const ANY_VERSION = undefined;

/** Where two of the demo meet. */
export interface DemoPlace {
  readonly text: string;
  readonly zone: string;
}

export class DemoDeals {
  private readonly handOvers: HandOverService;
  private readonly meetings: MeetingsService;
  private readonly clock: Clock;

  constructor(app: INestApplicationContext) {
    this.handOvers = app.get(HandOverService);
    this.meetings = app.get(MeetingsService);
    this.clock = app.get(Clock);
  }

  /** The store puts the cards on a shelf. */
  async putAside(store: Party, deal: string, shelf: string): Promise<void> {
    await this.meetings.putAside(store, deal, ANY_VERSION, { shelf });
  }

  /** Both meet at a place in words, for an hour of this evening, or of the next where it is late. */
  async meet(proposer: Party, other: Party, deal: string, { text, zone }: DemoPlace): Promise<void> {
    const begins = nextEvening(this.clock.now(), zone);
    const [from = '', to = ''] = [begins, begins + HOUR_MS].map((at) => new Date(at).toISOString());
    const place = { kind: 'TEXT', text } as const;
    await this.meetings.proposeMeeting(proposer, deal, ANY_VERSION, { place, from, to });
    await this.meetings.confirmMeeting(other, deal, ANY_VERSION);
  }

  /** Each enters the code of the other. */
  async handOver(one: Party, other: Party, deal: string): Promise<void> {
    for (const [caller, owner] of [
      [one, other],
      [other, one],
    ] as const) {
      const { code } = await this.handOvers.codeOf(owner, deal);
      const enteredAt = this.clock.now().toISOString();
      await this.handOvers.enterCode(caller, deal, ANY_VERSION, { code, enteredAt, revision: 1 });
    }
  }
}

/** The first hour for a meeting that is at least an hour ahead. */
function nextEvening(now: Date, zone: string): number {
  const hour = (at: number) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(at));
  const first = Math.ceil(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  const hours = Array.from({ length: DAY_MS / HOUR_MS + 1 }, (_, nth) => first + nth * HOUR_MS);
  return hours.find((at) => EVENINGS.includes(hour(at))) ?? first;
}
