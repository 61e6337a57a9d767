// The mails of auth in Spanish, in the words of the client.
import type { MailMessages } from './mail-words.js';

export const es: MailMessages = {
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  letters: {
    'verify-email': {
      subject: 'Verifica tu correo electrónico para Playset',
      lines: [
        'Solo falta un paso: verifica tu correo electrónico para publicar anuncios, seguir cartas y encontrar tiendas cerca de ti.',
        'El enlace funciona durante 24 horas.',
      ],
      action: 'Verificar correo electrónico',
      closing:
        'Recibes este mensaje porque alguien creó una cuenta en Playset con este correo electrónico. Si no fuiste tú, ignóralo y no pasará nada.',
    },
    'reset-password': {
      subject: 'Elige una contraseña nueva para Playset',
      lines: [
        'Alguien pidió restablecer la contraseña de tu cuenta. Elige una nueva con el enlace de abajo. Funciona una sola vez, durante una hora.',
        'Se cerrará la sesión en todos tus dispositivos.',
      ],
      action: 'Elegir una contraseña nueva',
      closing:
        'Recibes este mensaje porque alguien pidió una contraseña nueva para este correo electrónico. Si no fuiste tú, ignóralo: tu contraseña seguirá como está.',
    },
  },
};
