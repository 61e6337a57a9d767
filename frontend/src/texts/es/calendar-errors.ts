/** Los errores de los calendarios. */

export const calendarErrors = {
  'calendars.bad-address': 'Escribe la dirección de un calendario, como https://example.com/events.ics.',
  'calendars.event-not-found': 'Este evento no existe.',
  'calendars.no-calendar': 'Esto no es un calendario. Elige un archivo .ics.',
  'calendars.not-reached': 'No hay ningún calendario en esta dirección. Descarga el archivo y elígelo aquí.',
  'calendars.store-not-found': 'Aquí no hay ninguna tienda.',
  'calendars.too-large': 'Este calendario ocupa más de 1 MB.',
  'calendars.unknown-address':
    'No hay ningún calendario en esta dirección. Puede que se haya cambiado por otra.',
  'calendars.unknown-format': 'Este formato no está disponible para este juego.',
};
