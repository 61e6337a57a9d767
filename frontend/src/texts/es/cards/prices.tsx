/** Lo que cuesta y ha costado una carta: cifras, gráfico y tabla. */
import type { Texts } from '../../en';

export const prices: Texts['cards']['prices'] = {
  market: 'Precio de mercado',
  asOf: (day) => <>a fecha de {day}</>,
  finishes: { nonfoil: 'Normal', foil: 'Foil', etched: 'Grabada' },
  unknown: 'sin precio',
  history: 'Historial de precios',
  priceOn: (price, day) => `${price} el ${day}`,
  soFar: (prices, said) =>
    prices === 1 ? `Un precio hasta ahora: ${said}` : `Dos precios hasta ahora: ${said}`,
  always: (price) => <>{price} todos los días</>,
  soon: 'Próximamente.',
  loading: 'Cargando el historial de precios',
  failed: 'No se pudo cargar el historial de precios.',
  chartFailed: 'No se pudo cargar el gráfico de precios.',
  range: 'Intervalo de fechas',
  ranges: { month: '30 días', year: '1 año', all: 'Todo' },
  chart: {
    day: 'Día del historial de precios',
    keys: 'Las flechas pasan de un día a otro; Inicio y Fin llevan al primero y al último.',
  },
  glance: {
    title: 'Los precios de un vistazo',
    finish: 'Acabado',
    first: 'Primero',
    last: 'Último',
    low: 'Mínimo',
    high: 'Máximo',
  },
  table: {
    show: 'Ver como tabla',
    hide: 'Ocultar la tabla',
    title: 'Precios por día',
    day: 'Día',
    older: 'Mostrar fechas anteriores',
  },
};
