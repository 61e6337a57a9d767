/** Los errores de las páginas de tiendas, por su código. */
import { pictureErrors } from './picture-errors';

export const storefrontErrors = {
  'storefronts.card-not-found': 'Aquí no hay ninguna carta.',
  'storefronts.changed': 'La página de tu tienda ha cambiado desde que la abriste. Revísala de nuevo.',
  'storefronts.invalid-date': 'Introduce un día del calendario, como {example}.',
  'storefronts.invalid-time': 'Introduce una hora, como {example}.',
  'storefronts.invalid-time-zone': 'Introduce una zona horaria IANA, como {example}.',
  'storefronts.invisible-description': 'Escribe algo que se vea.',
  'storefronts.never-opens': 'Cierra cuando abre. Para un día entero, pon de 00:00 a 24:00.',
  'storefronts.not-found': 'Aquí no hay ninguna tienda.',
  'storefronts.only-stores': 'Solo una tienda tiene una página pública.',
  'storefronts.overlap': 'Se solapa con otro horario.',
  'storefronts.repeated-date': 'Esta fecha está dos veces.',
  ...pictureErrors('storefronts'),
  'storefronts.too-many-pictures':
    'Una tienda puede tener 50 imágenes de su página. Las que su página no muestra se eliminan en dos días.',
  'storefronts.too-many-followed': 'Puedes seguir {max} tiendas como máximo. Deja de seguir una primero.',
};
