/** Los textos de cuántos van a un evento. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const turnout: Texts['turnout'] = {
  going: (going) => (going === 1 ? '1 va' : `${formatNumber(going)} van`),
  interested: (count) =>
    count === 1 ? '1 persona interesada' : `${formatNumber(count)} personas interesadas`,
  firesAt: (least, going) =>
    going >= least ? 'hay suficientes para empezar' : `empieza con ${formatNumber(least)}`,
  places: (places) => countWithNoun(places, { one: 'plaza libre', other: 'plazas libres' }),
  full: 'completo',
  waiting: (count) => `${formatNumber(count)} en espera`,
};
