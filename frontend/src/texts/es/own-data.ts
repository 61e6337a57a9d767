/** Los textos de los diálogos de los datos propios. */
import type { Texts } from '../en';

export const ownData: Texts['ownData'] = {
  devices: {
    heading: 'Tus dispositivos',
    loading: 'Cargando tus dispositivos',
    failed: 'No se pudieron cargar tus dispositivos.',
    current: 'Este dispositivo',
    unknown: 'Dispositivo desconocido',
    used: (when) => `Último uso: ${when}`,
    end: 'Cerrar sesión',
    endOf: (device) => `Cerrar sesión: ${device}`,
    endOthers: 'Cerrar la sesión en todos los demás',
    ended: 'Se cerró la sesión de ese dispositivo.',
    alone: 'No tienes la sesión abierta en ningún otro lugar.',
    askOthers: '¿Cerrar la sesión en todos los demás dispositivos?',
    questionOthers: 'Tu sesión sigue abierta aquí. En los demás dispositivos habrá que volver a iniciarla.',
    othersNotEnded: 'No se pudo cerrar la sesión en los demás dispositivos.',
    othersEnded: 'Se cerró la sesión en todos los demás dispositivos.',
    notEnded: 'No se pudo cerrar la sesión de ese dispositivo.',
  },
  password: {
    label: 'Tu contraseña',
    needed: 'Escribe tu contraseña.',
  },
  closing: {
    ask: '¿Eliminar la cuenta?',
    question: {
      store: (email) =>
        `Tu tienda, sus anuncios y sus eventos se ocultan de inmediato, y nadie podrá volver a iniciar sesión como ${email}. La cuenta no se puede reabrir.`,
      user: (email) =>
        `Tus anuncios se ocultan de inmediato, y nadie podrá volver a iniciar sesión como ${email}. La cuenta no se puede reabrir.`,
    },
    stays:
      'Tu nombre, tu correo electrónico y tus datos se conservan en los registros, igual que las ventas que hiciste. Para quitar también tu nombre y tus datos, elige «Borrar la cuenta y los datos».',
    confirm: 'Eliminar',
    closed: 'La cuenta se desactivó.',
    notClosed: 'No se pudo desactivar la cuenta.',
  },
  erasing: {
    ask: '¿Borrar la cuenta y los datos?',
    question: {
      store:
        'Tu cuenta se borra de inmediato y para siempre, junto con tu nombre, dirección, teléfono, correo electrónico, sitio web, lista de seguimiento, eventos y anuncios activos.',
      user: 'Tu cuenta se borra de inmediato y para siempre, junto con tu nombre, teléfono, correo electrónico, lista de seguimiento y anuncios activos.',
    },
    stays: 'Las ventas que hiciste se conservan en los registros, sin tu nombre.',
    confirm: 'Borrarlo todo',
    erased: 'Tus datos se borraron.',
    notErased: 'No se pudieron borrar tus datos.',
  },
};
