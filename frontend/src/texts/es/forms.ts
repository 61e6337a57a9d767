/** Las palabras que comparten todos los formularios. */
import type { Texts } from '../en';

export const forms: Texts['forms'] = {
  rulesMissing:
    'Una parte de esta página no se cargó y no se envió nada. Inténtalo de nuevo o vuelve a cargar la página.',
  leave: {
    title: '¿Descartar los cambios?',
    text: 'Tus cambios aún no se han guardado.',
    discard: 'Descartar',
    stay: 'Seguir editando',
  },
  conflict: {
    load: 'Cargar lo más reciente',
    keep: 'Conservar mis cambios',
    restore: 'Recuperar mis cambios',
  },
};
