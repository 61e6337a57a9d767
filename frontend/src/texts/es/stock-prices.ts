/** Los textos de las reglas de precios. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const copies = (count: number) => countWithNoun(count, { one: 'copia', other: 'copias' });
const verb = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const stockPrices: Texts['stockPrices'] = {
  title: 'Reglas de precios',
  lead: 'Fija tus precios según el mercado. Nada cambia hasta que apliques tus reglas o dejes que se apliquen solas.',
  loading: 'Cargando tus reglas de precios',
  failed: 'No se cargaron tus reglas de precios.',
  percents: 'Porcentaje del precio de mercado',
  percentsAbout: 'Una casilla vacía usa el porcentaje que muestra.',
  percentOf: (condition, finish) => `Porcentaje del mercado: ${condition}, ${finish}`,
  anyCondition: 'Cualquier estado',
  anyFinish: 'Todos',
  floor: 'Precio mínimo',
  ceiling: 'Precio máximo',
  noLimit: 'Sin límite',
  roundTo: 'Redondear a',
  exact: 'Centavos',
  neverBelowPaid: 'Nunca por debajo de lo que pagué',
  neverBelowPaidAbout:
    'Prevalece sobre «Precio máximo»: una copia que te costó más se queda en lo que pagaste.',
  automatic: 'Aplicar automáticamente tras cada importación de precios',
  automaticAbout:
    'Solo cambian las copias cuyo precio salió de una regla. Un precio que escribiste se queda hasta que se lo cedas a tus reglas.',
  invalid: {
    percent: 'Introduce un porcentaje de 1 a 1000.',
    money: 'Introduce un importe de 0,01 $ a 999.999,99 $ o déjalo vacío.',
    ceiling: 'Introduce al menos el precio mínimo.',
  },
  save: 'Guardar reglas',
  saved: 'Reglas de precios guardadas.',
  notSaved: 'No se pudieron guardar tus reglas de precios.',
  discard: 'Descartar cambios',
  conflict: {
    changed:
      'Tus reglas han cambiado desde que las abriste, quizá en otra pestaña. Lo que escribiste sigue aquí.',
    loaded: 'Estas son las reglas más recientes.',
  },
  unsaved: 'Has cambiado tus reglas de precios y no las has guardado.',
  preview: {
    title: 'Qué hacen con tu inventario',
    loading: 'Calculando los precios nuevos…',
    invalid: 'Corrige las reglas para ver qué hacen.',
    failed: 'No se cargó la vista previa.',
    empty: 'Todavía no tienes cartas en venta ni para intercambio.',
    import: 'Importar un archivo',
    nothing: 'No cambia ningún precio.',
    changed: (changed, raised, lowered) =>
      `${verb(changed, 'Cambiaría', 'Cambiarían')} ${copies(changed)}: ${formatNumber(raised)} al alza, ${formatNumber(lowered)} a la baja.`,
    value: (before, after) => `Valor de venta: ${before} → ${after}`,
    unchanged: (count) => `${copies(count)} ya ${verb(count, 'tiene', 'tienen')} este precio`,
    typed: (count) => `${copies(count)} con un precio escrito a mano, sin cambios`,
    heldBack: (count) =>
      `${copies(count)} ${verb(count, 'retenida', 'retenidas')}: el precio subiría a más del triple o bajaría a menos de un tercio`,
    withoutMarketPrice: (count) => `${copies(count)} sin precio de mercado`,
    includeTyped: 'Incluir los precios escritos a mano',
    includeTypedAbout: 'Desde entonces siguen tus reglas.',
    applied: (ago) => `Última aplicación: ${ago}.`,
    examples: 'Los mayores cambios',
    heldExamples: 'Retenidos para que los mires',
  },
  apply: {
    open: (count) => (count > 0 ? `Cambiar el precio de ${copies(count)}…` : 'Aplicar reglas…'),
    saveAndOpen: (count) =>
      count > 0 ? `Guardar y aplicar a ${copies(count)}…` : 'Guardar y aplicar reglas…',
    title: (count) => (count > 0 ? `¿Cambiar el precio de ${copies(count)}?` : '¿Aplicar tus reglas?'),
    confirm: (count) => (count > 0 ? `Cambiar el precio de ${copies(count)}` : 'Aplicar reglas'),
    value: (before, after) => `Valor de venta: ${before} → ${after}.`,
    heldBack: (count) =>
      `${copies(count)} ${verb(count, 'queda retenida', 'quedan retenidas')} hasta que mires ${verb(count, 'su precio nuevo', 'sus precios nuevos')}.`,
    includesTyped: 'Se incluyen los precios escritos a mano, que desde entonces siguen tus reglas.',
    savesFirst: 'Primero se guardan tus reglas.',
    undoable: 'Puedes deshacerlo durante 7 días, en Cambios recientes de tu inventario.',
    running: (count) => (count > 0 ? `Cambiando el precio de ${copies(count)}…` : 'Aplicando tus reglas…'),
    failed: 'No se cambió ningún precio.',
    handedOver: (changed, heldBack) =>
      `${copies(changed)} ${verb(changed, 'sigue', 'siguen')} ahora tus reglas${heldBack > 0 ? `; ${formatNumber(heldBack)} ${verb(heldBack, 'retenida', 'retenidas')}` : ''}.`,
    done: (changed, heldBack) =>
      heldBack > 0
        ? `Precio cambiado en ${copies(changed)}; ${formatNumber(heldBack)} ${verb(heldBack, 'retenida', 'retenidas')}.`
        : `Precio cambiado en ${copies(changed)}.`,
  },
  move: {
    fromTo: (before, after) => `de ${before} a ${after}`,
    market: (market) => `Mercado: ${market}`,
    floor: (market) => `Mercado: ${market}, subido a tu precio mínimo`,
    ceiling: (market) => `Mercado: ${market}, limitado a tu precio máximo`,
    paid: (market, paid) => `Mercado: ${market}, no menos de los ${paid} que pagaste`,
  },
  held: {
    title: (count) => (count === 0 ? 'Precios retenidos' : `Precios retenidos (${formatNumber(count)})`),
    about:
      'Un precio que subiría a más del triple o bajaría a menos de un tercio espera aquí a que lo mires.',
    loading: 'Cargando los precios retenidos',
    failed: 'No se cargaron los precios retenidos.',
    none: 'No te espera ningún precio.',
    accept: 'Aceptar',
    acceptOne: (card) => `Aceptar el precio nuevo: ${card}`,
    decline: 'Mantener mi precio',
    declineOne: (card) => `Mantener mi precio: ${card}`,
    acceptAll: (count) => `Aceptar todos (${formatNumber(count)})`,
    acceptAllTitle: (count) => `¿Aceptar el precio nuevo de ${copies(count)}?`,
    acceptAllText: 'Puedes deshacerlo durante 7 días.',
    declineAll: 'Mantener todos mis precios',
    declineAllTitle: (count) => `¿Mantener el precio de ${copies(count)}?`,
    declineAllText:
      'Desde entonces tus reglas no tocan estos precios, como si los hubieras escrito tú. Puedes deshacerlo durante 7 días.',
    accepted: (count) => `Precio cambiado en ${copies(count)}.`,
    declined: (count) => `${copies(count)} ${verb(count, 'mantiene', 'mantienen')} su precio.`,
    notDecided: 'No se pudo guardar.',
  },
};
