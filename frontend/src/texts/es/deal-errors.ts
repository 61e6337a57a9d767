/** Los errores de los tratos, por su código. */
import type { Texts } from '../en';

export const dealErrors = {
  'reviews.already-shown': 'Los dos veis ya estas opiniones, así que la tuya no se puede cambiar.',
  'reviews.deal-not-found': 'No hay ningún trato con este ID.',
  'reviews.not-done': 'Solo se puede opinar de un trato cuya entrega se hizo.',
  'reviews.too-late': 'Se puede opinar de un trato hasta 14 días después de la entrega.',
  'deals.counter-only': 'Este trato solo se puede hacer en el mostrador de la tienda.',
  'deals.over-limit': 'Uno de los dos solo puede hacer tratos más pequeños. Elige precios más bajos.',
  'deals.account-closed': 'Tu cuenta está cerrada.',
  'deals.edit-conflict': 'Este trato ha cambiado desde que lo abriste. Vuelve a mirarlo.',
  'deals.code-locked': 'Demasiados códigos incorrectos. Espera un rato y vuelve a intentarlo.',
  'deals.code-not-open': 'Los códigos valen desde dos horas antes del encuentro hasta un día después.',
  'deals.entered-too-long-ago': 'Un código tiene que llegarnos en las 24 horas después de escribirlo.',
  'deals.lines-changed': 'Las cartas de este trato han cambiado. Míralas y escribe el código nuevo.',
  'deals.meeting-time': 'Elige una hora que esté por venir, dentro de 60 días y de 12 horas como máximo.',
  'deals.minutes': 'Di cuántos minutos llegas tarde; si ya estás ahí, no hace falta.',
  'deals.hold-at-counter':
    'Las cartas reservadas te esperan en el mostrador de la tienda. Elige otra hora allí.',
  'deals.no-conflict': 'En tu inventario ya no falta ninguna carta de este trato.',
  'deals.no-counter': 'Ninguno de los dos es una tienda. Elige un evento o describe el lugar.',
  'deals.not-found': 'No hay ningún trato con este identificador.',
  'deals.not-now': 'Eso no es posible en este punto del trato. Vuelve a mirarlo.',
  'deals.not-your-turn': 'Ahora le toca a la otra parte.',
  'deals.nothing-left': 'Tiene que quedar al menos una carta. Si no cambiáis ninguna, cancela el trato.',
  'deals.nothing-proposed': 'Ya no hay nada que aceptar.',
  'deals.nothing-to-change': 'Tacha una línea o corrige un estado.',
  'deals.place': 'Di dónde quieres quedar.',
  'deals.store-closed': 'La tienda no está abierta a esa hora. Elige una hora dentro de su horario.',
  'deals.too-early': 'Espera un poco: eso es posible 15 minutos después de la hora del encuentro.',
  'deals.too-late': 'Ya ha pasado el plazo para eso.',
  'deals.too-many-moves': 'Este encuentro ya se ha movido tres veces. Mantenlo o cancela el trato.',
  'deals.unknown-event': 'No hay ningún evento así a esa hora.',
  'deals.unknown-store': 'No hay ninguna tienda así.',
  'deals.not-to-leave':
    'Estas cartas no se pueden dejar aquí. Solo las de una de las dos partes, en un mostrador que guarde cartas.',
  'deals.no-witness':
    'Solo en el mostrador de una tienda que no sea parte del trato puede su personal hacer la entrega.',
  'deals.witness-only': 'La tienda entrega estas cartas. Muestra tu código en el mostrador.',
  'deals.counter-rules-changed': 'Estos ajustes han cambiado desde que los abriste. Vuelve a mirarlos.',
  'deals.unknown-line': 'Este trato no tiene esa línea.',
  'deals.wrong-code': 'Ese no es el código. Compruébalo e inténtalo de nuevo.',
} satisfies Partial<Texts['errors']>;
