/** Cómo se llaman las notificaciones en los menús. La lista tiene sus propios textos. */
import type { Texts } from '../en';

export const notifications: Texts['notifications'] = {
  unsubscribe: 'Desactivar correos',
  title: 'Notificaciones',
};
