/** Los textos de las cartas que aún no se publicaron: las de la última vez y lo que se perdería. */
import type { Texts } from '../../en';
import { speech } from '../../speech';

const { counted } = speech('es');

export const drafts: Texts['listings']['drafts'] = {
  lastTime: (cards) => `${counted(cards, { one: 'carta', other: 'cartas' })} de la última vez.`,
  discard: 'Descartar',
  discarded: (cards) => `${counted(cards, { one: 'carta descartada', other: 'cartas descartadas' })}.`,
  settled: (cards) =>
    cards === 1
      ? 'Se publicó 1 carta tal como la enviaste la primera vez.'
      : `Se publicaron ${counted(cards, { one: 'carta', other: 'cartas' })} tal como las enviaste la primera vez.`,
  unsettled: (cards) =>
    cards === 1
      ? 'Aún no se sabe si la carta que enviaste antes está publicada. Inténtalo de nuevo: se envía primero y se publica una sola vez.'
      : `Aún no se sabe si las ${counted(cards, { one: 'carta', other: 'cartas' })} que enviaste antes están publicadas. Inténtalo de nuevo: se envían primero y se publican una sola vez.`,
};
