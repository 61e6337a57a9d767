/** Las palabras que comparten varias pantallas: estados y acabados. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const lib: Texts['lib'] = {
  availability: {
    from: (price) => `desde ${price}`,
    forTrade: 'para cambiar',
    stores: (count) => countWithNoun(count, { one: 'tienda', other: 'tiendas' }),
    players: (count) => countWithNoun(count, { one: 'jugador', other: 'jugadores' }),
  },
  codeFormat: 'Usa un formato como «FIN-527» o «fdn0429»',
  noPrice: 'N/D',
  conditions: {
    NEAR_MINT: 'Casi perfecta',
    LIGHTLY_PLAYED: 'Poco jugada',
    MODERATELY_PLAYED: 'Jugada',
    HEAVILY_PLAYED: 'Muy jugada',
    DAMAGED: 'Dañada',
  },
  finishes: { NONFOIL: 'No foil', FOIL: 'Foil', ETCHED: 'Grabada' },
  types: { SELL: 'Venta', BUY: 'Compra', TRADE: 'Cambio' },
};
