/** Los textos de las cartas prometidas que, según el inventario de su dueño, ya no están. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const stockConflicts: Texts['stockConflicts'] = {
  title: 'Conflictos de inventario',
  count: (n) => countWithNoun(n, { one: 'conflicto de inventario', other: 'conflictos de inventario' }),
  lead: 'Según tu inventario, estas cartas ya no están, pero las prometiste. No se ha cancelado nada.',
  failed: 'No se pudieron cargar tus conflictos de inventario.',
  more: 'Hay más. Aparecerán cuando respondas a estos.',
  promisedTo: (who) => `Prometidas a ${who}`,
  ask: (until) => `¿Las tienes? Responde ${until} o el trato se cancelará.`,
  have: 'Sí la tengo',
  haveFor: (who) => `Sí la tengo: prometida a ${who}`,
  sold: 'Se vendió a alguien más',
  soldFor: (who) => `Se vendió a alguien más: prometida a ${who}`,
  kept: 'El trato sigue en pie.',
  canceled: (who) => `El trato con ${who} quedó cancelado.`,
  notSaved: 'No se guardó.',
  theirs: (who, until) =>
    `Puede que ${who} ya no tenga una carta de este trato. Lo comprueba antes de ${until}; hasta entonces el trato sigue en pie.`,
  by: (until) => `antes de ${until}`,
  elsewhere: 'Otras personas cerca de ti la tienen',
  offer: (name, price) => `${name} · ${price}`,
};
