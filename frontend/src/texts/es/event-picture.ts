/** Los textos de la imagen de un evento en su formulario. */
import type { Texts } from '../en';

export const eventPicture: Texts['eventPicture'] = {
  label: 'Imagen',
  hint: 'Por ejemplo, un cartel. Hasta 5 MB; quitamos el lugar donde se hizo.',
  alt: 'La imagen de este evento',
  uploaded: 'Imagen subida. Se guarda con el evento.',
  removed: 'Imagen quitada. Se guarda con el evento.',
  another: 'otra imagen',
};
