/** Los textos de la hoja de intercambio: lo que da cada parte, en números. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const sheet: Texts['sheet'] = {
  title: 'Hoja de intercambio',
  youGive: 'Tú das',
  gives: (who) => `${who} da`,
  nothing: 'Ninguna carta',
  factor: (percent, value) => `cuenta el ${percent}: ${value}`,
  market: 'Mercado',
  unknown: 'desconocido',
  source: (source, day) => `${source}, ${day}`,
  cash: 'Dinero',
  total: 'Total a valor de mercado',
  unknownLines: (n) => `${countWithNoun(n, { one: 'carta', other: 'cartas' })} sin precio conocido`,
  difference: 'Diferencia',
  bands: {
    EVEN: 'Equilibrado (menos del 5 %)',
    youGiveMore: (amount, percent) => `Tú das ${amount} más (${percent})`,
    otherGivesMore: (who, amount, percent) => `${who} da ${amount} más (${percent})`,
    UNKNOWN: 'Desconocida: hay cartas sin precio conocido',
  },
  struck: 'Tachada',
  gone: 'ya no está',
  wasCondition: (condition) => `se acordó como ${condition}`,
  frozen: (moment) => `Fijada el ${moment}`,
  checksum: (hash) => `Suma de control ${hash}`,
  about:
    'Precios de mercado de su fecha; los estados cuentan según nuestros valores por defecto. No es un veredicto: tú decides.',
  print: 'Imprimir',
};
