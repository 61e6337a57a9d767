/** Los textos de las importaciones pasadas. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('es');

export const history: Texts['stockImport']['history'] = {
  title: 'Importaciones pasadas',
  failed: 'Tus importaciones pasadas no se cargaron.',
  loading: 'Cargando importaciones pasadas',
  none: 'Todavía no hay importaciones.',
  noneYet: 'Aquí aparecen los archivos que importas. Puedes deshacer cada uno durante 7 días.',
  copies: (copies) => countWithNoun(copies, { one: 'copia', other: 'copias' }),
};
