/** Los textos de las cuentas: iniciar sesión, crear cuenta, contraseñas y enlaces de los correos. */
import type { Texts } from '../../en';

const email = 'Correo electrónico';
const password = 'Contraseña';
const logIn = 'Iniciar sesión';
const signUp = 'Crear cuenta';
const tryAgain = 'Intentar de nuevo';
const newLink = 'Pedir un enlace nuevo';
const atLeast = 'Al menos 8 caracteres';

export const auth: Texts['auth'] = {
  formFailed: 'No se pudo cargar el formulario.',
  loading: 'Cargando',
  titles: { login: logIn, signup: signUp, forgot: 'Contraseña olvidada' },
  wrong: {
    allRequired: 'Todos los campos son obligatorios.',
    loginRequired: 'El correo electrónico y la contraseña son obligatorios.',
    emailInvalid: 'Escribe un correo electrónico válido.',
    emailFirst: 'Escribe primero tu correo electrónico.',
    checkRequired: 'Completa la verificación.',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres.',
    passwordsDiffer: 'Las contraseñas no coinciden.',
  },
  logIn: {
    email,
    password,
    submit: logIn,
    done: '¡Has iniciado sesión!',
    failed: 'No se pudo iniciar sesión. Revisa tus datos.',
    forgot: '¿Olvidaste tu contraseña?',
    signUp: '¿Aún no tienes cuenta? Crea una',
  },
  demo: {
    about: (password) => `Esto es una demostración. Entra con una de estas cuentas (contraseña ${password}):`,
    player: 'Jugador',
    store: 'Tienda',
  },
  signUp: {
    personal: 'Particular',
    business: 'Tienda',
    name: 'Nombre',
    storeName: 'Nombre de la tienda',
    email,
    password,
    atLeast,
    confirm: 'Confirma la contraseña',
    accept: 'Acepto los términos y las políticas',
    read: 'Leerlos',
    submit: signUp,
    failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
    logIn: '¿Ya tienes cuenta? Inicia sesión',
    done: 'Cuenta creada. Verifica tu correo electrónico antes de iniciar sesión.',
    sent: (email) => (
      <>
        Enviamos un enlace a <strong>{email}</strong>. Ábrelo antes de un día; si no llega, mira en el correo
        no deseado.
      </>
    ),
    next: logIn,
  },
  forgot: {
    about: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
    email,
    submit: 'Enviar enlace',
    sent: (email) =>
      `Si hay una cuenta con ${email}, el enlace para elegir una contraseña nueva ya está en camino.`,
    failed: 'No se pudo enviar el correo. Inténtalo de nuevo.',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    invalid: 'Enlace no válido',
    noCode: 'A este enlace le falta el código. Pide uno nuevo.',
    newLink,
    password: 'Contraseña nueva',
    atLeast,
    confirm: 'Confirma la contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    done: '¡Contraseña actualizada!',
    failed: 'El enlace ya no es válido. Pide uno nuevo.',
  },
  verify: {
    invalid: 'El enlace de verificación no es válido.',
    noCode: 'El enlace de tu correo lleva un código al final. Intenta copiarlo entero.',
    verifying: { title: 'Verificando…', text: 'Un momento.' },
    verified: {
      title: '¡Correo electrónico verificado!',
      text: 'Tu cuenta está lista. Te damos la bienvenida a Playset.',
    },
    failed: {
      title: 'La verificación falló o el enlace ha caducado.',
      text: 'Cada enlace funciona una sola vez, durante un día.',
    },
    tooMany: 'Se han probado demasiados enlaces desde aquí. Espera un minuto e inténtalo de nuevo.',
    unknown: 'No pudimos comprobar tu enlace. Inténtalo de nuevo en un momento.',
    logIn: 'Iniciar sesión ahora',
    tryAgain,
    tryingAgain: 'Intentando de nuevo…',
    email,
  },
  resend: {
    ask: 'Reenviar el correo de verificación',
    wait: (seconds) => `Reenviar el correo de verificación en ${seconds} s`,
    done: '¡Correo de verificación reenviado! Mira tu bandeja de entrada (y el correo no deseado).',
    failed: 'No se pudo reenviar el correo de verificación.',
  },
  check: {
    disabled: 'La verificación humana está desactivada.',
    loading: 'Cargando la verificación…',
    failed: 'No se pudo cargar la verificación.',
    tryAgain,
  },
};
