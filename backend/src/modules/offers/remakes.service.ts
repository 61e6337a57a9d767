// The verb of who makes an offer again without the copies that are gone. One transaction.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Agreements } from './agreements.js';
import { noLineLeft, nothingGone } from './domain/offer.errors.js';
import { HoldsService } from './holds.service.js';
import { OfferDesk } from './offer-desk.js';
import { OfferRepository, type Revision } from './persistence/offer.repository.js';
import { type OfferRow, otherOf } from './persistence/offer-row.js';
import type { OfferLine } from './persistence/terms.js';
import { Proposals } from './proposals.js';

@Injectable()
export class RemakesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly proposals: Proposals,
    private readonly holds: HoldsService,
    private readonly offers: OfferRepository,
    private readonly agreements: Agreements,
  ) {}

  /**
   * Makes a void offer again, without the copies that are gone; resolves with the id of the new one. Throws `offers.nothing-gone`,
   * `offers.no-line-left`, and what keeps offers from being made.
   */
  async remake({ uuid: caller }: Pick<Caller, 'uuid'>, uuid: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      if (offer.void_reason !== 'LINE_GONE') throw nothingGone();
      const latest = await this.offers.revision(uuid, offer.revision);
      const left = await this.available(latest?.lines ?? []);
      if (!latest || left.length === 0) throw noLineLeft();
      const note = latest.author === caller ? latest.note : null;
      if (offer.kind === 'TRADE') return this.trade(caller, offer, { ...latest, lines: left, note });
      if (caller !== offer.proposer) throw nothingGone();
      return this.holds.hold({ uuid: caller }, { listings: left.map(({ listing }) => listing), note });
    });
  }

  private async trade(caller: string, offer: OfferRow, { lines, cash, note }: Revision): Promise<string> {
    const pair = { first: caller, second: otherOf(offer, caller) };
    await this.proposals.admit(pair);
    await this.proposals.refuseToSend(pair, note);
    const terms = { lines, cash, note };
    return (await this.proposals.add({ ...pair, kind: 'TRADE', terms, hours: offer.hours })).uuid;
  }

  private async available(lines: readonly OfferLine[]): Promise<readonly OfferLine[]> {
    const gone = new Set((await this.agreements.goneOf(lines)).map(({ listing }) => listing));
    return lines.filter(({ listing }) => !gone.has(listing));
  }
}
