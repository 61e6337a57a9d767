/** Los textos de una dirección en la que no hay nada. */
import type { Texts } from '../en';

export const notFound: Texts['notFound'] = {
  title: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección.',
  home: 'Volver al inicio',
};
