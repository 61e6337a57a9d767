/** Los textos del marco de cada página y de las propias páginas. */
import type { Texts } from '../en';
import { bar, find, newListing, shortcuts } from './app-quick';

const home = 'Volver al inicio';

export const app: Texts['app'] = {
  main: 'Principal',
  logIn: 'Iniciar sesión',
  tabs: {
    home: 'Inicio',
    myListings: 'Mis anuncios',
    watchlist: 'Lista de seguimiento',
    orderHistory: 'Historial de ventas',
    cards: 'Buscador de cartas',
    events: 'Eventos',
    stores: 'Tiendas',
  },
  footer: {
    support: 'Ayuda:',
    language: 'Idioma',
    notice:
      'Playset es contenido no oficial de aficionados permitido según la Política de contenido de aficionados. No está aprobado ni respaldado por Wizards. Parte del material utilizado es propiedad de Wizards of the Coast. ©Wizards of the Coast LLC.',
  },
  offline: 'No tienes conexión. Ves lo que se guardó de visitas anteriores; los cambios tienen que esperar.',
  offlineSince: (moment) =>
    `No tienes conexión. Ves los datos cargados: ${moment}; los cambios tienen que esperar.`,
  logoutWaits:
    'Has cerrado la sesión en este dispositivo. La terminaremos del todo en cuanto vuelvas a tener conexión.',
  newVersion: 'Hay una versión nueva de Playset.',
  loadNewVersion: 'Cargarla',
  account: { menu: 'Cuenta', menuOf: (name: string) => `Cuenta: ${name}` },
  bar,
  newListing,
  find,
  shortcuts,
  dialogFailed: 'No se pudo cargar el cuadro de diálogo.',
  sessionEnded: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  notFound: { title: 'Página no encontrada', text: 'No hay ninguna página en esta dirección.', home },
  broken: {
    title: 'Algo salió mal',
    text: 'Esta página tuvo un error. Recargarla suele ayudar.',
    missing: 'No se pudo cargar esta página',
    why: 'La conexión es lenta o hay una versión nueva de Playset. Al recargar obtienes la más reciente.',
    reload: 'Recargar',
  },
  landing: 'Playset · Cambia cartas con los jugadores y las tiendas de tu zona',
  resetPassword: 'Elige una contraseña nueva',
  verifyEmail: 'Verifica tu correo electrónico',
  storeListings: (store) => `Anuncios de ${store}`,
  searchResults: 'Resultados',
  someStore: 'la tienda',
  eventManager: {
    title: 'Gestor de eventos',
    refused: 'El gestor de eventos es para tiendas.',
    why: 'Solo las cuentas de tiendas locales pueden organizar eventos. La tuya es una cuenta personal.',
    home,
    events: 'Ver todos los eventos',
  },
};
