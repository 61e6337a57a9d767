/** Por qué más se filtran los eventos: el precio, el día de la semana, las plazas libres, el formato y el radio. */
import type { Texts } from '../en';

export const eventFilters: Texts['eventFilters'] = {
  format: 'Formato',
  allFormats: 'Todos los formatos',
  fee: 'Precio de inscripción',
  anyFee: 'Cualquiera',
  noFee: 'Inscripción gratuita',
  feeUpTo: (price) => `Hasta ${price}`,
  feeNote: 'No se muestran los eventos que no indican su precio.',
  weekdays: 'Días de la semana',
  free: 'Con plazas libres',
  radius: 'Dentro de mi radio',
  inForce: 'Filtros en uso',
  remove: (filter) => `Quitar filtro: ${filter}`,
  follow: 'Sigue este formato cerca de ti',
  followNote: (format, km) =>
    `Un calendario con los eventos de ${format} a menos de ${km} de tu lugar. Se mantiene al día en tu aplicación de calendario.`,
  subscribe: 'Suscribirse en tu calendario',
  copy: 'Copiar dirección',
  copied: 'Copiada',
  address: 'Dirección del calendario',
};
