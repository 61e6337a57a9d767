/** Los textos de las filas apartadas. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const held: Texts['stockImport']['held'] = {
  about: 'No se adivina nada: elige la carta correcta, corrige la fila u omítela.',
  suggestions: '¿Querías decir una de estas?',
  correct: 'Corregir',
  correctRow: (line) => `Corregir la fila ${formatNumber(line)}`,
  close: 'Cerrar',
  skip: 'Omitir',
  skipRow: (line) => `Omitir la fila ${formatNumber(line)}`,
  again: 'Intentar de nuevo',
  restore: 'Recuperarla',
  restoreRow: (line) => `Recuperar la fila ${formatNumber(line)}`,
  saving: 'Guardando…',
  saved: 'Guardada. Saldrá de aquí con la próxima vista previa.',
  skipping: 'Omitida.',
  unsaved: 'Algunas filas aún se están guardando. Si sales ahora, se pierde lo que corregiste en ellas.',
  save: 'Guardar fila',
  quantity: 'Cantidad',
  quantityWrong: 'Escribe un número entero de 0 a 9999.',
  priceWrong: 'Escribe un precio de 0.01 o más, o déjalo vacío.',
  likewise: (value) => `Hacer lo mismo con todas las filas apartadas que dicen «${value}»`,
  likewisePrice: 'Usar este precio para todas las filas apartadas que no tienen uno',
  card: 'Código o nombre de la carta',
  find: 'Buscar',
  found: (printings) =>
    `${countWithNoun(printings, { one: 'impresión encontrada', other: 'impresiones encontradas' })}`,
  noneFound: 'No se encontró ninguna carta. Revisa cómo se escribe.',
  findFailed: 'No se pudo buscar la carta. Inténtalo de nuevo.',
  printings: 'Impresiones',
  unset: 'Como en el archivo',
  chosen: 'Carta elegida',
  download: 'Descargar estas filas como CSV',
  downloadAbout:
    'El archivo tiene tus propias columnas, un motivo y una sugerencia. Corrígelo e impórtalo de nuevo.',
  downloadName: (name) => `${name} - por corregir.csv`,
  notDownloaded: 'No se pudieron descargar las filas.',
  notSaved: 'La fila no se guardó.',
  inFile: 'En tu archivo',
};
