/** Los textos de los eventos de todas las tiendas. */
import type { Texts } from '../en';
import { type Count, createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const events: Texts['events'] = {
  title: 'Eventos',
  views: 'Vista',
  all: 'Todos',
  byStore: 'Por tienda',
  list: 'Eventos',
  loading: 'Cargando eventos',
  failed: 'No se pudieron cargar los eventos.',
  count: (events) => countWithNoun(events, { one: 'evento', other: 'eventos' }),
  directions: 'Cómo llegar',
  directionsTo: (place) => `Cómo llegar a ${place}`,
  nextDates: (days) => `También ${days}`,
  gamesFailed: 'No se pudieron cargar los juegos.',
  formatsFailed: 'No se pudieron cargar los formatos.',
  deletedByOther: 'Este evento ya se eliminó.',
  filters: {
    title: 'Filtros',
    search: 'Buscar eventos',
    searchBy: 'Busca por evento, lugar o tienda',
    game: 'Juego',
    allGames: 'Todos los juegos',
    from: 'Desde',
    to: 'Hasta',
    reset: 'Restablecer',
    more: 'Más filtros',
    week: 'Semana',
    month: 'Mes',
    outOfOrder: 'La fecha de inicio es posterior a la de fin.',
    whoseDays: (zone) => `Las fechas están en tu zona horaria, ${zone}.`,
    none: 'No se encontraron eventos. Ajusta los filtros o prueba otra búsqueda.',
  },
  store: {
    choose: 'Elige una tienda para ver sus eventos.',
    all: 'Todas las tiendas',
    title: 'Eventos de esta tienda',
    search: 'Buscar eventos de esta tienda',
    searchBy: 'Busca por evento o lugar',
    none: 'No se encontraron eventos de esta tienda.',
  },
  next: {
    title: 'Próximos eventos',
    see: 'Todos los eventos',
    all: (events: Count) => `Ver ${countWithNoun(events, { one: 'evento', other: 'eventos' })}`,
    none: 'No hay eventos previstos por ahora.',
    failed: 'No se pudieron cargar los eventos.',
  },
};
