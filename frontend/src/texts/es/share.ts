/** Los textos de compartir una página. */
import type { Texts } from '../en';

export const share: Texts['share'] = {
  share: 'Compartir',
  copied: 'Enlace copiado',
};
