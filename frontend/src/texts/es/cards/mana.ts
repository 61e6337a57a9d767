/** Cómo se dicen los símbolos de los costes de maná y de los textos de reglas. */
import type { Texts } from '../../en';

export const mana: Texts['cards']['mana'] = {
  symbols: {
    T: 'girar este permanente',
    Q: 'enderezar este permanente',
    E: 'un contador de energía',
    S: 'un maná nevado',
    CHAOS: 'caos',
    A: 'una bellota',
    TK: 'un tique',
    '½': 'medio maná genérico',
    '∞': 'maná genérico infinito',
    HW: 'medio maná blanco',
    HU: 'medio maná azul',
    HB: 'medio maná negro',
    HR: 'medio maná rojo',
    HG: 'medio maná verde',
    P: 'un maná de color o dos vidas',
    H: 'un maná de color o dos vidas',
    PW: 'un planeswalker',
    L: 'un maná de una fuente legendaria',
    D: 'una bajada de tierra',
  },
  one: {
    W: 'un maná blanco',
    U: 'un maná azul',
    B: 'un maná negro',
    R: 'un maná rojo',
    G: 'un maná verde',
    C: 'un maná incoloro',
  },
  generic: (amount) => (amount === '1' ? '1 maná genérico' : `${amount} manás genéricos`),
  life: 'dos vidas',
  or: (one, other) => `${one} o ${other}`,
};
