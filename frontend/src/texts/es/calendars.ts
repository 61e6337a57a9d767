/** Los textos de los calendarios propios. */
import type { Texts } from '../en';

export const calendars: Texts['calendars'] = {
  own: {
    title: 'Calendario',
    about:
      'Ten en tu propio calendario los eventos de las tiendas que sigues. Su dirección es secreta: quien la tenga puede ver el calendario.',
    none: 'Tu calendario aún no tiene dirección.',
    since: (date: string) => `Tu calendario tiene esta dirección desde el ${date}.`,
    notShownAgain: 'La dirección no se vuelve a mostrar. Si la has perdido, cámbiala por otra.',
    create: 'Crear dirección',
    replace: 'Cambiar dirección',
    revoke: 'Anular dirección',
    address: 'La dirección de tu calendario',
    once: 'Cópiala ahora: solo se muestra una vez. En tu aplicación de calendario, añade un calendario por URL y pégala.',
    copy: 'Copiar',
    copied: 'Copiada',
    open: 'Abrir en el calendario',
    loading: 'Cargando tu calendario',
    notLoaded: 'No se ha podido cargar tu calendario.',
    notCreated: 'No se ha podido crear la dirección.',
    notRevoked: 'No se ha podido anular la dirección.',
    revoked: 'La dirección está anulada.',
    replaceTitle: '¿Cambiar la dirección?',
    replaceText: 'Los calendarios que tengan la dirección anterior dejarán de actualizarse.',
    revokeTitle: '¿Anular la dirección?',
    revokeText: 'Los calendarios que la tengan dejarán de actualizarse. Más adelante podrás crear otra.',
  },
};
