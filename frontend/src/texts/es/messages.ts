/** Los textos de los mensajes a quien publica un anuncio, y de la página que denuncia uno. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const messages: Texts['messages'] = {
  count: (used, max) => `${formatNumber(used)} de ${formatNumber(max)} caracteres`,
  tooLong: (over) => `Acórtalo en ${countWithNoun(over, { one: 'carácter', other: 'caracteres' })}.`,
  tooMany: (when) =>
    `Has llegado al límite por ahora. Inténtalo de nuevo después del ${when}. Lo que has escrito se queda aquí.`,
  offline:
    'No se puede conectar con el servidor. Lo que has escrito se queda aquí. Inténtalo de nuevo en un momento.',
  send: {
    title: (name) => `Mensaje para ${name}`,
    about: (card, printing, price) => `Sobre ${card} (${printing}) por ${price}`,
    label: 'Tu mensaje',
    privacy: (name) =>
      `${name} verá tu nombre y tu correo electrónico y podrá responderte por correo. No verás su dirección hasta que lo haga.`,
    submit: 'Enviar mensaje',
    needed: 'Escribe un mensaje.',
    failed: 'No se pudo enviar tu mensaje. Inténtalo de nuevo en un momento.',
    unanswered: 'No pudimos confirmar que tu mensaje se enviara. Envíalo otra vez: solo llegará uno.',
    gone: 'Este anuncio se vendió o se retiró, y ya no puedes enviar un mensaje sobre él.',
    sent: (name) => `Mensaje enviado a ${name}.`,
    reply: (email) => `Las respuestas llegarán a ${email}.`,
    done: 'Listo',
  },
  report: {
    title: 'Denunciar un mensaje',
    intro:
      'Cuéntanos qué tiene de malo el mensaje que recibiste. Quienes llevan este sitio leerán tu denuncia junto con el mensaje. No se avisa a quien lo envió.',
    reason: '¿Qué tiene de malo?',
    reasons: {
      SPAM: 'Spam o publicidad',
      SCAM: 'Estafa o fraude',
      HARASSMENT: 'Acoso o amenazas',
      OTHER: 'Otra cosa',
    },
    reasonNeeded: 'Elige un motivo.',
    note: '¿Hay algo que debamos saber? (opcional)',
    block: 'No permitir que esta persona me vuelva a escribir',
    submit: 'Enviar denuncia',
    failed: 'No se pudo enviar tu denuncia. Inténtalo de nuevo en un momento.',
    done: 'Gracias por tu denuncia',
    read: 'Revisaremos el mensaje.',
    again: 'Ya habías denunciado este mensaje. Tu denuncia está actualizada.',
    blocked: 'Esta persona ya no puede escribirte.',
    notBlocked: 'Esta persona todavía puede escribirte.',
    undo: 'Quitar el bloqueo',
    blockNow: 'Bloquear a esta persona',
    invalid: 'Enlace no válido',
    noCode: 'Este enlace está incompleto. Vuelve a abrir el del correo.',
    expired: 'Este enlace ya no es válido',
    expiredWhy: 'Un mensaje se puede denunciar durante 180 días. Después se borra.',
  },
};
