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
    tooMany:
      'Demasiados intentos de iniciar sesión. Inténtalo más tarde. Si no fueron tuyos, elige «¿Olvidaste tu contraseña?»: con el enlace del correo podrás iniciar sesión en este navegador enseguida.',
    forgot: '¿Olvidaste tu contraseña?',
    signUp: '¿Aún no tienes cuenta? Crea una',
  },
  passkey: {
    use: 'Usar una llave de acceso',
    waiting: 'Esperando tu llave de acceso…',
    failed: 'Esa llave de acceso no funcionó. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  },
  secondFactor: {
    about: 'Escribe el código de 6 cifras de tu aplicación de autenticación.',
    aboutRecovery: 'Escribe uno de los códigos de recuperación que guardaste.',
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    needed: 'Escribe el código.',
    submit: 'Verificar',
    failed: 'No se pudo comprobar el código. Inténtalo de nuevo.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar un código de la aplicación',
    back: 'Volver a la contraseña',
  },
  demo: {
    about: (password) =>
      `Esto es una demostración. Entra con una de estas cuentas (contraseña: ${password}):`,
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
    whoSees: {
      USER: 'Quienes han iniciado sesión ven tu nombre junto a tus anuncios. Tu correo y tu teléfono no se ven hasta que los muestres en Ajustes.',
      STORE:
        'El nombre de tu tienda es público. Quienes han iniciado sesión ven además su correo, teléfono y dirección; puedes ocultar el correo y el teléfono en Ajustes.',
    },
    accept: 'Acepto los términos y las políticas',
    acceptFirst: 'Acepta los términos y políticas para crear la cuenta.',
    verifyFirst: 'Completa la verificación de arriba para crear la cuenta.',
    read: 'Leer los términos',
    submit: signUp,
    failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
    logIn: '¿Ya tienes cuenta? Inicia sesión',
    done: 'Cuenta creada. Verifica tu correo electrónico antes de iniciar sesión.',
    sent: (email) => (
      <>
        Enviamos un enlace a <strong>{email}</strong>. Ábrelo en las próximas 24 horas. Si no lo ves, mira en
        la carpeta de correo no deseado.
      </>
    ),
    checkMail: 'Mira tu correo',
    next: '¿Ya lo verificaste? Inicia sesión',
  },
  forgot: {
    about: 'Escribe tu correo electrónico y te enviaremos un enlace para restablecer tu contraseña.',
    email,
    submit: 'Enviar enlace',
    sent: (email) =>
      `Si ${email} tiene una cuenta, el enlace para restablecer la contraseña ya está en camino.`,
    failed: 'No se pudo enviar el correo. Inténtalo de nuevo.',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    invalid: 'Enlace no válido',
    noCode: 'Este enlace está incompleto. Pide uno nuevo.',
    newLink,
    password: 'Contraseña nueva',
    atLeast,
    confirm: 'Confirma la contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    done: '¡Contraseña actualizada!',
    failed: 'No se pudo guardar la contraseña. Inténtalo de nuevo.',
  },
  verify: {
    invalid: 'El enlace de verificación no es válido.',
    noCode: 'Falta una parte del enlace. Copia el enlace completo del correo.',
    verifying: { title: 'Verificando…', text: 'Un momento.' },
    verified: {
      title: '¡Correo electrónico verificado!',
      text: 'Tu cuenta está lista. Te damos la bienvenida a Playset.',
    },
    verifiedHere: { text: 'Has iniciado sesión. Te llevamos al inicio…' },
    verifiedBefore: { text: 'Ya tienes la sesión iniciada.' },
    home: 'Ir al inicio',
    loggingIn: 'Iniciando sesión…',
    failed: {
      title: 'La verificación falló o el enlace ha caducado.',
      text: 'Cada enlace funciona una sola vez y caduca a las 24 horas.',
    },
    tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
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
