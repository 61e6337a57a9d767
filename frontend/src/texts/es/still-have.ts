/** Los textos de la pregunta de si lo antiguo sigue ahí. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const copyForms = { one: 'copia', other: 'copias' };

export const stillHave: Texts['stillHave'] = {
  ask: (copies) => (copies === 1 ? '¿Aún tienes esta?' : `¿Aún tienes estas ${formatNumber(copies)}?`),
  about: (expired, copies) =>
    expired === 0
      ? 'Hace tiempo que no las cuentas, así que los compradores las ven al final.'
      : expired === copies
        ? 'Hace mucho que no las cuentas, así que los compradores ya no las ven.'
        : `Hace tiempo que no las cuentas, así que los compradores las ven al final. ${countWithNoun(expired, { one: 'copia ya está', other: 'copias ya están' })} fuera del mercado.`,
  yes: (copies) => (copies === 1 ? 'Sí, la tengo' : `Sí, las ${formatNumber(copies)}`),
  counting: 'Contando…',
  undoing: 'Deshaciendo…',
  doneOf: (done, total) => `${formatNumber(done)} de ${countWithNoun(total, copyForms)}`,
  runningAbout: 'Puedes salir: se hace del todo o no se hace.',
  review: 'Revisarlas',
  done: (copies) => `${countWithNoun(copies, copyForms)} ${copies === 1 ? 'contada' : 'contadas'}. ¡Gracias!`,
  undone: 'Deshecho. Tus recuentos son tan antiguos como antes.',
  failed: 'No se han podido contar.',
  notUndone: 'No se ha podido deshacer.',
};
