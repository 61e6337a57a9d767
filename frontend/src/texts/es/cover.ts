/** Los textos de los planes para conseguir una lista de cartas. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';
import { theHour } from '../spanish-words';

const { countWithNoun } = createFormatters('es');
const copies = (n: number) => countWithNoun(n, { one: 'copia', other: 'copias' });

export const cover: Texts['cover'] = {
  title: 'Conseguir mi lista',
  lead: 'Pega un mazo o una lista y mira qué tiendas y jugadores cercanos la tienen.',
  savedPlans: 'Planes guardados',
  list: 'Tu lista',
  listHint:
    'Una carta por línea, como «4 Clockwork Heron». También sirven mazos y archivos de otros programas.',
  file: 'Elegir un archivo',
  fileTooLarge: 'Este archivo es demasiado grande para ser una lista.',
  watchlist: 'Usar mi lista de seguimiento',
  emptyWantList: 'Esta lista aún está vacía.',
  emptyWatchlist: 'Tu lista de seguimiento está vacía.',
  plannedTime: 'Cuándo piensas ir',
  condition: 'Estado mínimo',
  anyCondition: 'Cualquiera',
  stops: 'Máximo de paradas',
  anyStops: 'Las que hagan falta',
  anywhere: 'Buscar en cualquier lugar',
  trade: 'También para cambio',
  plan: 'Buscar paradas',
  planning: 'Buscando paradas',
  planningNow: 'Comparando lo que tienen las tiendas y los jugadores cercanos…',
  change: 'Cambiar la lista',
  refresh: 'Actualizar',
  failed: 'No se pudo planificar la lista.',
  watchlistFailed: 'No se pudo cargar la lista de seguimiento.',
  emptyList: 'Pega primero una lista.',
  nobody: 'Nadie cerca de ti tiene ninguna de estas cartas.',
  nobodyHint:
    'Busca en cualquier lugar para incluir a quienes no han indicado dónde están, o vuelve a mirar más tarde.',
  plans: 'Planes',
  kinds: { CHEAPEST: 'El más barato', FEWEST: 'Menos paradas', NEAREST: 'El más cercano' },
  summary: (n, of, stops) =>
    `${n} de ${copies(of)} · ${countWithNoun(stops, { one: 'parada', other: 'paradas' })}`,
  total: 'Total',
  unpriced: (n) => `más ${copies(n)} sin precio conocido`,
  store: 'Tienda',
  player: 'Jugador',
  someone: 'Un jugador',
  gone: 'Ya no está disponible',
  openUntil: (time) => `Abierta hasta ${theHour(time)}`,
  openAround: 'Abierta a todas horas',
  closed: 'Cerrada a esa hora',
  stale: 'sin contar últimamente',
  forTrade: 'para cambio',
  unknownPrice: 'precio desconocido',
  missing: (n) => `Faltan: ${copies(n)}`,
  nothingMissing: 'No falta nada.',
  saveMissing: 'Guardar lo que falta en seguimiento',
  showWatchlist: 'Ver la lista de seguimiento',
  saved: (n) =>
    `${countWithNoun(n, { one: 'carta guardada', other: 'cartas guardadas' })} en tu lista de seguimiento.`,
  unchanged: (n) =>
    `${countWithNoun(n, { one: 'carta sigue como ya la querías', other: 'cartas siguen como ya las querías' })}.`,
  notSaved: 'No se pudieron guardar todas las cartas.',
  nextBest: 'No se encontró nada parecido.',
  relax: {
    PRINTING: (of) => `Aceptar otra impresión (${of})`,
    CONDITION: (of) => `Aceptar ${of}`,
    FINISH: (of) => `Aceptar ${of}`,
    LANGUAGE: (of) => `Aceptar ${of}`,
    PRICE: (of) => `Pagar ${of}`,
    TRADE: () => 'Aceptar copias para cambio',
    STOPS: () => 'Hacer una parada más',
    DISTANCE: () => 'Ir más lejos',
    HOURS: () => 'Ir a otra hora',
  },
  costs: (price) => ` · ${price}`,
  leftOut: (lines) => countWithNoun(lines, { one: 'línea sin incluir', other: 'líneas sin incluir' }),
  lineNumber: (line) => `Línea ${line}`,
  reasons: {
    'unknown-card': 'Ninguna carta se llama así.',
    'unknown-set': 'Esta colección no se conoce.',
    'not-in-set': 'Esta colección no tiene ninguna carta con este nombre.',
    'too-many-cards': 'Solo se planifican las primeras 100 cartas.',
    none: 'No pide ninguna copia.',
    other: 'No se pudo leer como una carta.',
  },
  partial:
    'Hay más oferta: solo se han comparado las 60 tiendas y jugadores que más cartas de la lista tienen.',
  cut: (cards) => `Este plan solo incluye las primeras ${cards} cartas de tu lista de seguimiento.`,
  copy: 'Copiar',
  copied: 'Plan copiado.',
  notCopied: 'El navegador no ha permitido copiar.',
  print: 'Imprimir',
  noPlace: 'Sin un lugar se comparan las ofertas de cualquier parte.',
  setPlace: 'Indicar tu lugar',
  map: {
    label: 'Mapa de las paradas',
    stop: (n, total) => `${copies(n)} · ${total}`,
    left: (count, stops) =>
      `No ${count === 1 ? 'está' : 'están'} en el mapa: ${count === 1 ? 'parada' : 'paradas'} ${stops}. Los jugadores, y las tiendas sin lugar, solo están en la lista.`,
    none: 'Ninguna de las tiendas se ha puesto todavía en el mapa.',
  },
};
