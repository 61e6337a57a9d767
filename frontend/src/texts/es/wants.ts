/** Los textos de lo que se busca de las cartas seguidas. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

const lines = (count: number) => countWithNoun(count, { one: 'línea', other: 'líneas' });

export const wants: Texts['wants'] = {
  of: (card) => `Qué buscas de ${card}`,
  thisCard: 'esta carta',
  lists: 'Listas',
  all: 'Todas las cartas',
  import: 'Importar una lista',
  newList: 'Lista nueva',
  makeList: 'Crear la lista',
  listMade: 'Lista creada.',
  listName: 'Nombre de la lista',
  nameNeeded: 'Escribe un nombre.',
  listNotSaved: 'No se pudo guardar la lista.',
  listSaved: 'Lista guardada.',
  rename: 'Cambiar el nombre',
  renameList: 'Cambiar el nombre de la lista',
  deleteList: 'Eliminar la lista',
  deleteTitle: '¿Eliminar esta lista?',
  deleteAbout: (list) => `Se elimina «${list}». Sus cartas siguen en tu lista de seguimiento.`,
  deleted: 'Lista eliminada.',
  listNotDeleted: 'No se pudo eliminar la lista.',
  listVisibility: 'Quién puede saber de estas cartas',
  mixed: 'Distinto en cada carta',
  listAlerts: 'Avisarme de copias que encajen',
  loading: 'Cargando lo que buscas',
  notLoaded: 'No se pudo cargar lo que buscas de esta carta.',
  listFailed: 'No se pudo cargar esta lista.',
  listEmpty: 'Esta lista aún está vacía.',
  listEmptyHelp: 'Importa una lista o elige esta en «Precio, estado…», bajo una carta que sigues.',
  copies: (copies) => countWithNoun(copies, { one: 'copia', other: 'copias' }),
  upTo: (price) => `hasta ${price}`,
  percentOfMarket: (percent) => `hasta el ${formatNumber(percent)} % del precio de mercado`,
  orBetter: (condition) => `${condition} o mejor`,
  thisPrinting: 'esta impresión',
  haveIt: (stores, players, price) => {
    const ofPlayers = countWithNoun(players, {
      one: 'jugador cercano la tiene',
      other: 'jugadores cercanos la tienen',
    });
    if (stores === 0) return `${ofPlayers} desde ${price}`;
    if (players === 0)
      return `${countWithNoun(stores, { one: 'tienda cercana la tiene', other: 'tiendas cercanas la tienen' })} desde ${price}`;
    const both = [
      countWithNoun(stores, { one: 'tienda', other: 'tiendas' }),
      countWithNoun(players, { one: 'jugador', other: 'jugadores' }),
    ];
    return `${both.join(' y ')} cercanos la tienen desde ${price}`;
  },
  buyIt: (stores) =>
    countWithNoun(stores, { one: 'tienda cercana la compra', other: 'tiendas cercanas la compran' }),
  form: {
    quantity: 'Copias',
    quantityNeeded: 'Escribe un número del 1 al 999.',
    printings: 'Impresiones',
    anyPrinting: 'Cualquier impresión',
    thisPrinting: 'Esta impresión',
    condition: 'Estado mínimo',
    any: 'Cualquiera',
    finishes: 'Acabados',
    languages: 'Idiomas',
    limit: 'Precio máximo',
    noLimit: 'Sin límite',
    limitUnit: 'Precio en',
    limitUnits: { dollars: 'Dólares', percent: '% del precio de mercado' },
    priceNeeded: 'Escribe un precio, como 5 o 5.99, o déjalo vacío.',
    percentNeeded: 'Escribe un número del 1 al 1000, o déjalo vacío.',
    forTrade: 'También me sirven copias para cambiar',
    list: 'Lista',
    noList: 'Ninguna',
    visibility: 'Quién puede saberlo',
    visibilities: {
      PRIVATE: 'Solo tú',
      TOTALS: 'Las tiendas cercanas, como parte de un total',
      TRADERS: 'También los jugadores cercanos con los que podrías cambiar',
    },
    alerts: 'Avisarme de copias cercanas que encajen',
    note: 'Nota',
    noteHelp: 'Solo la ves tú.',
    save: 'Guardar',
    saved: 'Guardado.',
    failed: 'No se pudo guardar.',
    conflict: {
      changed:
        'Lo que buscas de esta carta ha cambiado desde que lo abriste, quizá en otra pestaña. Lo que escribiste sigue aquí.',
      loaded: 'Esto es lo que buscas ahora de la carta.',
    },
    remove: 'Borrar',
    removed: 'Borrado. Sigues esta carta igualmente.',
  },
  paste: {
    title: 'Importar una lista',
    text: 'Lista de cartas',
    help: 'Una carta por línea, como las exportan las webs de mazos y las aplicaciones: «4 Lantern Wisp» o «1 Lantern Wisp (BRM) 12».',
    file: 'O un archivo',
    chooseFile: 'Elegir un archivo',
    list: 'Ponerlas en una lista',
    nothing: 'Pega una lista o elige un archivo.',
    subtract: 'Restar lo que tengo anunciado para vender o cambiar',
    run: 'Importar',
    failed: 'La lista no se importó.',
    done: (count, copies) =>
      `${countWithNoun(count, { one: 'línea importada', other: 'líneas importadas' })}: buscas ${countWithNoun(copies, { one: 'copia', other: 'copias' })}.`,
    leftOut: (count) => `${lines(count)} sin importar`,
    moreLeftOut: (count) => `y ${lines(count)} más`,
    copyLeftOut: 'Copiar estas líneas',
    show: 'Ver la lista',
    close: 'Listo',
    stops: 'Dónde conseguirlas',
    line: (line) => `Línea ${formatNumber(line)}`,
    reasons: {
      'unknown-card': 'Ninguna carta se llama así.',
      'unknown-set': 'Esta edición no se conoce.',
      'not-in-set': 'Esta edición no tiene ninguna carta con este nombre.',
      'name-mismatch': 'La edición y el número son de otra carta.',
      'other-number': 'En esta edición la carta tiene otro número.',
      'digital-only': 'Esta carta solo existe en digital.',
      'no-room': 'Tu lista de seguimiento está llena.',
      none: 'No pide ninguna copia.',
      listed: 'Ya has anunciado copias suficientes.',
    },
    otherReason: 'No se pudo leer esta línea.',
  },
  found: {
    title: 'Copias que encajan con lo que buscas',
    failed: 'No se pudieron cargar las copias que encajan.',
    none: 'Ninguna de estas copias sigue en el mercado.',
    noneHelp: 'Se vendieron o se retiraron, o subieron de precio.',
    back: 'Tu lista de seguimiento',
    instead: (before) => `en vez de ${before}`,
    from: (lister) => `de ${lister}`,
    load: 'Cargando copias que encajan',
  },
};
