/** Los textos del marco de cada página y de las propias páginas. */
import type { Texts } from '../en';

export const app: Texts['app'] = {
  main: 'Principal',
  logIn: 'Iniciar sesión',
  tabs: {
    home: 'Inicio',
    myListings: 'Mis anuncios',
    stock: 'Inventario',
    watchlist: 'Lista de seguimiento',
    orderHistory: 'Historial de ventas',
    cards: 'Buscador de cartas',
    events: 'Eventos',
    stores: 'Tiendas',
  },
  footer: {
    support: 'Ayuda:',
    language: 'Idioma',
    placeNames: 'Nombres de lugares:',
    notice:
      'Playset es contenido no oficial de aficionados permitido según la Política de contenido de aficionados. No está aprobado ni respaldado por Wizards. Parte del material utilizado es propiedad de Wizards of the Coast. ©Wizards of the Coast LLC.',
  },
  offline:
    'No tienes conexión. Se muestran los datos guardados de tu última visita. Los cambios tendrán que esperar.',
  offlineSince: (moment) => `No tienes conexión. Datos cargados: ${moment}. Los cambios tendrán que esperar.`,
  logoutWaits:
    'Has cerrado la sesión en este dispositivo. La terminaremos del todo en cuanto vuelvas a tener conexión.',
  newVersion: 'Hay una versión nueva de Playset.',
  loadNewVersion: 'Actualizar ahora',
  account: { menu: 'Cuenta', menuOf: (name: string) => `Cuenta: ${name}` },
  bar: {
    tabs: 'Pestañas',
    more: 'Más',
    menu: 'Menú',
    home: 'Inicio',
    cards: 'Cartas',
    listings: 'Anuncios',
    events: 'Eventos',
    manager: 'Gestor de eventos',
    storePage: 'Página de la tienda',
    settings: 'Ajustes',
    storeSettings: 'Ajustes de la tienda',
    userSettings: 'Ajustes de usuario',
    logOut: 'Cerrar sesión',
  },
  findCard: 'Buscar una carta',
  shortcuts: {
    title: 'Atajos de teclado',
    list: 'Mostrar esta lista',
    go: (page) => `Ir a ${page}`,
    newListing: 'Anuncio nuevo (en Mis anuncios)',
  },
  dialogFailed: 'Esto no se pudo cargar.',
  sessionEnded: 'Tu sesión terminó. Vuelve a iniciar sesión.',
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
  terms: 'Términos y políticas',
  /** Of the dialogs around logging in. */
  dialogTitles: { login: 'Iniciar sesión', signup: 'Crear cuenta', forgot: 'Contraseña olvidada' },
  storeListings: (store) => `Anuncios de ${store}`,
  searchResults: 'Resultados',
  someStore: 'la tienda',
};
