// The steps of the demo data's deals, as their parties take them.
import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { HandOverService } from './hand-over.service.js';
import { MeetingsService } from './meetings.service.js';

/** Somebody who takes a step. */
interface Party {
  readonly uuid: string;
}

const HOUR_MS = 3_600_000;
/** The demo's parties have seen nothing: any version will do. */
const ANY_VERSION = undefined;

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

  /** Both meet at a place in words, for an hour that begins with one of the next: as a rule today. */
  async meet(proposer: Party, other: Party, deal: string, text: string): Promise<void> {
    const begins = Math.ceil(this.clock.now().getTime() / HOUR_MS + 1) * HOUR_MS;
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
