/** Los textos de lo que cambió desde que dos lo acordaron: cartas que faltan, lugares, precios. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';
import { before } from '../spanish-words';

const { countWithNoun } = createFormatters('es');

export const stockConflicts: Texts['stockConflicts'] = {
  title: 'Conflictos de inventario',
  count: (n) => countWithNoun(n, { one: 'conflicto de inventario', other: 'conflictos de inventario' }),
  lead: 'Según tu inventario, estas cartas ya no están, pero las prometiste. No se ha cancelado nada.',
  failed: 'No se pudieron cargar tus conflictos de inventario.',
  more: 'Hay más. Aparecerán cuando respondas a estos.',
  promisedTo: (who) => `Prometidas a ${who}`,
  ask: (until) => `¿Las tienes? Responde ${until} o el trato se cancelará.`,
  have: 'Sí la tengo',
  haveFor: (who) => `Sí la tengo: prometida a ${who}`,
  sold: 'Se vendió a alguien más',
  soldFor: (who) => `Se vendió a alguien más: prometida a ${who}`,
  soldTitle: (who) => `¿Cancelar el trato con ${who}?`,
  soldText: (who) =>
    `El trato se cancela enseguida y avisamos a ${who}. No se puede deshacer. Si lo acordasteis hace más de 30 minutos, cuenta en tu historial, que los demás ven.`,
  keep: 'Mantener el trato',
  gave: (who) => `Se la di a ${who}`,
  gaveHint: (who) =>
    `Si ya se la diste a ${who}, el trato estará hecho cuando cada parte escriba el código de la otra.`,
  gaveDone: (who) => `Ahora escribe el código de ${who}.`,
  kept: 'El trato sigue en pie.',
  canceled: (who) => `El trato con ${who} quedó cancelado.`,
  notSaved: 'No se guardó.',
  theirs: (who, until) =>
    `Puede que ${who} ya no tenga una carta de este trato. Lo comprueba ${before(until)}; hasta entonces el trato sigue en pie.`,
  by: before,
  elsewhere: 'Otras personas cerca de ti la tienen',
  offer: (name, price) => `${name} · ${price}`,
  priceNotes: {
    label: 'Precios de hoy',
    about:
      'El mercado se ha movido desde que lo acordasteis. Lo acordado sigue igual, salvo que acordéis otros precios.',
    reopen: 'Pedir otros precios',
    hint: 'Lo acordado vale hasta que la otra persona acepte. Lo que se paga cambia con los precios.',
    price: (card) => `Precio: ${card}`,
    send: 'Pedir',
    sent: 'Pedido.',
    notSent: 'No se pudo pedir.',
    nothing: 'Todavía no cambia ningún precio.',
    invalid: 'Escribe un precio como 5 o 5.99.',
    moved: (agreed, today, day, percent) =>
      `${agreed} entonces, ${today} el ${day} (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %)`,
  },
  lostPlace: {
    title: 'Este trato necesita otro lugar.',
    gone: 'Ya no es posible verse donde habían quedado.',
    why: {
      EVENT_CALLED_OFF: 'El evento se canceló.',
      EVENT_MOVED: 'El evento cambió de lugar o de hora.',
      STORE_MOVED: 'La tienda se mudó.',
      STORE_CLOSED: 'Ahora la tienda está cerrada a esa hora.',
      STORE_GONE: 'La tienda ya no está aquí.',
    },
    was: 'Era',
    until: (until) => `Acordad otro ${before(until)}; si no, nadie tiene la culpa.`,
  },
};
