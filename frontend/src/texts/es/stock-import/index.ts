/** Los textos de la importación del inventario desde un archivo. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';
import { changes } from './changes';
import { columns } from './columns';
import { file } from './file';
import { held } from './held';
import { history } from './history';
import { reasons } from './reasons';
import { settings } from './settings';

const { countWithNoun, formatNumber } = createFormatters('es');
const copyForms = { one: 'copia', other: 'copias' };
const rowForms = { one: 'fila', other: 'filas' };

export const stockImport: Texts['stockImport'] = {
  title: 'Importar inventario',
  lead: 'Trae cartas de otro programa o de tu punto de venta. Verás cada cambio antes de que se haga.',
  stock: 'Inventario',
  loading: 'Cargando tu importación',
  failed: 'Tu importación no se cargó.',
  gone: 'Esta importación ya no está aquí.',
  goneWhy: 'Las importaciones que no se terminan se borran al cabo de un tiempo.',
  startNew: 'Importar otro archivo',
  canClose: 'Puedes cerrar esta pestaña. Seguiremos trabajando y la encontrarás aquí cuando vuelvas.',
  uploading: (name) => `Subiendo ${name}`,
  uploadFailed: 'El archivo no se subió. Sigue en tu dispositivo: inténtalo de nuevo.',
  uploadStopped: 'Se canceló la subida.',
  unsent: 'Si sales, la subida se detiene.',
  unread: 'El texto que pegaste aún no se ha leído.',
  uploaded: (percent) => `${percent} %`,
  cancel: 'Cancelar',
  choose: 'Elige…',
  reading: 'Leyendo el archivo…',
  matching: (done, all) => `${formatNumber(done)} de ${countWithNoun(all, rowForms)} reconocidas`,
  comparing: 'Comparando con tu inventario…',
  committing: (done, all) => `${formatNumber(done)} de ${countWithNoun(all, copyForms)} guardadas`,
  saving: 'Guardando los cambios…',
  progress: 'Progreso',
  discard: 'Descartar esta importación',
  discardAsk: '¿Descartar esta importación?',
  discardWhy: 'Tu inventario se queda como está. Puedes volver a subir el archivo más tarde.',
  discardConfirm: 'Descartar',
  discarded: 'Importación descartada.',
  notDiscarded: 'No pudimos descartar la importación.',
  notSaved: 'No se guardó.',
  changed: 'Esta importación ha cambiado, quizá en otra pestaña. Así está ahora.',
  failedImport: 'Este archivo no se pudo importar.',
  nothingChanged: 'No cambió nada en tu inventario.',
  file,
  columns,
  settings,
  changes,
  held,
  history,
  reasons,
};
