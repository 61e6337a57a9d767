// Until when a store holds copies: until it closes on the day that its rules say.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { StorefrontsFacade } from '../storefronts/index.js';
import type { HoldRules } from './domain/hold-rules.js';
import { hoursAfter } from './domain/offer.js';
import { HoldRulesRepository } from './persistence/hold-rules.repository.js';

/** Of a store without a known time zone. */
const DEFAULT_HOURS = 48;

@Injectable()
export class HoldTimes {
  constructor(
    private readonly storefronts: StorefrontsFacade,
    private readonly rules: HoldRulesRepository,
    private readonly clock: Clock,
  ) {}

  /** When a hold that begins now ends, by the rules of the store, which may be known; null where it opens on none of the next days. */
  async heldUntil(store: string, rules?: HoldRules): Promise<Date | null> {
    const now = this.clock.now();
    const { days } = rules ?? (await this.rules.of(store)).rules;
    const closes = await this.storefronts.closingTime(store, days, now);
    return closes === undefined ? hoursAfter(now, DEFAULT_HOURS) : closes;
  }
}
