/** The texts of the public page of a card. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const publicCard = {
  unknownCard: 'Card not found',
  unknownCardWhy: 'There’s no card at this address.',
  market: 'Market price',
  marketFoil: 'Foil',
  noPrice: 'N/A',
  asOf: (day: string) => `As of ${day}`,
  inStores: 'In stores',
  noStores: 'No store has this card right now.',
  copies: (copies: number) => countWithNoun(copies, { one: 'copy', other: 'copies' }),
  from: (price: string) => `from ${price}`,
  tradeOnly: 'for trade',
  has: (stores: number, players: number) =>
    `${countWithNoun(stores, { one: 'store', other: 'stores' })} · ${countWithNoun(players, { one: 'player', other: 'players' })}`,
  players: (players: number) =>
    `${countWithNoun(players, { one: 'player has', other: 'players have' })} this card.`,
  signUpForPlayers: 'Sign up to see who they are',
  seeAll: 'See everybody who has it',
  rules: 'Card text',
  artist: (name: string) => `Illustrated by ${name}`,
};
