// The mails about offers and deals in Spanish.
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { DealWords } from './deal-words.js';

const nameOf = (person = ''): string => plainName(person) ?? 'Alguien';
const cardsOf = (cards = 0, first = ''): string =>
  cards > 1 ? `${first} y ${cards - 1} más` : first || 'Una carta';

const OFFERS: Readonly<Record<string, (person: string) => string>> = {
  SENT: (person) => `${person} te hizo una oferta`,
  HOLD_ASKED: (person) => `${person} te pide que le apartes cartas`,
  COUNTERED: (person) => `${person} te hizo una contraoferta`,
  REMINDER: (person) => `La oferta de ${person} vence en menos de un día`,
  ACCEPTED: (person) => `${person} aceptó tu oferta`,
  DECLINED: (person) => `${person} rechazó tu oferta`,
  WITHDRAWN: (person) => `${person} retiró una oferta`,
  EXPIRED: (person) => `Venció una oferta entre tú y ${person}`,
};
const DEALS: Readonly<Record<string, (person: string) => string>> = {
  HELD: (person) => `Tienes cartas apartadas para ${person}`,
  MEETING_PROPOSED: (person) => `${person} propuso hora y lugar`,
  MEETING_CONFIRMED: (person) => `${person} confirmó cuándo y dónde se ven`,
  PLACE_LOST: (person) => `El trato con ${person} necesita otro lugar`,
  WITNESS_REQUIRED: (person) => `La tienda hará la entrega de tu trato con ${person}`,
  PUT_ASIDE: (person) => `${person} ya apartó tus cartas`,
  SIGNALED: (person) => `Noticias de ${person} sobre su encuentro`,
  AMENDMENT_PROPOSED: (person) => `${person} quiere cambiar el trato`,
  AMENDMENT_AGREED: (person) => `${person} aceptó tu cambio`,
  AMENDMENT_DECLINED: (person) => `${person} rechazó tu cambio`,
  AMENDMENT_WITHDRAWN: (person) => `${person} retiró un cambio del trato`,
  CONFIRMED_BY_ONE: (person) => `${person} confirmó la entrega`,
  CONFIRMED_BY_BOTH: (person) => `El trato con ${person} está cerrado`,
  CONFIRMED_IN_PART: (person) => `El trato con ${person} se cerró en parte`,
  WITNESSED: (person) => `El trato con ${person} está cerrado: la tienda fue testigo`,
  WITNESSED_IN_PART: (person) => `El trato con ${person} se cerró en parte: la tienda fue testigo`,
  LEFT_AT_COUNTER: (person) => `Las cartas del trato con ${person} esperan en el mostrador`,
  RETURNED: (person) => `Las cartas del trato con ${person} se han devuelto`,
  CARDS_ACCOUNTED_FOR: (person) => `El trato con ${person} se cerró sin confirmar`,
  CANCELLED: (person) => `${person} canceló el trato`,
  NO_SHOW_CLAIMED: (person) => `${person} dice que no llegaste`,
  DISPUTED: (person) => `${person} dice que algo no está bien`,
  ACCOUNT_CLOSED: (person) => `La cuenta de ${person} ya no está activa: mira qué pasa con el trato`,
  HOLD_MOVED: (person) => `La reserva entre tú y ${person} dura más`,
  STOCK_CONFLICT: (person) => `Puede que falte una carta del trato con ${person}`,
  CONFLICT_CLEARED: (person) => `${person} sí tiene la carta`,
  CONFLICT_LAPSED: (person) => `El trato con ${person} se canceló: se vendió a alguien más`,
};
const MEETINGS: Readonly<Record<string, string>> = {
  MEETING_PROPOSED: 'Te toca responder.',
  HOLD_MOVED: 'La tienda está cerrada a la hora en que terminaba.',
  STOCK_CONFLICT: 'En un día, quien la entrega dice si está.',
  CONFLICT_CLEARED: 'El trato sigue en pie.',
  CANCELLED: 'El trato queda anulado. Mira por qué.',
  CONFLICT_LAPSED: 'El trato queda anulado. Mira por qué.',
};

const dealTitle = (change: string, name: string): string =>
  (DEALS[change] ?? (() => `Cambió el trato con ${name}`))(name);

export const esDeals: DealWords = {
  OFFER_RECEIVED: ({ person, change = '', cards, cardName }) => ({
    title: (OFFERS[change] ?? ((name) => `Novedades sobre una oferta de ${name}`))(nameOf(person)),
    about: `${cardsOf(cards, cardName)}. Te toca responder.`,
  }),
  OFFER_ANSWERED: ({ person, change = '', cards, cardName }) => ({
    title: (OFFERS[change] ?? ((name) => `Terminó una oferta entre tú y ${name}`))(nameOf(person)),
    about: `${cardsOf(cards, cardName)}.`,
  }),
  DEAL_CHANGED: ({ person, change = '' }) => ({
    title: dealTitle(change, nameOf(person)),
    about: 'Mira qué sigue.',
  }),
  DEAL_MEETING: ({ person, change = '' }) => ({
    title: dealTitle(change, nameOf(person)),
    about: MEETINGS[change] ?? 'Mira qué sigue.',
  }),
  DEAL_REMINDER: ({ person, hours = 0 }) => ({
    title: `El trato con ${nameOf(person)} es dentro de ${hours === 1 ? '1 hora' : `${hours} horas`}`,
    about: 'Si no puedes ir, avísale.',
  }),
  HAND_OVER_LOCKED: ({ person }) => ({
    title: 'Se ingresaron demasiados códigos incorrectos',
    about: `La entrega del trato con ${nameOf(person)} está bloqueada durante un rato.`,
  }),
  MESSAGE_RECEIVED: ({ person, deal }) => ({
    title: `${nameOf(person)} te escribió`,
    about: deal ? 'Es sobre vuestro trato.' : 'Es sobre una oferta.',
  }),
};
