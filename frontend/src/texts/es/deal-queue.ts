/** Los textos de las reservas de una tienda. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const dealQueue: Texts['dealQueue'] = {
  title: 'Reservas',
  lead: 'Lo que reservas: apártalo, tenlo listo y entrégalo.',
  onlyStores: 'Solo las tiendas reservan cartas',
  onlyStoresWhy: 'Lo que está reservado para ti está en tu bandeja.',
  loading: 'Cargando tus reservas',
  failed: 'No se pudieron cargar tus reservas.',
  search: 'Buscar en tus reservas',
  searchBy: 'Nombre o carta',
  found: 'Encontradas',
  noneFound: 'Ninguna reserva coincide.',
  parts: { 'to-pull': 'Por apartar', ready: 'Listas', 'due-today': 'Vencen hoy', late: 'Con retraso' },
  none: {
    'to-pull': 'No hay nada por apartar.',
    ready: 'No hay nada listo.',
    'due-today': 'Hoy no vence nada.',
    late: 'No hay retrasos.',
  },
  cards: (n) => countWithNoun(n, { one: 'carta', other: 'cartas' }),
  until: (when) => `hasta ${when}`,
  putAside: 'Apartar',
  putAsideFor: (who) => `Apartar para ${who}`,
  done: (who) => `Apartado para ${who}.`,
  notDone: 'No se guardó.',
  handOver: 'Entregar',
  handOverTo: (who) => `Entregar a ${who}`,
  shelfFor: (who) => `Estante para ${who}`,
  shelf: 'Estante',
  slips: 'Imprimir resguardos',
  slipFor: (who) => `Para ${who}`,
  heldUntil: (when) => `Reservado hasta ${when}`,
  rules: 'Reglas de las reservas',
};
