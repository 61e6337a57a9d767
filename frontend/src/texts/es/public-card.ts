/** Los textos de la página pública de una carta. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const publicCard: Texts['publicCard'] = {
  unknownCard: 'Carta no encontrada',
  unknownCardWhy: 'No hay ninguna carta en esta dirección.',
  market: 'Precio de mercado',
  marketFoil: 'Foil',
  noPrice: 'N/D',
  asOf: (day) => `A fecha de ${day}`,
  inStores: 'En tiendas',
  noStores: 'Ninguna tienda tiene esta carta ahora mismo.',
  copies: (copies) => countWithNoun(copies, { one: 'copia', other: 'copias' }),
  from: (price) => `desde ${price}`,
  tradeOnly: 'para cambiar',
  has: (stores, players) =>
    `${countWithNoun(stores, { one: 'tienda', other: 'tiendas' })} · ${countWithNoun(players, { one: 'jugador', other: 'jugadores' })}`,
  players: (players) =>
    `${countWithNoun(players, { one: 'jugador tiene', other: 'jugadores tienen' })} esta carta.`,
  signUpForPlayers: 'Regístrate para ver quiénes son',
  seeAll: 'Ver quién la tiene',
  rules: 'Texto de la carta',
  artist: (name) => `Ilustración de ${name}`,
};
