/** Los textos de los eventos: los de todas las tiendas y el trabajo con los propios. */
import type { Texts } from '../en';
import { speech } from '../speech';

const { counted } = speech('es');

export const events: Texts['events'] = {
  title: 'Eventos',
  views: 'Cómo buscar eventos',
  all: 'Todos los eventos',
  byStore: 'Por tienda',
  list: 'Eventos',
  loading: 'Cargando eventos',
  failed: 'No se pudieron cargar los eventos.',
  count: (events) => counted(events, { one: 'evento', other: 'eventos' }),
  directions: 'Cómo llegar',
  directionsTo: (place) => `Cómo llegar a ${place}`,
  gamesFailed: 'No se pudieron cargar los juegos.',
  formatsFailed: 'No se pudieron cargar los formatos.',
  deletedMeanwhile: 'Este evento se eliminó mientras tanto.',
  filters: {
    title: 'Filtros',
    search: 'Buscar eventos',
    searchBy: 'Busca por evento, lugar o tienda',
    game: 'Juego',
    allGames: 'Todos los juegos',
    from: 'Desde',
    to: 'Hasta',
    reset: 'Restablecer',
    outOfOrder:
      'La fecha «Desde» es posterior a «Hasta». Elige una anterior en «Desde» o una posterior en «Hasta».',
    whoseDays: (zone) => `«Desde» y «Hasta» son días de tu zona horaria, ${zone}.`,
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
  manager: {
    title: 'Gestión de eventos',
    spans: 'Qué eventos',
    upcoming: 'Próximos',
    past: 'Pasados',
    add: 'Añadir evento',
    edit: 'Editar',
    delete: 'Eliminar',
    noUpcoming: 'No tienes eventos próximos.',
    noUpcomingYet: 'Añade un evento para que los jugadores sepan cuándo y dónde los esperas.',
    addFirst: 'Añadir un evento',
    noPast: 'Todavía no has tenido eventos.',
  },
  form: {
    add: 'Añadir evento',
    edit: 'Editar evento',
    name: 'Nombre',
    date: 'Fecha',
    time: 'Hora',
    location: 'Lugar',
    game: 'Juego (TCG)',
    chooseGame: 'Elige un juego',
    format: 'Formato',
    chooseFormat: 'Elige un formato',
    zoneOf: (zone) => `La fecha y la hora son las de ${zone}.`,
    zone: 'Zona horaria',
    changeZone: 'Cambiar zona horaria',
    allNeeded: 'Todos los campos son obligatorios.',
    now: (value) => `Ahora: ${value}`,
    save: 'Guardar',
    created: '¡Evento creado!',
    updated: '¡Evento actualizado!',
    failed: 'Algo salió mal al guardar el evento.',
  },
  meanwhile: {
    changed: (now) => <>Este evento cambió mientras tanto. Ahora es: {now}.</>,
    load: 'Cargar lo más reciente',
    keep: 'Conservar lo que escribí',
    loaded: 'Así es el evento ahora.',
    restore: 'Recuperar lo que escribí',
  },
  leave: {
    title: '¿Descartar los cambios?',
    text: 'Lo que escribiste aún no se ha guardado.',
    discard: 'Descartar',
    stay: 'Seguir editando',
  },
  callOff: {
    title: 'Eliminar evento',
    confirm: 'Eliminar',
    question: (event, start) => (
      <>
        ¿Eliminar {event} ({start})? Esto no se puede deshacer.
      </>
    ),
    changed: 'Este evento cambió mientras tanto: míralo una vez más antes de eliminarlo.',
    deleted: 'Evento eliminado.',
    failed: 'No se pudo eliminar el evento.',
  },
};
