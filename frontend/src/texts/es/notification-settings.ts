/** Los textos de cómo se avisa a alguien, y de los enlaces de los correos que los desactivan. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const notificationSettings: Texts['notificationSettings'] = {
  title: 'Notificaciones',
  about:
    'Elige de qué te avisamos, aquí y por correo electrónico. Los avisos de seguridad te llegan siempre.',
  form: 'Cómo te avisamos',
  loading: 'Cargando los ajustes de notificaciones',
  failed: 'No se pudieron cargar tus ajustes de notificaciones.',
  groups: {
    SECURITY: 'Seguridad',
    MESSAGES: 'Anuncios por los que enviaste un mensaje',
    STORES: 'Tiendas que sigues',
    OWN_STOCK: 'Tu inventario',
  },
  otherGroup: 'Otros',
  kinds: {
    NEW_DEVICE: 'Nuevo inicio de sesión',
    PASSWORD_CHANGED: 'Cambio de contraseña',
    LISTING_SOLD: 'Vendido',
    LISTING_WITHDRAWN: 'Ya no está en venta',
    LISTING_RESTORED: 'Vuelve a estar en venta',
    STORE_EVENT: 'Evento nuevo',
    STORE_SINGLES: 'Cartas nuevas',
    CARDS_IMPORTED: 'Impresiones nuevas en la base de datos de cartas',
    PRICES_HELD_BACK: 'Precios por revisar',
    COUNT_EXPIRED: 'Copias por contar de nuevo',
  },
  always: 'Siempre, en la aplicación y por correo',
  inApp: 'En la aplicación',
  inAppOf: (kind) => `En la aplicación: ${kind}`,
  mail: 'Correo',
  mailOf: (kind) => `Correo: ${kind}`,
  mails: { OFF: 'Sin correo', NOW: 'Correo al momento', DAILY: 'En el resumen diario' },
  times: 'Cuándo llegan los correos',
  digestHour: 'Resumen diario a las',
  zone: 'Zona horaria',
  zoneOfPlace: (zone) => `Todas las horas son de ${zone}, la zona horaria de tu lugar.`,
  quiet: 'Horas de silencio: ningún correo al momento',
  quietFrom: 'Desde',
  quietUntil: 'Hasta',
  paused: 'Pausar todos los correos, salvo los de seguridad',
  muted: (count) =>
    `Con un enlace de un correo desactivaste los correos sobre ${countWithNoun(count, { one: 'tienda, búsqueda o lista', other: 'tiendas, búsquedas y listas' })}.`,
  unmute: 'Volver a recibirlos',
  unmuted: 'Volverás a recibir estos correos.',
  save: 'Guardar notificaciones',
  saved: 'Notificaciones guardadas.',
  notSaved: 'No se guardaron tus ajustes de notificaciones.',
  off: {
    title: 'Desactivar correos',
    intro: '¿Qué correos ya no quieres recibir? Puedes cambiarlo cuando quieras en tu configuración.',
    subjects: {
      STORE: 'Los correos sobre esta tienda',
      WANT: 'Los correos sobre esta búsqueda',
      LIST: 'Los correos sobre esta lista',
    },
    subject: 'Los correos sobre esto',
    kind: (kind) => `Los correos de este tipo: ${kind}`,
    otherKind: 'Los correos de este tipo',
    all: 'Todos los correos de notificaciones, salvo los de seguridad',
    button: 'Desactivar',
    done: 'Estos correos están desactivados',
    doneWhy: 'Ya no los recibirás. Puedes activarlos de nuevo en tu configuración.',
    failed: 'No funcionó. Inténtalo de nuevo.',
    invalid: 'Este enlace no funciona',
    invalidWhy: 'Está incompleto o ya no es válido. Puedes desactivar los correos en tu configuración.',
  },
};
