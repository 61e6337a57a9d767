// The mails about events that somebody goes to in Spanish.
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { EventWords } from './event-words.js';
import { formatStart } from './format-start.js';

const nameOf = (name = ''): string => plainName(name) ?? 'un evento';

export const esEvents: EventWords = {
  EVENT_PLACE: ({ change, eventName, startsAt, timeZone, until }) => {
    const name = nameOf(eventName);
    const starts = `Empieza el ${formatStart('es', startsAt, timeZone)}.`;
    if (change === 'OFFERED')
      return {
        title: `Hay una plaza para ti en ${name}`,
        about: `Confírmala antes del ${formatStart('es', until ?? startsAt, timeZone)} o pasará a la siguiente persona. ${starts}`,
      };
    if (change === 'LAPSED')
      return {
        title: `La plaza en ${name} ha pasado a la siguiente persona`,
        about: 'No la confirmaste a tiempo. Puedes volver a apuntarte a la lista de espera.',
      };
    return {
      title: `Vuelves a estar en la lista de espera de ${name}`,
      about: `Ahora hay menos plazas. Vas por delante de quienes ya esperaban. ${starts}`,
    };
  },
  EVENT_CHANGED: ({ change, eventName, startsAt, timeZone }) => {
    const name = nameOf(eventName);
    const start = formatStart('es', startsAt, timeZone);
    if (change === 'CALLED_OFF')
      return { title: `${name} se ha cancelado`, about: `Iba a empezar el ${start}.` };
    if (change === 'ON_AGAIN')
      return {
        title: `Al final sí se celebra ${name}`,
        about: `Empieza el ${start}. Comprueba si tu respuesta sigue ahí.`,
      };
    if (change === 'MOVED')
      return {
        title: `${name} ha cambiado de hora o de lugar`,
        about: `Empieza el ${start}. Mira dónde es.`,
      };
    return { title: `${name} ha cambiado`, about: `Empieza el ${start}. Mira las novedades.` };
  },
  EVENT_MESSAGE: ({ person, eventName, text = '' }) => ({
    title: `${plainName(person ?? '') ?? 'La tienda'} ha escrito a quienes van a ${nameOf(eventName)}`,
    about: text,
    isQuote: true,
  }),
};
