// Shows what is reported as it is now to the one who reports it.
import { Injectable } from '@nestjs/common';
import { OffersFacade } from '../offers/index.js';
import type { Snapshot, Target } from './domain/case.js';
import { CaseRepository } from './persistence/case.repository.js';

@Injectable()
export class Snapshots {
  constructor(
    private readonly cases: CaseRepository,
    private readonly offers: OffersFacade,
  ) {}

  /** What is reported; undefined where it is not there for the one who reports it. A message is about a listing or about an offer. */
  async of(target: Target, reporter: string): Promise<Snapshot | undefined> {
    const found = await this.cases.snapshot(target, reporter);
    return found ?? (target.kind === 'MESSAGE' ? this.ofThread(target.id, reporter) : undefined);
  }

  /** A message between the two of an offer: its title is the first card of the offer. */
  private async ofThread(message: string, reporter: string): Promise<Snapshot | undefined> {
    const found = await this.offers.messageForReport(message);
    if (!found?.parties.includes(reporter) || found.text === null) return undefined;
    const { author, text, offer, sentAt } = found;
    const about = await this.cases.snapshot({ kind: 'OFFER', id: offer }, reporter);
    const sent = sentAt.toISOString().slice(0, 16).replace('T', ' ');
    return { affected: author, title: about?.title ?? '', text, facts: { sentAt: sent } };
  }
}
