/** Los textos de la lista de notificaciones. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

/** «Firefox en Windows»; puede que no se sepa alguno de los dos. */
const device = (browser: string | null | undefined, system: string | null | undefined) =>
  [browser ?? 'otro dispositivo', system && `en ${system}`].filter(Boolean).join(' ');

export const notificationList: Texts['notificationList'] = {
  list: 'Notificaciones',
  loading: 'Cargando las notificaciones',
  failed: 'No se pudieron cargar tus notificaciones.',
  none: 'No tienes notificaciones.',
  noneYet:
    'Te avisaremos de los nuevos inicios de sesión y de los cambios en los anuncios por los que enviaste un mensaje.',
  unread: 'Sin leer',
  unreadCount: (count) => (count > 0 ? `${formatNumber(count)} sin leer` : 'Todo leído'),
  upTo: (most) => `+${most}`,
  markRead: (title) => `Marcar como leída: ${title}`,
  markAllRead: 'Marcar todas como leídas',
  notMarked: 'No se pudo marcar como leída.',
  newDevice: (browser, system) => `Nuevo inicio de sesión desde ${device(browser, system)}`,
  newDeviceAbout: 'Si no fuiste tú, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  passwordChanged: 'Se cambió tu contraseña',
  passwordChangedAbout: 'Si no fuiste tú, restablece tu contraseña y revisa tus dispositivos.',
  cardsImported: (added) =>
    `${countWithNoun(added, { one: 'impresión nueva', other: 'impresiones nuevas' })} en la base de datos de cartas`,
  cardsImportedAbout: 'Ya puedes anunciarlas.',
  pricesHeldBack: (copies) =>
    `Te espera el precio nuevo de ${countWithNoun(copies, { one: 'copia', other: 'copias' })}`,
  pricesHeldBackAbout:
    'Con tus reglas de precios, un precio subiría a más del triple o bajaría a menos de un tercio.',
  countExpired: (copies) =>
    copies === 1 ? '¿Aún tienes esta carta?' : `¿Aún tienes estas ${formatNumber(copies)} cartas?`,
  countExpiredAbout: 'Hace mucho que no las cuentas, así que los compradores ya no las ven.',
  listingSold: (card) => `${card} se vendió`,
  listingWithdrawn: (card) => `${card} ya no está en venta`,
  listingRestored: (card) => `${card} vuelve a estar en venta`,
  listingAbout: 'Enviaste un mensaje sobre este anuncio.',
  storeEvents: (store, events) =>
    events > 1 ? `${store} tiene ${formatNumber(events)} eventos nuevos` : `Evento nuevo en ${store}`,
  storeEventAbout: (event, when) => `${event}: ${when}`,
  storeSingles: (store, singles) =>
    `${store} tiene ${countWithNoun(singles, { one: 'carta nueva', other: 'cartas nuevas' })}`,
  storeAbout: 'Sigues a esta tienda.',
  unfollow: (store) => `Dejar de seguir a ${store}`,
  unfollowed: (store) => `Ya no sigues a ${store}.`,
  notUnfollowed: 'No funcionó: todavía sigues a esta tienda.',
  wantMatched: (copies, cards, card) =>
    cards === 1
      ? copies === 1
        ? `Ya hay una copia de ${card}`
        : `Ya hay ${formatNumber(copies)} copias de ${card}`
      : `Ya hay ${formatNumber(cards)} cartas que buscas`,
  wantOffer: (card, price, before) =>
    before === null ? `${card} por ${price}` : `${card} por ${price} en vez de ${before}`,
  eventPlaces: {
    OFFERED: (event) => `Hay una plaza para ti en ${event}`,
    LAPSED: (event) => `La plaza en ${event} ha pasado a la siguiente persona`,
    WAITING_AGAIN: (event) => `Vuelves a estar en la lista de espera de ${event}`,
  },
  eventPlace: (event) => `Novedades sobre tu plaza en ${event}`,
  confirmBy: (when) => `Confírmala antes del ${when} o pasará a la siguiente persona.`,
  eventChanges: {
    CALLED_OFF: (event) => `${event} se ha cancelado`,
    ON_AGAIN: (event) => `Al final sí se celebra ${event}`,
    MOVED: (event) => `${event} ha cambiado de hora o de lugar`,
    CHANGED: (event) => `${event} ha cambiado`,
  },
  eventStarts: (when) => `Empieza el ${when}.`,
  eventWouldStart: (when) => `Iba a empezar el ${when}.`,
  eventMessage: (store, event) => `${store} ha escrito a quienes van a ${event}`,
  somebody: 'Alguien',
  offerCards: (cards, first) => (cards > 1 ? `${first} y ${formatNumber(cards - 1)} más` : first),
  dealings: {
    SENT: (person) => `${person} te ha hecho una oferta`,
    HOLD_ASKED: (person) => `${person} te pide que le reserves cartas`,
    COUNTERED: (person) => `${person} te ha hecho una contraoferta`,
    REMINDER: (person) => `La oferta de ${person} vence en menos de un día`,
    ACCEPTED: (person) => `${person} ha aceptado tu oferta`,
    DECLINED: (person) => `${person} ha rechazado tu oferta`,
    WITHDRAWN: (person) => `${person} ha retirado una oferta`,
    EXPIRED: (person) => `Ha vencido una oferta entre ${person} y tú`,
    HELD: (person) => `Tienes cartas reservadas para ${person}`,
    MEETING_PROPOSED: (person) => `${person} propone lugar y hora`,
    MEETING_CONFIRMED: (person) => `${person} ha confirmado cuándo y dónde os veis`,
    PLACE_LOST: (person) => `El trato con ${person} necesita otro lugar`,
    WITNESS_REQUIRED: (person) => `La tienda hará la entrega de tu trato con ${person}`,
    PUT_ASIDE: (person) => `${person} ya ha apartado tus cartas`,
    SIGNALED: (person) => `Noticias de ${person} sobre vuestra cita`,
    AMENDMENT_PROPOSED: (person) => `${person} quiere cambiar el trato`,
    AMENDMENT_AGREED: (person) => `${person} ha aceptado tu cambio`,
    AMENDMENT_DECLINED: (person) => `${person} ha rechazado tu cambio`,
    AMENDMENT_WITHDRAWN: (person) => `${person} ha retirado un cambio del trato`,
    CONFIRMED_BY_ONE: (person) => `${person} ha confirmado la entrega`,
    CONFIRMED_BY_BOTH: (person) => `El trato con ${person} está cerrado`,
    CONFIRMED_IN_PART: (person) => `El trato con ${person} se ha cerrado en parte`,
    WITNESSED: (person) => `El trato con ${person} está cerrado: la tienda fue testigo`,
    WITNESSED_IN_PART: (person) => `El trato con ${person} se ha cerrado en parte: la tienda fue testigo`,
    LEFT_AT_COUNTER: (person) => `Las cartas del trato con ${person} esperan en el mostrador`,
    RETURNED: (person) => `Las cartas del trato con ${person} se han devuelto`,
    CARDS_ACCOUNTED_FOR: (person) => `El trato con ${person} se cerró sin confirmar`,
    CANCELLED: (person) => `${person} ha cancelado el trato`,
    NO_SHOW_CLAIMED: (person) => `${person} dice que no fuiste`,
    DISPUTED: (person) => `${person} dice que algo no está bien`,
    ACCOUNT_CLOSED: (person) => `La cuenta de ${person} ya no está activa`,
    HOLD_MOVED: (person) => `La reserva entre tú y ${person} dura más`,
    STOCK_CONFLICT: (person) => `Puede que falte una carta del trato con ${person}`,
    CONFLICT_CLEARED: (person) => `${person} sí tiene la carta`,
    CONFLICT_LAPSED: (person) => `El trato con ${person} se canceló: se vendió a alguien más`,
  },
  offerChanged: (person) => `Ha terminado una oferta entre ${person} y tú`,
  dealChanged: (person) => `Ha cambiado el trato con ${person}`,
  dealDue: (person, hours) =>
    `El trato con ${person} es dentro de ${countWithNoun(hours, { one: 'hora', other: 'horas' })}`,
  dealDueAbout: 'Si no puedes ir, avísale.',
  messageReceived: (person) => `${person} te escribió`,
  messageAboutDeal: 'Es sobre vuestro trato.',
  messageAboutOffer: 'Es sobre una oferta.',
  codesLocked: 'Se han introducido demasiados códigos incorrectos',
  codesLockedAbout: (person) => `La entrega del trato con ${person} está bloqueada durante un rato.`,
  decided: (measure, isComplaint) => {
    if (measure === 'SUSPEND') return 'Tu cuenta está suspendida';
    if (measure === 'HIDE') return 'Un moderador ocultó algo tuyo';
    if (measure === 'WARN') return 'Un moderador te hizo una advertencia';
    return isComplaint ? 'Tu reclamación tenía razón' : 'Un moderador decidió algo sobre ti';
  },
  reportDecided: (title) =>
    title === '' ? 'Ya se decidió tu denuncia' : `Ya se decidió tu denuncia sobre «${title}»`,
  reportActed: 'Iba en contra de nuestras reglas y tomamos medidas. Gracias por avisarnos.',
  reportDismissed:
    'No encontramos nada en contra de nuestras reglas. Si sabes algo más, denúncialo de nuevo.',
  other: 'Hay novedades en tu cuenta',
};
