// Hints to moderators that somebody may make an offer to themselves: a person looks at it, and nothing happens by itself.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { OfferObservers } from '../offers/index.js';
import { urgencyOf } from './domain/case.js';
import { CaseRepository } from './persistence/case.repository.js';

@Injectable()
export class HintSamePerson {
  constructor(
    observers: OfferObservers,
    private readonly cases: CaseRepository,
    private readonly clock: Clock,
  ) {
    observers.on((proposer, recipient) => this.look(proposer, recipient));
  }

  /** Once for each pair, as long as the case is kept. */
  private async look(proposer: string, recipient: string): Promise<void> {
    const hint = await this.cases.hintOf(proposer, recipient);
    if (!hint) return;
    const target = { kind: 'PROFILE', id: proposer } as const;
    const snapshot = await this.cases.snapshot(target, recipient);
    if (!snapshot) return;
    const now = this.clock.now();
    const found = await this.cases.openFor(target, snapshot, urgencyOf('OTHER'), now);
    await this.cases.addHint(found, hint, recipient, now);
  }
}
