/** Los textos de los mensajes de ofertas y tratos. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('es');

export const thread: Texts['thread'] = {
  title: 'Mensajes',
  list: (who) => `Mensajes entre tú y ${who}`,
  none: (who) => `Todavía no hay mensajes. Solo tú y ${who} podéis leer lo que escribáis aquí.`,
  failed: 'No se pudieron cargar los mensajes.',
  earlier: 'Mensajes anteriores',
  you: 'Tú',
  hidden: 'Ocultado por moderación',
  removed: 'Mensaje eliminado',
  sending: 'Enviando…',
  lost: 'Sin confirmar. Se enviará de nuevo mientras esta conversación esté abierta.',
  notSent: 'No se envió este mensaje.',
  edit: 'Editar',
  discard: 'Descartar',
  written: 'Lo que estabas escribiendo',
  write: (who) => `Escribe a ${who}`,
  send: 'Enviar',
  tooLong: (n) => `Acorta esto ${n === 1 ? '1 carácter' : `${formatNumber(n)} caracteres`}.`,
  codeInPerson: '¿Es tu código de entrega? Muéstralo solo en persona, cuando tengas las cartas en la mano.',
  careful:
    'Cuidado: paga cuando tengas las cartas en la mano y sigue escribiendo aquí. No hace falta pagarle a nadie por adelantado.',
  over: 'Ya no podéis escribiros aquí.',
  muted: 'Silenciado',
  notMuted: 'No se pudo cambiar.',
  announced: (who, text) => `${who}: ${text}`,
};
