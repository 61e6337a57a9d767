/** El calendario de eventos: sus semanas y sus meses. */
import type { Texts } from '../en';
import { type Count, createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const events = (count: Count) => countWithNoun(count, { one: 'evento', other: 'eventos' });

export const eventCalendar: Texts['eventCalendar'] = {
  previous: { week: 'Semana anterior', month: 'Mes anterior' },
  next: { week: 'Semana siguiente', month: 'Mes siguiente' },
  today: 'Hoy',
  count: (count, period) => `${events(count)}, ${period}`,
  none: (period) => `No se encontraron eventos, ${period}.`,
  loading: 'Cargando eventos',
  day: (day, count) => `${day}: ${count === 0 ? 'sin eventos' : events(count)}`,
  noneOnDay: 'No hay eventos este día.',
  more: (count) => `+${formatNumber(count)} más`,
  cut: 'Ajusta los filtros para ver menos.',
  zones: 'Las horas son las de cada lugar. Si la zona horaria es otra, se indica.',
};
