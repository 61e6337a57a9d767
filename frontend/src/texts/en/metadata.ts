/** What search engines and previews of links say about the public pages. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const metadata = {
  description:
    'Playset is where players and local stores trade Magic: The Gathering cards face to face. Post listings, discover events, find cards nearby.',
  title: 'Trade cards with the players and stores near you',
  short:
    'Post listings, discover events, find cards nearby. Magic: The Gathering, face to face, without fees or shipping.',
  picture: 'Four copies of a card fanned on a green playmat, the fourth just coming in',
  storeTitle: (name: string) => `${name} · Magic singles and events`,
  storeAt: (name: string, address: string) => `${name}, ${address}.`,
  singles: (singles: number, isMore: boolean) =>
    `${formatNumber(isMore ? `${singles}+` : singles)} Magic: The Gathering ${singles === 1 ? 'single' : 'singles'} in stock.`,
  eventAt: (name: string, store: string) => `${name} at ${store}`,
  cardFrom: (name: string, price: string) => `${name} from ${price}`,
  offers: (stores: number, players: number) =>
    `On Playset: ${countWithNoun(stores, { one: 'store', other: 'stores' })}, ${countWithNoun(players, { one: 'player', other: 'players' })}.`,
  marketPrice: (price: string) => `Market price ${price}.`,
};
