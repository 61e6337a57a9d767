/** What search engines and previews of links say about the public pages. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const metadata: Texts['metadata'] = {
  description:
    'En Playset, los jugadores y las tiendas locales cambian cartas de Magic: The Gathering cara a cara. Publica anuncios, descubre eventos y encuentra cartas cerca de ti.',
  title: 'Cambia cartas con los jugadores y las tiendas de tu zona',
  short:
    'Publica anuncios, descubre eventos y encuentra cartas cerca de ti. Magic: The Gathering, cara a cara, sin comisiones ni envíos.',
  picture: 'Cuatro copias de una carta en abanico sobre un tapete verde; la cuarta acaba de llegar',
  storeTitle: (name) => `${name} · Cartas de Magic y eventos`,
  storeAt: (name, address) => `${name}, ${address}.`,
  singles: (singles, isMore) =>
    singles === 1
      ? '1 carta de Magic: The Gathering disponible.'
      : `${isMore ? 'Más de ' : ''}${formatNumber(singles)} cartas de Magic: The Gathering disponibles.`,
  eventAt: (name, store) => `${name} en ${store}`,
  cardFrom: (name, price) => `${name} desde ${price}`,
  offers: (stores, players) =>
    `En Playset: ${countWithNoun(stores, { one: 'tienda', other: 'tiendas' })}, ${countWithNoun(players, { one: 'jugador', other: 'jugadores' })}.`,
  marketPrice: (price) => `Precio de mercado: ${price}.`,
};
