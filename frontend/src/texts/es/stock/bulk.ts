/** Los textos de cambiar muchas líneas a la vez. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const copyForms = { one: 'copia', other: 'copias' };
const lineForms = { one: 'línea', other: 'líneas' };

export const bulk: Texts['stock']['bulk'] = {
  title: (lines) => `Cambiar ${countWithNoun(lines, lineForms)}`,
  what: 'Qué cambiar',
  kinds: {
    price: 'Poner un precio',
    add: 'Subir o bajar el precio una cantidad',
    percent: 'Subir o bajar el precio un porcentaje',
    market: 'Precio según el mercado',
    rules: 'Precio según mis reglas',
    condition: 'Estado',
    shelf: 'Estante',
    note: 'Nota',
    privateNote: 'Nota privada',
    type: 'Tipo',
    sell: 'Marcar como vendidas',
    withdraw: 'Retirar',
    count: 'Contadas ahora',
  },
  amount: 'Cantidad',
  amountHelp: 'Usa el signo menos para bajar los precios, como -0.50.',
  percent: 'Porcentaje',
  percentHelp: 'Usa el signo menos para bajar los precios, como -10.',
  ofMarket: 'Porcentaje del mercado',
  floor: 'Nunca por debajo de',
  roundTo: 'Redondear a',
  exact: 'Centavos exactos',
  byCondition: 'Según el estado',
  asAbove: 'Como arriba',
  fieldOf: (field, condition) => `${field}: ${condition}`,
  empty: 'Déjalo vacío para quitarlo.',
  copies: 'Copias de cada línea',
  allCopies: 'Todas las copias',
  soldFor: 'Vendidas por',
  listedPrice: 'El precio anunciado',
  rulesAbout:
    'Tus reglas guardadas ponen estos precios, también donde escribiste uno, y los mantienen al día.',
  countAbout: 'Indica que cada copia seleccionada está ahí hoy.',
  invalid: {
    amount: 'Escribe una cantidad distinta de 0, con dos decimales como máximo.',
    percent: 'Escribe un porcentaje de -99,99 a 1000, distinto de 0.',
    ofMarket: 'Escribe un porcentaje de 1 a 1000.',
    money: 'Escribe una cantidad desde 0,01 $.',
    copies: 'Escribe un número entero de 1 a 9999, o déjalo vacío para todas las copias.',
    namedOnly: (most) =>
      `Un número de copias funciona con hasta ${formatNumber(most)} líneas seleccionadas una a una. Déjalo vacío para todas las copias.`,
    tooMany: (most) =>
      `Selecciona hasta ${formatNumber(most)} líneas una a una, o selecciona todas las que coinciden.`,
  },
  preview: 'Vista previa',
  previewing: 'Calculando los cambios…',
  previewFailed: 'No se pudo cargar la vista previa.',
  changed: (copies) => (copies === 1 ? 'Cambiará 1 copia' : `Cambiarán ${countWithNoun(copies, copyForms)}`),
  nothing: 'No cambiará nada.',
  unchanged: (copies) => `${countWithNoun(copies, copyForms)} ya así`,
  heldBack: (copies) =>
    `${countWithNoun(copies, { one: 'copia retenida', other: 'copias retenidas' })}: mira el precio nuevo en Reglas de precios`,
  skipped: (copies, why) =>
    `${countWithNoun(copies, { one: 'copia omitida', other: 'copias omitidas' })}: ${why}`,
  reasons: {
    reserved: 'reservadas para alguien',
    'no-market-price': 'sin precio de mercado',
    'price-out-of-range': 'el precio quedaría fuera de los límites',
    'no-such-finish': 'nunca se imprimieron con este acabado',
    'not-for-sale': 'ni en venta ni para intercambio',
    'external-id-taken': 'otra línea tendría el mismo identificador externo',
    other: 'no se pueden cambiar',
  },
  value: (before, after) => `Valor anunciado: ${before} → ${after}`,
  examples: 'Ejemplos',
  before: 'Antes',
  after: 'Después',
  run: (copies) => `Cambiar ${countWithNoun(copies, copyForms)}`,
  running: (copies) => `Cambiando ${countWithNoun(copies, copyForms)}…`,
  runningAbout: 'Tarda unos segundos. Puedes salir: se hace del todo o no se hace.',
  failed: 'No se cambió nada.',
  back: 'Atrás',
  done: (copies) => `${countWithNoun(copies, { one: 'copia cambiada', other: 'copias cambiadas' })}.`,
  conflicts: (copies) =>
    copies === 1
      ? 'Mientras tanto, 1 copia cambió en otro lugar y se quedó como estaba.'
      : `Mientras tanto, ${countWithNoun(copies, copyForms)} cambiaron en otro lugar y se quedaron como estaban.`,
  words: {
    price: (price) => `precio ${price}`,
    prices: 'precios',
    condition: (word) => `estado ${word}`,
    finish: (word) => `acabado ${word}`,
    language: (word) => `idioma ${word}`,
    type: (word) => `tipo ${word}`,
    shelf: (word) => `estante ${word}`,
    note: 'nota',
    privateNote: 'nota privada',
    externalId: (word) => `código ${word}`,
    pricePaid: (price) => `pagado ${price}`,
    quantity: (copies) => countWithNoun(copies, copyForms),
    sell: 'vendidas',
    withdraw: 'retiradas',
    count: 'contadas',
    applyPriceRules: 'aplicadas',
    acceptHeldPrices: 'aceptados',
    declineHeldPrices: 'mantenidos',
    isSigned: 'firmadas',
    isAltered: 'alteradas',
    none: 'ninguno',
    other: 'cambiado',
  },
};
