/** Los textos de las cartas que aún no se publicaron: las de la última vez y lo que se perdería. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('es');

export const drafts: Texts['listings']['drafts'] = {
  lastTime: (cards) => `Dejaste ${countWithNoun(cards, { one: 'carta', other: 'cartas' })} aquí.`,
  discard: 'Empezar de nuevo',
  discarded: (cards) => `${countWithNoun(cards, { one: 'carta descartada', other: 'cartas descartadas' })}.`,
  settled: (cards) =>
    cards === 1
      ? 'Se publicó 1 carta tal como la enviaste la primera vez.'
      : `Se publicaron ${countWithNoun(cards, { one: 'carta', other: 'cartas' })} tal como las enviaste la primera vez.`,
  unsettled: 'No pudimos confirmar tu último envío. Inténtalo de nuevo: nada se publica dos veces.',
  maybeListed: (cards) =>
    cards === 1
      ? 'Puede que 1 carta ya esté publicada: tu último envío no se confirmó. Mira en Mis anuncios y quítala de aquí si ya está.'
      : `Puede que ${countWithNoun(cards, { one: 'carta', other: 'cartas' })} ya estén publicadas: tu último envío no se confirmó. Mira en Mis anuncios y quítalas de aquí si ya están.`,
  submitAnyway: 'Publicar de todos modos',
};
