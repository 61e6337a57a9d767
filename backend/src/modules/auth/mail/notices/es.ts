// The notices of auth in Spanish, in the words of the client.
import type { NoticeMessages } from './notice-words.js';

export const es: NoticeMessages = {
  subjects: {
    'new-device': 'Nuevo inicio de sesión en tu cuenta de Playset',
    'passkey-added': 'Se añadió una llave de acceso a tu cuenta',
    'passkey-removed': 'Se eliminó una llave de acceso de tu cuenta',
    'second-factor-on': 'Se activó la verificación en dos pasos',
    'second-factor-off': 'Se desactivó la verificación en dos pasos',
    'recovery-codes-renewed': 'Tienes códigos de recuperación nuevos',
    'recovery-code-used': 'Se usó un código de recuperación para iniciar sesión',
  },
  lines: {
    'new-device': ({ when, device }) => [
      `Se inició sesión en tu cuenta desde un dispositivo nuevo el ${when}${device ? `: ${device}` : ''}.`,
      'Si fuiste tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo en Dispositivos, en tu configuración, y cambia tu contraseña.',
    ],
    'passkey-added': ({ when, name }) => [
      `Se añadió una llave de acceso${name ? ` llamada ${name}` : ''} el ${when}. Con ella se puede iniciar sesión en tu cuenta sin tu contraseña.`,
      'Si no fuiste tú, elimínala en tu configuración y cambia tu contraseña.',
    ],
    'passkey-removed': ({ when, name }) => [
      `Se eliminó una llave de acceso${name ? ` llamada ${name}` : ''} el ${when}. Ya no se puede iniciar sesión con ella.`,
      'Si no fuiste tú, cambia tu contraseña y cierra la sesión de tus otros dispositivos.',
    ],
    'second-factor-on': ({ when }) => [
      `La verificación en dos pasos se activó el ${when}. Desde ahora, para iniciar sesión con tu contraseña también hace falta un código de tu aplicación de autenticación.`,
      'Guarda tus códigos de recuperación en un lugar seguro: sin tu aplicación, son la única forma de entrar.',
    ],
    'second-factor-off': ({ when }) => [
      `La verificación en dos pasos se desactivó el ${when}. Ahora basta tu contraseña para iniciar sesión en tu cuenta.`,
      'Si no fuiste tú, cambia tu contraseña y actívala de nuevo.',
    ],
    'recovery-codes-renewed': ({ when }) => [
      `El ${when} se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no funcionan.`,
      'Si no fuiste tú, cambia tu contraseña y crea códigos nuevos.',
    ],
    'recovery-code-used': ({ when, left }) => [
      `El ${when} se usó uno de tus códigos de recuperación para iniciar sesión. ${left === 1 ? 'Te queda 1 código' : `Te quedan ${left} códigos`}.`,
      'Si no fuiste tú, cambia tu contraseña y crea códigos nuevos.',
    ],
  },
  action: 'Abrir tu configuración',
  closing: 'Recibes este mensaje porque se trata de la seguridad de tu cuenta de Playset.',
};
