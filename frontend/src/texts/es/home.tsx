/** Los textos de la portada y del panel. */
import type { Texts } from '../en';
import { speech } from '../speech';

const { number } = speech('es');

export const home: Texts['home'] = {
  landing: {
    promise: (
      <>
        La cuarta copia está <em>más cerca de lo que crees</em>
      </>
    ),
    lead: 'En Playset se encuentran los jugadores de Magic: The Gathering y las tiendas locales. Publica lo que tienes, encuentra lo que te falta y cierra el trato en el mostrador.',
    start: 'Empezar',
    free: 'Gratis para jugadores y tiendas. Sin comisiones ni envíos.',
    pitches: 'Lo que puedes hacer aquí',
    listings: {
      title: 'Publica anuncios',
      text: 'Compra, vende o cambia. Escribe el código de una carta, como FDN-429, ponle precio y todos a tu alrededor verán lo que tienes.',
      live: 'Recién publicadas',
      counted: { one: '{} anuncio ahora mismo', other: '{} anuncios ahora mismo' },
    },
    events: {
      title: 'Descubre eventos',
      text: 'Drafts, noches de Commander, presentaciones: mira qué organizan las tiendas de tu zona en los próximos días.',
      live: 'Los próximos eventos',
      counted: { one: '{} evento a la vista', other: '{} eventos a la vista' },
    },
    nearby: {
      title: 'Explora tu zona',
      text: 'Encuentra la carta que te falta en una tienda cercana, mira quién la tiene y recógela hoy mismo.',
      live: 'Nuevas en Playset',
      counted: { one: '{} tienda en Playset', other: '{} tiendas en Playset' },
      offered: { one: '{} anuncio', other: '{} anuncios' },
    },
  },
  welcome: (name) => `Hola, ${name}`,
  menu: 'Menú',
  close: 'Cerrar',
  main: 'Principal',
  screens: {
    listings: 'Mis anuncios',
    watchlist: 'Lista de seguimiento',
    history: 'Historial de ventas',
    finder: 'Buscador de cartas',
    events: 'Eventos',
    stores: 'Tiendas',
    manager: 'Gestor de eventos',
    storeSettings: 'Ajustes de la tienda',
    userSettings: 'Ajustes de usuario',
    logOut: 'Cerrar sesión',
  },
  promo: {
    label: 'Novedades de Playset',
    welcome: {
      title: 'Te damos la bienvenida a Playset',
      text: 'Busca la carta que te falta, mira quién la tiene cerca de ti y cierra el trato en el mostrador.',
      action: 'Buscar una carta',
    },
    roadmap: {
      title: 'Lo que viene',
      text: 'Historial de precios, un radio para lo que está cerca y ofertas en los anuncios. Hasta que lleguen, tu lista de seguimiento vigila los precios.',
      action: 'Abrir tu lista de seguimiento',
    },
    store: {
      title: 'Date a conocer',
      text: 'Programa un draft o una noche de Commander: los jugadores lo ven en su panel con tres días de antelación.',
      action: 'Programar un evento',
    },
    player: {
      title: 'Date a conocer',
      text: 'Publica lo que vendes, compras o cambias. Quien abra la página de esa carta te encontrará allí.',
      action: 'Publicar un anuncio',
    },
  },
  events: {
    nearby: 'Eventos cercanos',
    all: 'Todos los eventos',
    own: 'Mis próximos eventos',
    manager: 'Gestor de eventos',
    none: 'No hay eventos en los próximos 3 días.',
    more: (events) => `y ${number(events)} más`,
    evenMore: 'y más',
    loading: 'Cargando eventos',
  },
  stats: {
    title: 'Datos de la tienda',
    listed: 'Cartas publicadas',
    hosted: 'Eventos organizados',
    watchlist: 'Lista de seguimiento',
    watched: 'veces que alguien sigue tus cartas',
    count: number,
  },
  watched: {
    title: 'Lista de seguimiento',
    open: 'Abrir la lista de seguimiento',
    none: 'No hay cartas en tu lista de seguimiento.',
    find: 'Buscar cartas que seguir',
    cards: 'Cartas que sigues',
    foil: 'Foil',
    loading: 'Cargando la lista de seguimiento',
  },
  featured: { title: 'Anuncios destacados', soon: 'Próximamente.' },
};
