/** Los textos de la elección de un archivo. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { formatNumber } = createFormatters('es');
const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1_000_000))} MB`;

export const file: Texts['stockImport']['file'] = {
  area: 'Archivo para importar',
  drop: 'Suelta un archivo aquí',
  choose: 'Elegir un archivo',
  limits: (rows, bytes) =>
    `CSV, TSV, texto o .dek: hasta ${formatNumber(rows)} filas o ${megabytes(bytes)}. No se aceptan archivos con nombres y direcciones de clientes.`,
  paste: 'Pegar texto en su lugar',
  pasteLabel: 'Texto pegado',
  pasteHelp: 'Una lista de mazo, o filas copiadas de una hoja de cálculo con su encabezado.',
  pastedName: 'Texto pegado.txt',
  read: 'Leer este texto',
  nothing: 'Pega al menos una línea.',
  textTooLong: (bytes) => `Este texto ocupa más de ${megabytes(bytes)}. Divídelo en varias importaciones.`,
  oneAtATime: 'Importa los archivos de uno en uno.',
  empty: (name) => `${name} está vacío.`,
  workbook:
    'Los libros de hoja de cálculo no se pueden leer directamente. Ábrelo, elige «Guardar como CSV» e importa ese archivo.',
  archive: 'Los archivos comprimidos no se pueden leer. Descomprímelo e importa el CSV que contiene.',
  database:
    'Un archivo .dlens solo tiene sentido dentro de Delver Lens. Exporta tu lista como CSV en la app e impórtala.',
  tooLarge: (name, bytes) => `${name} ocupa más de ${megabytes(bytes)}. Divídelo en varios archivos.`,
};
