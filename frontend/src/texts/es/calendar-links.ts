/** Los enlaces que llevan eventos a calendarios y lectores de feeds. */
import type { Texts } from '../en';

export const calendarLinks: Texts['calendarLinks'] = {
  add: 'Añadir al calendario',
  subscribe: 'Suscribirse en tu calendario',
  rss: 'RSS',
};
