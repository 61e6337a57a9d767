/** Los textos del trabajo de una tienda en sus eventos. */
import type { Texts } from '../en';

export const eventManager: Texts['eventManager'] = {
  manager: {
    title: 'Gestor de eventos',
    refused: 'El gestor de eventos es para tiendas.',
    why: 'Solo las cuentas de tienda pueden organizar eventos. Estás usando una cuenta personal.',
    seeAll: 'Ver todos los eventos',
    spans: 'Mostrar',
    upcoming: 'Próximos',
    past: 'Pasados',
    add: 'Añadir evento',
    edit: 'Editar',
    duplicate: 'Duplicar',
    delete: 'Eliminar',
    noUpcoming: 'No tienes eventos próximos.',
    noUpcomingYet: 'Añade un evento para que los jugadores sepan cuándo y dónde los esperas.',
    addFirst: 'Añadir un evento',
    noPast: 'No hay eventos pasados.',
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
    zoneOf: (city) => `Hora de ${city}`,
    zone: 'Zona horaria',
    changeZone: 'Cambiar zona horaria',
    allNeeded: 'Todos los campos son obligatorios.',
    now: (value) => `Ahora: ${value}`,
    save: 'Guardar',
    created: '¡Evento creado!',
    updated: '¡Evento actualizado!',
    failed: 'Algo salió mal al guardar el evento.',
  },
  conflict: {
    changed: (now) => <>Este evento ha cambiado desde que lo abriste. Ahora es: {now}.</>,
    seriesChanged: 'Esta serie ha cambiado desde que la abriste.',
    loaded: 'Esta es la versión más reciente.',
  },
  callOff: {
    title: 'Eliminar evento',
    confirm: 'Eliminar',
    question: (event, start) => (
      <>
        ¿Eliminar {event} ({start})? Esto no se puede deshacer.
      </>
    ),
    changed: 'Este evento ha cambiado desde que lo abriste. Revísalo antes de eliminarlo.',
    seriesChanged: 'Esta serie ha cambiado desde que la abriste. Revísala antes de eliminar.',
    deleted: 'Evento eliminado.',
    failed: 'No se pudo eliminar el evento.',
  },
};
