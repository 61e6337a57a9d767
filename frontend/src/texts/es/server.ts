/** Lo que dice el servidor, que habla inglés; `{1}`, `{2}` ocupan el lugar de lo que cambia de una vez a otra. */
import type { Texts } from '../en';
import { cardServer } from './card-server';

export const server: Texts['server'] = {
  ...cardServer,

  // Mensajes
  'This listing is yours. You can’t message yourself.':
    'Este anuncio es tuyo. No puedes enviarte un mensaje.',
  'This person doesn’t take messages from you.': 'Esta persona no acepta mensajes tuyos.',
  'You can’t send this person another message yet. Try again later.':
    'Todavía no puedes enviar otro mensaje a esta persona. Inténtalo más tarde.',
  'This link is no longer valid.': 'Este enlace ya no es válido.',
  'Write a message.': 'Escribe un mensaje.',

  // Cuentas
  'All fields are required.': 'Todos los campos son obligatorios.',
  'Email and password are required.': 'El correo electrónico y la contraseña son obligatorios.',
  'Enter your name.': 'Escribe tu nombre.',
  'Enter your email first.': 'Escribe primero tu correo electrónico.',
  'Enter a valid email address.': 'Escribe un correo electrónico válido.',
  'Enter a valid phone number.': 'Escribe un número de teléfono válido.',
  'Enter a website such as {1}.': 'Escribe un sitio web como {1}.',
  'Only stores can have a website.': 'Solo las tiendas pueden tener un sitio web.',
  'An account with this email address already exists.': 'Ya existe una cuenta con este correo electrónico.',
  'Another store has this name already.': 'Ya hay otra tienda con este nombre.',
  'There is no account with this id, or it is closed.':
    'No hay ninguna cuenta con este identificador, o está cerrada.',
  'Please fill out all password fields.': 'Rellena todos los campos de contraseña.',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Password must be at least {1} characters.': 'La contraseña debe tener al menos {1} caracteres.',
  'Password must be at most {1} characters.': 'La contraseña puede tener {1} caracteres como máximo.',
  'Password contains a character that cannot be used.':
    'La contraseña contiene un carácter que no se puede usar.',
  'New password must be at least {1} characters long.':
    'La contraseña nueva debe tener al menos {1} caracteres.',
  'Current password is incorrect.': 'La contraseña actual es incorrecta.',
  'This password is too easy to guess. Try a few words that only you would put together.':
    'Esta contraseña es demasiado fácil de adivinar. Prueba con unas palabras que solo tú juntarías.',
  'A password made from your name or email address is easy to guess. Try a few unrelated words.':
    'Una contraseña hecha con tu nombre o tu correo es fácil de adivinar. Prueba con unas palabras sin relación.',
  'This password has appeared in a data breach elsewhere. Choose another one.':
    'Esta contraseña ha aparecido en una filtración de datos de otro sitio. Elige otra.',
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
  'Your account type can’t do this.': 'Tu tipo de cuenta no puede hacer esto.',
  'The link is not complete.': 'El enlace no está completo.',
  'This link is not valid.': 'Este enlace no es válido.',
  'This link has expired. Request a new one.': 'Este enlace ha caducado. Pide uno nuevo.',
  'This link has already been used.': 'Este enlace ya se ha usado.',
  'You requested an email less than a minute ago. Wait a moment and try again.':
    'Pediste un correo hace menos de un minuto. Espera un momento e inténtalo de nuevo.',
  'This link doesn’t log in here. Log in with your password.':
    'Este enlace no inicia sesión aquí. Entra con tu contraseña.',
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

  // Llaves de acceso y verificación en dos pasos
  'This passkey can’t be used here. Try another one, or log in with your password.':
    'Esta llave de acceso no se puede usar aquí. Prueba con otra o inicia sesión con tu contraseña.',
  'This passkey couldn’t be added. Please try again.':
    'No se pudo añadir esta llave de acceso. Inténtalo de nuevo.',
  'This passkey has been added already.': 'Esta llave de acceso ya está añadida.',
  'You can have up to 20 passkeys. Remove one to add another.':
    'Puedes tener hasta 20 llaves de acceso. Elimina una para añadir otra.',
  'This passkey does not exist.': 'Esta llave de acceso no existe.',
  'Enter a name.': 'Escribe un nombre.',
  'Enter the code.': 'Escribe el código.',
  'Enter the code from your authenticator app.': 'Escribe el código de tu aplicación de autenticación.',
  'That code isn’t right, or it was used already. Try the newest one.':
    'Ese código no es correcto o ya se usó. Prueba con el más reciente.',
  'This took too long. Please log in again.': 'Ha pasado demasiado tiempo. Inicia sesión de nuevo.',
  'Confirm that it’s you with your password or a passkey.':
    'Confirma que eres tú con tu contraseña o una llave de acceso.',
  'That password isn’t right.': 'Esa contraseña no es correcta.',
  'Two-step verification is on already.': 'La verificación en dos pasos ya está activada.',
  'Two-step verification isn’t on.': 'La verificación en dos pasos no está activada.',
  'This set-up has expired. Please start again.': 'Esta configuración ha caducado. Empieza de nuevo.',

  'An account can have 200,000 active listings. Mark some as sold or delete them first.':
    'Una cuenta puede tener 200 000 anuncios activos. Antes marca algunos como vendidos o elimínalos.',

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
  'This call was already carried out; its answer is no longer kept.':
    'Esto ya se hizo; su respuesta ya no se conserva.',
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
