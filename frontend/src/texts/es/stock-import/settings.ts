/** Los textos de lo que se pregunta una vez por archivo. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('es');
const blanks = (count: number) => countWithNoun(count, { one: 'celda vacía', other: 'celdas vacías' });

export const settings: Texts['stockImport']['settings'] = {
  title: 'Cómo importarlo',
  mode: '¿Qué debe hacer este archivo con tu inventario?',
  modes: { ADD: 'Añadir', SET: 'Fijar estas', REPLACE: 'Reemplazar todo' },
  modesAbout: {
    ADD: 'Suma las cantidades del archivo a lo que ya tienes. Si importas el mismo archivo dos veces, se suma dos veces.',
    SET: 'Fija las líneas del archivo a sus cantidades. Todo lo demás se queda como está.',
    REPLACE:
      'Deja tu inventario exactamente como el archivo. Las líneas que no están en él se quedan a cero.',
  },
  questions: 'Lo que el archivo no dice',
  condition: (count) => `Tratar ${blanks(count)} en Estado como`,
  finish: (count) => `Tratar ${blanks(count)} en Acabado como`,
  language: (count) => `Tratar ${blanks(count)} en Idioma como`,
  type: 'Las filas que no lo dicen son para',
  holdBack: 'Apartar esas filas',
  withDecks: (rows) =>
    `Incluir ${countWithNoun(rows, { one: 'fila que está', other: 'filas que están' })} en mazos`,
  withDecksAbout: 'Puede que estén también en una carpeta del mismo archivo, y se contarían dos veces.',
  filePrices: 'Usar los precios del archivo',
  filePricesAbout: 'Sin esto, las líneas que ya tienes conservan su precio.',
  priced: 'Poner a las filas sin precio el del mercado',
  pricedAbout: 'Sin esto, esas filas se apartan.',
  percent: 'Porcentaje del precio de mercado',
  percentWrong: 'Escribe un número entero de 1 a 1000.',
  preview: {
    ADD: 'Vista previa: Añadir',
    SET: 'Vista previa: Fijar estas',
    REPLACE: 'Vista previa: Reemplazar todo',
  },
  failed: 'No se pudo empezar la vista previa.',
};
