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

  /** When a hold that begins now ends, by the rules of the store, which may be known. */
  async heldUntil(store: string, rules?: HoldRules): Promise<Date> {
    const now = this.clock.now();
    const { days } = rules ?? (await this.rules.of(store)).rules;
    return (await this.storefronts.closingTime(store, days, now)) ?? hoursAfter(now, DEFAULT_HOURS);
  }
}
