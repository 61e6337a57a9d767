/** Los textos de las ventas de un periodo: lo que suman y su archivo. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, plural } = createFormatters('es');

const cards = (count: number): string => countWithNoun(count, { one: 'carta', other: 'cartas' });
const done = (count: number, one: string, other: string): string => plural(count, { one, other });

export const salesPeriods: Texts['salesPeriods'] = {
  label: 'Periodo',
  names: { '': 'Todo', today: 'Hoy', yesterday: 'Ayer', week: 'Últimos 7 días' },
  day: 'Un día',
  none: 'No se vendió nada en este periodo.',
  adding: 'Sumando…',
  failed: 'No se pudieron sumar las ventas.',
  sold: (sold, price) => `${cards(sold)} ${done(sold, 'vendida', 'vendidas')} por ${price}`,
  bought: (bought, price) => `${cards(bought)} ${done(bought, 'comprada', 'compradas')} por ${price}`,
  byDay: 'Por día',
  note: 'A los precios acordados. Lo que una caja retiró sin decir que se vendió no está incluido.',
  csv: 'Descargar CSV',
  csvName: (days) => `Ventas ${days}.csv`,
  soldAt: (zone) => `Vendida (${zone})`,
  columns: {
    ...{ card: 'Carta', set: 'Edición', number: 'Número', condition: 'Estado', finish: 'Acabado' },
    ...{ language: 'Idioma', type: 'Tipo', price: 'Precio (USD)', soldTo: 'Comprador' },
  },
};
