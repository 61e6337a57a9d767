/** Los textos de las cartas que aún no se publicaron: las de la última vez y lo que se perdería. */
import type { Texts } from '../../en';
import { speech } from '../../speech';

const { counted } = speech('es');

export const drafts: Texts['listings']['drafts'] = {
  lastTime: (cards) => `${counted(cards, { one: 'carta', other: 'cartas' })} de la última vez.`,
  discard: 'Descartar',
  discarded: (cards) => `${counted(cards, { one: 'carta descartada', other: 'cartas descartadas' })}.`,
};
