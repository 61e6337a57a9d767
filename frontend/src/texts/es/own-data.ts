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
  erasing: {
    ask: '¿Borrar la cuenta y los datos?',
    question: {
      store:
        'Tu cuenta se borra de inmediato y para siempre, con su nombre, dirección, teléfono, correo electrónico, sitio web, lista de seguimiento, eventos y anuncios activos. Las ventas pasadas se conservan sin tu nombre.',
      user: 'Tu cuenta se borra de inmediato y para siempre, con su nombre, teléfono, correo electrónico, lista de seguimiento y anuncios activos. Las ventas pasadas se conservan sin tu nombre.',
    },
    password: 'Tu contraseña',
    passwordNeeded: 'Escribe tu contraseña.',
    confirm: 'Borrarlo todo',
    erased: 'Tus datos se borraron.',
    notErased: 'No se pudieron borrar tus datos.',
  },
};
