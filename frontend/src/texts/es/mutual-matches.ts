/** Los textos de los jugadores con quienes se podría cambiar. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');
const cards = (count: number) => countWithNoun(count, { one: 'carta', other: 'cartas' });

export const mutualMatches: Texts['mutualMatches'] = {
  title: 'Con quién cambiar',
  about:
    'Jugadores cercanos que tienen cartas que buscas y buscan cartas que tienes. Solo cuentan, por ambas partes, las cartas que pueden ver los jugadores con quienes se podría cambiar.',
  loading: 'Cargando jugadores con los que podrías cambiar',
  failed: 'No se pudieron cargar los jugadores con los que podrías cambiar.',
  none: 'Aún no hay nadie cerca que tenga lo que buscas y busque lo que tienes.',
  noneHelp:
    'Anuncia lo que darías y deja que los jugadores cercanos vean lo que buscas: pulsa Más en una carta que sigues y elige «También los jugadores cercanos con los que podrías cambiar».',
  titleAt: 'Qué llevar',
  aboutAt:
    'Jugadores que también van a este evento y dejan ver qué cartas podríais intercambiar. Solo cuentan los deseos que ambos mostráis a quienes podrían intercambiar con vosotros.',
  noneThere: 'Todavía no hay nadie allí que tenga lo que buscas y busque lo que tienes.',
  noneThereHelp:
    'Hacen falta dos que vayan y lo permitan. Vuelve a mirar cuando se acerque el día: puede que venga más gente.',
  event: 'El evento',
  summary: (people, gets, gives) =>
    `${countWithNoun(people, { one: 'persona de allí tiene', other: 'personas de allí tienen' })} ${cards(gets)} que buscas; tú tienes ${cards(gives)} que buscan.`,
  bring: 'Lleva estas',
  watchlist: 'Tu lista de seguimiento',
  gets: (count) => `Recibirías ${cards(count)}`,
  gives: (count) => `Darías ${cards(count)}`,
  more: (count) => `y ${cards(count)} más`,
  offer: 'Hacer una oferta',
  offerTo: (name) => `Hacer una oferta a ${name}`,
};
