// The mails of messages in Spanish, in the words of the client.
import type { MessageWords } from './message-words.js';

export const es: MessageWords = {
  somebody: 'Alguien',
  subject: (sender, card) => `${sender} te escribió sobre ${card}`,
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  about: ({ sender, card, set, number, price }) =>
    `${sender} te envió un mensaje sobre ${card} (${set}, ${number}), que anunciaste por ${price}.`,
  reply: (email) =>
    `Responde a este correo para contestar. Tu respuesta va a ${email}; tu dirección no se ve hasta que la envíes.`,
  action: 'Ver la carta',
  closing:
    'Recibes este mensaje porque tienes un anuncio en Playset. Quien lo envió no conoce tu correo electrónico. Si no lo quieres, puedes denunciarlo e impedir más mensajes de esta persona.',
  report: 'Denunciar este mensaje',
};
