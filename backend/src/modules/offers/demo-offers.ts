// The offers and deals of the demo data: what a store pulls, keeps and has handed over, and what waits for an answer.
import type { INestApplicationContext } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { DemoDeals, type DemoPlace } from '../deals/index.js';
import { type DemoCopies, demoCopies } from '../listings/index.js';
import { demoAccounts } from '../users/index.js';
import { AcceptancesService } from './acceptances.service.js';
import type { HoldRules } from './domain/hold-rules.js';
import { HoldRulesService } from './hold-rules.service.js';
import { HoldsService } from './holds.service.js';
import { MessagesService } from './messages/messages.service.js';
import { OffersService } from './offers.service.js';

const DEAL_OF = { name: 'offers.demo-deal', text: 'select deal from offers.offer where uuid = $1' };
/** The first store holds a few cards for everybody, and wants to be asked about more. */
const RULES: Omit<HoldRules, 'maxCents'> & { maxValue: number } = {
  ...{ isOn: true, maxCards: 4, maxValue: 150, forWhom: 'EVERYONE', days: 2 },
};

const MEETING = { text: 'Second Breakfast Games, the table by the window', zone: 'America/Chicago' };

/** One of DEMO_PEOPLE, with the copies that deals can be about. */
interface Somebody {
  readonly uuid: string;
  readonly role: 'STORE' | 'USER';
  readonly onOffer: DemoCopies['onOffer'];
  /** Takes the next copies that are to be promised. */
  take(count: number): string[];
}

export async function addDemoOffers(app: INestApplicationContext, catalog: string): Promise<void> {
  const [goblet, breakfast, mulligans, robin, mika, dana] = await somebodies(app, catalog);
  if (!goblet || !breakfast || !mulligans || !robin || !mika || !dana) return;
  const market = new DemoMarket(app);
  for (const store of [goblet, breakfast]) await market.holdsForEverybody(store);
  await market.handedOver(robin, goblet, 2);
  await market.handedOver(dana, goblet, 1);
  await market.handedOver(mika, breakfast, 1);
  const fetched = await market.ready(robin, goblet, 2, 'Drawer 3');
  await market.talk(fetched, [
    [robin, 'Hi! I come by after work, around half past six. Is that still fine?'],
    [goblet, 'Sure, we’re open until eight. They’re in a sleeve with your name on it.'],
    [robin, 'Great. I bring cash.'],
    [goblet, 'See you then. Ask at the counter if I’m in the back.'],
  ]);
  await market.held(mika, goblet, 3);
  await market.held(robin, breakfast, 1);
  await market.asked(dana, goblet, 5, 'All five for the draft on Friday, if you still have them.');
  const swap = await market.swapToday(dana, robin, MEETING);
  await market.talk(swap, [
    [dana, 'Mine has a small white spot on the back edge. You can look at it before we swap.'],
    [robin, 'Thanks for saying so. Mine comes straight from the binder.'],
    [dana, 'Then see you at the table by the window!'],
  ]);
  const asked = await market.offered(mika, robin, 'Would you swap? I’m in Logan Square on most evenings.');
  await market.talk(asked, [[mika, 'I’d add a second card instead of the cash, if you like that better.']]);
  await market.bid(robin, mulligans);
}

async function somebodies(app: INestApplicationContext, catalog: string): Promise<Somebody[]> {
  const copies = await demoCopies(app, catalog);
  return (await demoAccounts(app)).map(({ uuid, role }, nth) => {
    const { onOffer = [], toDeal = [] } = copies[nth] ?? {};
    const left = toDeal.map((copy) => copy.uuid);
    return { uuid, role, onOffer, take: (count) => left.splice(0, count) };
  });
}

/** What the people of the demo do, each as a sentence. */
class DemoMarket {
  private readonly deals: DemoDeals;

  constructor(private readonly app: INestApplicationContext) {
    this.deals = new DemoDeals(app);
  }

  async holdsForEverybody(store: Somebody): Promise<void> {
    await this.app.get(HoldRulesService).save(store, RULES, undefined);
  }

  /** The store's rules have taken the hold: it is to be pulled. */
  async held(player: Somebody, store: Somebody, count: number): Promise<string> {
    return this.dealOf(await this.app.get(HoldsService).hold(player, { listings: store.take(count) }));
  }

  /** The offer of a hold that the store has put aside. */
  async ready(player: Somebody, store: Somebody, count: number, shelf: string): Promise<string> {
    const offer = await this.app.get(HoldsService).hold(player, { listings: store.take(count) });
    await this.deals.putAside(store, await this.dealOf(offer), shelf);
    return offer;
  }

  /** What the two of an offer write to each other, in this order; who answers has read what came before. */
  async talk(offer: string, said: readonly (readonly [author: Somebody, text: string])[]): Promise<void> {
    const messages = this.app.get(MessagesService);
    let latest: string | undefined;
    for (const [author, text] of said) {
      if (latest) await messages.markRead(author, offer, latest);
      latest = (await messages.write(author, offer, text)).uuid;
    }
  }

  async handedOver(player: Somebody, store: Somebody, count: number): Promise<void> {
    await this.deals.handOver(player, store, await this.held(player, store, count));
  }

  /** More than the store's rules take: it is asked. */
  async asked(player: Somebody, store: Somebody, count: number, note: string): Promise<void> {
    const listings = store.onOffer.slice(0, count).map(({ uuid }) => uuid);
    await this.app.get(HoldsService).hold(player, { listings, note });
  }

  /** Two players have agreed on a swap and on a place. */
  async swapToday(one: Somebody, other: Somebody, place: DemoPlace): Promise<string> {
    const lines = [...one.take(1), ...other.take(1)].map((listing) => ({ listing }));
    const offer = await this.app.get(OffersService).make(one, { recipient: other.uuid, lines });
    await this.app.get(AcceptancesService).accept(other, offer, new Set([1]));
    await this.deals.meet(one, other, await this.dealOf(offer), place);
    return offer;
  }

  /** A swap of one card for another, with a little cash, that waits for an answer. */
  async offered(from: Somebody, to: Somebody, note: string): Promise<string> {
    const lines = [from, to].map(({ onOffer: [copy] }) => ({ listing: copy?.uuid ?? '' }));
    const cash = { amount: 2, payer: from.uuid };
    return this.app.get(OffersService).make(from, { recipient: to.uuid, lines, cash, note });
  }

  /** A player offers a store a little less than it asks. */
  async bid(player: Somebody, store: Somebody): Promise<void> {
    const [copy] = store.onOffer;
    if (!copy) return;
    const price = Math.ceil(copy.cents * 0.9) / 100;
    const lines = [{ listing: copy.uuid, price }];
    const cash = { amount: price, payer: player.uuid };
    await this.app.get(OffersService).make(player, { recipient: store.uuid, lines, cash });
  }

  private async dealOf(offer: string): Promise<string> {
    const { deal } = await this.app.get(Sql).one<{ deal: string | null }>(DEAL_OF, [offer]);
    if (deal === null) throw new Error('The rules of the demo’s store have not taken a hold');
    return deal;
  }
}
