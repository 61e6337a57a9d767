// Two players who meet at the counter of a store, for the stories about it.
import type { Reply } from '../../../../test/client.js';
import { ahead, HOUR, listed, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import type { Story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import type { HandOverCode } from '../dto/deal.dto.js';
import type { WitnessedDeal } from '../dto/witness.dto.js';

/** Kim gets cards of Robin's, and both meet at the castle. */
export class AtACounter {
  kim: Member;
  robin: Member;
  castle: Member;

  constructor(private readonly market: Story) {}

  /** Three whom nobody has met before. */
  async begin(): Promise<void> {
    const { market } = this;
    [this.kim, this.robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
    this.castle = await signedUp(market, { role: 'STORE' });
  }

  /** Kim gets a card of Robin's, for one of her own in a swap, at the counter of the castle. */
  async agreed({ swap = false, hours = 24 } = {}): Promise<string> {
    const { market, kim, robin, castle } = this;
    const given = swap ? await listed(kim) : [];
    const copies = [...(await listed(robin)), ...given].map((listing, nth) => ({
      ...{ listing, giver: (nth === 0 ? robin : kim).user.uuid, priceCents: 500 },
    }));
    const deal = await opened(market, kim, robin, { copies });
    const [from, to] = [hours, hours + 2].map((each) => ahead(market, each * HOUR).toISOString());
    const place = { kind: 'COUNTER', store: castle.user.uuid };
    const proposed = await step(kim, deal, 'meeting', { place, from, to });
    expect(proposed.body.proposal?.store).toEqual({ uuid: castle.user.uuid, name: castle.user.name });
    await step(robin, deal, 'meeting/confirm');
    return deal;
  }

  /** The code that a party shows. */
  async codeOf({ client }: Member, deal: string): Promise<string> {
    return (await client.get<HandOverCode>(`/api/deals/${deal}/code`)).body.code;
  }

  /** In which state the first card of a deal is, as Robin sees it. */
  async statusOf(deal: string): Promise<string> {
    const [line] = (await seenBy(this.robin, deal)).lines;
    return (await this.robin.client.get<ListingDto>(`/api/listings/${line?.listing}`)).body.status;
  }

  lookUp(code: string, by = this.castle): Promise<Reply<WitnessedDeal>> {
    return by.client.post<WitnessedDeal>('/api/deals/counter/look-up', { code });
  }

  witness(
    deal: string,
    act: string,
    code: string,
    more: object = {},
    by = this.castle,
  ): Promise<Reply<WitnessedDeal>> {
    return step<WitnessedDeal>(by, deal, 'witness', { act, code, revision: 1, ...more });
  }
}

/** How a reply is refused. */
export const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as { readonly code?: string }).code];
};
