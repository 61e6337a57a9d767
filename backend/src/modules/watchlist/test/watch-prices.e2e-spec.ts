// The story of what watched cards cost: as the card database says, and nothing when it does not.
import { DataSource } from 'typeorm';
import { noticed } from '../../../../test/notices.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { WatchedCardDto } from '../dto/watched-card.dto.js';
import { type SampleCard, sampleCards } from './sample.js';

describe('what watched cards cost', () => {
  const market = story({}, { sample: true });
  const all = sampleCards(500);
  let player: Member;
  let day: string;
  beforeAll(async () => {
    const [prices] = await change('select max(as_of)::text as day from cards.printing_price');
    day = prices.day;
  });
  beforeEach(async () => {
    player = await signedUp(market);
  });

  const priced = (usd: boolean, foil: boolean): SampleCard => {
    const fits = ({ prices }: SampleCard) =>
      (prices.usd !== null) === usd && (prices.usd_foil !== null) === foil;
    const card = all.find(fits);
    if (!card) throw new Error('The sample catalogue has no such card');
    return card;
  };
  /** The prices of a card on the watchlist, without foil and in foil, with the day. */
  const shown = async ({ id }: SampleCard) => {
    const path = `/api/watchlist/${player.user.uuid}`;
    await player.client.post(`${path}?cardId=${id}`);
    const { body } = await player.client.get<WatchedCardDto[]>(path);
    const entry = body.find(({ cardId }) => cardId === id);
    return [entry?.marketPrice, entry?.marketPriceFoil, entry?.marketPriceDate];
  };
  const change = async (text: string, ...values: unknown[]) => {
    const changed = await market.app.get(DataSource).query(text, values);
    await noticed(market);
    return changed;
  };

  it('shows the market price with and without foil, and the day it is of', async () => {
    const card = priced(true, true);
    expect(await shown(card)).toEqual([Number(card.prices.usd), Number(card.prices.usd_foil), day]);
  });

  it('shows no price for a finish that the card is not sold in', async () => {
    const [plain, foil] = [priced(true, false), priced(false, true)];
    expect(await shown(plain)).toEqual([Number(plain.prices.usd), null, day]);
    expect(await shown(foil)).toEqual([null, Number(foil.prices.usd_foil), day]);
  });

  it('shows no price and no day when nobody knows the price', async () => {
    expect(await shown(priced(false, false))).toEqual([null, null, null]);
  });

  it('shows the price of the card that took another’s place, and none for one that is gone', async () => {
    const card = priced(true, true);
    const survivor = priced(true, false);
    await change('update cards.printing set gone_at = now() where id = $1', card.id);
    expect(await shown(card)).toEqual([null, null, null]);
    await change('update cards.printing set merged_into = $2 where id = $1', card.id, survivor.id);
    expect(await shown(card)).toEqual([Number(survivor.prices.usd), null, day]);
  });
});
