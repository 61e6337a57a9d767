/** Los textos de una imagen en un formulario. */
import type { Texts } from '../en';

export const picture: Texts['picture'] = {
  choose: 'Elegir una imagen',
  replace: 'Cambiar la imagen',
  remove: 'Quitar la imagen',
  restore: 'Deshacer',
  uploading: (name) => `Subiendo ${name}`,
  stop: 'Detener la subida',
  retry: 'Reintentar',
  dismiss: 'Descartar esta imagen',
  notUploaded: 'No se pudo subir la imagen.',
  unreadable: 'Este archivo no se puede leer como imagen. Usa una imagen JPEG, PNG, WebP o AVIF.',
  tooLarge: 'Esta imagen ocupa más de 5 MB.',
};
