/** Lo que dice el servidor, que habla inglés; `{1}`, `{2}` ocupan el lugar de lo que cambia de una vez a otra. */
import type { Texts } from '../en';
import { cardServer } from './card-server';

export const server: Texts['server'] = {
  ...cardServer,

  // Cuentas
  'All fields are required.': 'Todos los campos son obligatorios.',
  'Email and password are required.': 'El correo electrónico y la contraseña son obligatorios.',
  'Enter your name.': 'Escribe tu nombre.',
  'Enter your email first.': 'Escribe primero tu correo electrónico.',
  'Enter a valid email address.': 'Escribe un correo electrónico válido.',
  'Enter a valid phone number.': 'Escribe un número de teléfono válido.',
  'Enter a website such as {1}.': 'Escribe un sitio web como {1}.',
  'Only stores can have a website.': 'Solo las tiendas pueden tener un sitio web.',
  'An account with this email address exists already.': 'Ya existe una cuenta con este correo electrónico.',
  'Please fill out all password fields.': 'Rellena todos los campos de contraseña.',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Password must be at least {1} characters.': 'La contraseña debe tener al menos {1} caracteres.',
  'Password must be at most {1} characters.': 'La contraseña puede tener {1} caracteres como máximo.',
  'Password contains a character that cannot be used.':
    'La contraseña contiene un carácter que no se puede usar.',
  'New password must be at least {1} characters long.':
    'La contraseña nueva debe tener al menos {1} caracteres.',
  'Current password is not right.': 'La contraseña actual no es correcta.',
  'This account is closed.': 'Esta cuenta está cerrada.',
  'This account is disabled.': 'Esta cuenta está desactivada.',
  'This account belongs to somebody else.': 'Esta cuenta es de otra persona.',
  'Your account was changed elsewhere since you opened it. Load it again before you save.':
    'Tu cuenta cambió en otro lugar desde que la abriste. Vuelve a cargarla antes de guardar.',

  // Sesiones y enlaces
  'Login failed. Please check your credentials.': 'No se pudo iniciar sesión. Revisa tus datos.',
  'Please verify your email before logging in.': 'Verifica tu correo electrónico antes de iniciar sesión.',
  'You must be logged in.': 'Tienes que iniciar sesión.',
  'Your session has ended. Please log in again.': 'Tu sesión terminó. Vuelve a iniciar sesión.',
  'Your kind of account cannot do this.': 'Tu tipo de cuenta no puede hacer esto.',
  'The link is not complete.': 'El enlace no está completo.',
  'This link is not valid.': 'Este enlace no es válido.',
  'This link has expired. Ask for a new one.': 'Este enlace ha caducado. Pide uno nuevo.',
  'This link has been used already.': 'Este enlace ya se ha usado.',
  'A mail was asked for less than a minute ago. Wait a moment and try again.':
    'Hace menos de un minuto se pidió un correo. Espera un momento e inténtalo de nuevo.',
  'Please complete the verification.': 'Completa la verificación.',
  'Verification is not available at the moment. Try again shortly.':
    'La verificación no está disponible en este momento. Inténtalo de nuevo en un rato.',

  // Anuncios
  'Please enter a valid price.': 'Escribe un precio válido.',
  'Each listing must have a valid price (e.g. 5 or 5.99).':
    'Cada anuncio debe tener un precio válido (por ejemplo, 5 o 5.99).',
  'Add at least one card before submitting.': 'Añade al menos una carta antes de publicar.',
  'At most {1} entries at once': 'Como máximo {1} a la vez.',
  'The card database does not know this card.': 'La base de datos de cartas no conoce esta carta.',
  'This card exists only in digital games and cannot be traded face to face.':
    'Esta carta solo existe en juegos digitales y no se puede cambiar en persona.',
  'This card was never printed in this finish.': 'Esta carta nunca se imprimió con este acabado.',
  'This session does not exist.': 'Esa sesión ya no existe.',
  'This listing does not exist.': 'Este anuncio no existe.',
  'This listing belongs to somebody else.': 'Este anuncio es de otra persona.',
  'This listing is sold and can no longer change.':
    'Este anuncio está marcado como vendido y ya no puede cambiar.',
  'This listing was changed meanwhile. Load it again before you go on.':
    'Este anuncio cambió mientras tanto. Vuelve a cargarlo antes de continuar.',
  'It is too late to undo this.': 'Ya es demasiado tarde para deshacerlo.',
  'Only the owner may see this.': 'Solo su dueño puede ver esto.',
  'Your account cannot trade.': 'Tu cuenta no puede publicar anuncios.',

  // Eventos
  'This event does not exist.': 'Este evento no existe.',
  'This event belongs to another store.': 'Este evento es de otra tienda.',
  'Somebody has changed this event since you opened it. Load it again before you save.':
    'Alguien cambió este evento desde que lo abriste. Vuelve a cargarlo antes de guardar.',
  'This day does not exist.': 'Este día no existe.',
  'An event must start in the future.': 'Un evento debe empezar en el futuro.',
  'An event can be at most two years ahead.':
    'Un evento puede programarse con dos años de antelación como máximo.',
  'This game is not on offer.': 'Este juego no está disponible.',
  'This game is not played in this format.': 'Este juego no se juega en este formato.',
  'Your account cannot run events.': 'Tu cuenta no puede organizar eventos.',
  'date must be a day of the calendar such as {1}': 'La fecha debe ser un día del calendario.',
  'time must be between 00:00 and 23:59, such as {1}': 'La hora debe estar entre las 00:00 y las 23:59.',
  'timeZone must be an IANA time zone such as {1}': 'Elige una zona horaria como {1}.',

  // Lista de seguimiento y panel
  'A watchlist holds at most {1} cards. Remove one before you add another.':
    'En una lista de seguimiento caben {1} cartas como máximo. Quita una antes de añadir otra.',
  'This watchlist belongs to somebody else.': 'Esta lista de seguimiento es de otra persona.',
  'Your account cannot watch cards.': 'Tu cuenta no puede seguir cartas.',
  'This dashboard belongs to somebody else.': 'Este panel es de otra persona.',

  // Todo lo demás
  '{1} is required': 'Este campo es obligatorio.',
  '{1} must be at least {2} characters': 'Este campo debe tener al menos {2} caracteres.',
  '{1} must be at most {2} characters': 'Este campo puede tener {2} caracteres como máximo.',
  '{1} must not contain control characters': 'Este campo contiene caracteres que no se pueden usar.',
  'Some fields are not valid.': 'Algunos campos no son válidos.',
  'Send at least one field to change.': 'No hay ningún cambio que guardar.',
  'Too many requests. Wait a moment and try again.':
    'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'This Idempotency-Key was used with another request.': 'Esto ya se envió con otro contenido.',
  'This call is not allowed from another site.': 'Esto no se permite desde otro sitio.',
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'The request was refused.': 'La solicitud fue rechazada.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The request took too long to arrive.': 'La solicitud tardó demasiado en llegar.',
  'The address is too long.': 'La dirección es demasiado larga.',
  'The headers are too long.': 'Las cabeceras son demasiado largas.',
  'Send the body as application/json.': 'La solicitud no tiene el formato esperado.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'The service is not available. Try again in a moment.':
    'El servicio no está disponible. Inténtalo de nuevo en un momento.',
  'Something went wrong on our side. Try again in a moment.':
    'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
};
