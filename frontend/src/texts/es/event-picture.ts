/** Los textos de la imagen de un evento en su formulario. */
import type { Texts } from '../en';

export const eventPicture: Texts['eventPicture'] = {
  label: 'Imagen',
  hint: 'Por ejemplo, un cartel. Hasta 5 MB; quitamos el lugar donde se hizo.',
  alt: 'La imagen de este evento',
  choose: 'Elegir una imagen',
  replace: 'Cambiar la imagen',
  remove: 'Quitar la imagen',
  uploading: (name) => `Subiendo ${name}`,
  stop: 'Detener la subida',
  retry: 'Reintentar',
  dismiss: 'Descartar esta imagen',
  uploaded: 'Imagen subida. Se guarda con el evento.',
  removed: 'Imagen quitada. Se guarda con el evento.',
  notUploaded: 'No se pudo subir la imagen.',
  unreadable: 'Este archivo no se puede leer como imagen. Usa una imagen JPEG, PNG, WebP o AVIF.',
  tooLarge: 'Esta imagen ocupa más de 5 MB.',
  another: 'otra imagen',
};
