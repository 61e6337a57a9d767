/** Los textos de la lista de quién va a un evento, para su tienda. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';
import { theHour } from '../spanish-words';

const { countWithNoun, formatNumber } = createFormatters('es');

const people = (count: number): string => countWithNoun(count, { one: 'persona', other: 'personas' });

export const attendees: Texts['attendees'] = {
  open: 'Asistentes',
  title: 'Asistentes',
  titleOf: (event) => `Quién va a ${event}`,
  back: 'Gestor de eventos',
  loading: 'Cargando los asistentes',
  failed: 'No se pudieron cargar los asistentes.',
  restFailed: 'No se pudo cargar el resto de los asistentes.',
  eventFailed: 'No se pudo cargar el evento.',
  none: 'Todavía no va nadie.',
  noneWhy: 'La gente dice que va en la página del evento. Compártela.',
  count: (attendees) => people(attendees),
  haveCome: (come, going) =>
    `${come === 1 ? 'Ha llegado' : 'Han llegado'} ${formatNumber(come)} de ${formatNumber(going)}`,
  offered: (offered) => `${formatNumber(offered)} con plaza ofrecida`,
  search: 'Buscar por nombre',
  found: (found) => (found === 0 ? 'Nadie de la lista se llama así.' : `${people(found)} en la búsqueda`),
  byName: 'Ordenar por nombre',
  name: 'Nombre',
  state: 'Estado',
  arrival: 'En la entrada',
  states: { GOING: 'Va', OFFERED: 'Con plaza ofrecida', WAITING: 'En espera' },
  confirmBy: (until) => `hasta ${until}`,
  checkIn: 'Ha llegado',
  checkInOf: (name) => `${name} ha llegado`,
  noShow: 'No vino',
  noShowOf: (name) => `${name} no vino`,
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer lo anotado de ${name}`,
  checkedIn: (time) => `Llegó a ${theHour(time)}`,
  isNoShow: 'No vino',
  isCheckedIn: 'Llegada registrada',
  checkedInAt: (zone) => `Llegada (${zone})`,
  noShows: (count) =>
    `Faltó a ${countWithNoun(count, { one: 'evento tuyo', other: 'eventos tuyos' })} en un año`,
  code: 'Código',
  codeBy: 'Por ejemplo, KQT12',
  enter: 'Registrar llegada',
  welcomed: (name) => `Se ha registrado la llegada de ${name}.`,
  checkingIn: (codes) => `Registrando ${codes}`,
  notRecorded: 'No se guardó.',
  capacity: 'Plazas',
  leastPlayers: 'Jugadores necesarios',
  any: 'Sin límite',
  savePlaces: 'Guardar',
  placesSaved: 'Guardado.',
  goBack: (count) =>
    count === 1
      ? 'La última persona que respondió vuelve a la lista de espera, por delante de quienes ya estaban.'
      : `Las ${formatNumber(count)} últimas personas que respondieron vuelven a la lista de espera, por delante de quienes ya estaban.`,
  print: 'Imprimir',
  csv: 'Descargar CSV',
  csvName: (event) => `Asistentes ${event}.csv`,
  write: 'Escribir a quienes van',
  writeWhy: 'Una vez al día. Llega como notificación y nadie ve la dirección de nadie.',
  message: 'Mensaje',
  send: 'Enviar',
  sent: (count) => `Enviado a ${people(count)}.`,
  notSent: 'No se envió tu mensaje.',
  sentBefore: 'Enviados antes',
};
