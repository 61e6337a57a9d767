/** Los textos de las fotos de un anuncio. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('es');

export const photos: Texts['photos'] = {
  of: (card) => `Fotos de ${card}`,
  show: (nth, all) => `Ver la foto ${formatNumber(nth)} de ${formatNumber(all)}`,
  nth: (nth, all) => `Foto ${formatNumber(nth)} de ${formatNumber(all)}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  notLoaded: 'No se puede cargar esta foto.',
  label: 'Fotos',
  hint: 'Hasta 4. Muestra el anverso, el reverso y el desgaste. Quitamos el lugar donde se hizo cada foto.',
  add: 'Añadir fotos',
  adding: (name) => `Subiendo ${name}`,
  stop: (name) => `Detener la subida de ${name}`,
  retry: 'Reintentar',
  dismiss: (name) => `Descartar ${name}`,
  earlier: (nth) => `Mover la foto ${formatNumber(nth)} hacia delante`,
  later: (nth) => `Mover la foto ${formatNumber(nth)} hacia atrás`,
  remove: (nth) => `Quitar la foto ${formatNumber(nth)}`,
  added: 'Foto añadida.',
  moved: (nth) => `Ahora es la foto ${formatNumber(nth)}.`,
  removed: 'Foto quitada.',
  restored: 'Foto recuperada.',
  notAdded: 'No se pudo subir la foto.',
  notMoved: 'No se pudo mover la foto.',
  notRemoved: 'No se pudo quitar la foto.',
  notRestored: 'No se pudo recuperar la foto.',
  unreadable: 'Este archivo no se puede leer como foto. Usa una imagen JPEG, PNG, WebP o AVIF.',
  tooLarge: 'Esta foto ocupa más de 5 MB.',
  tooMany: 'Un anuncio puede tener 4 fotos. Las demás no se añadieron.',
};
