/** Los textos de la portada y del panel. */
import type { Texts } from '../en';
import { cappedCount, createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const home: Texts['home'] = {
  landing: {
    promise: (
      <>
        Encuentra la carta de Magic que necesitas <em>en una tienda cerca de ti</em>
      </>
    ),
    lead: 'En Playset se encuentran los jugadores de Magic: The Gathering y las tiendas locales. Publica lo que tienes, encuentra lo que te falta y cierra el trato en el mostrador.',
    wanted: 'Inicia sesión o crea una cuenta gratis para abrir la página que buscabas.',
    logIn: 'Inicia sesión para continuar',
    signUp: 'Crea una cuenta',
    start: 'Empezar',
    free: 'Gratis para jugadores y tiendas. Sin comisiones ni envíos.',
    pitches: 'Lo que puedes hacer aquí',
    listings: {
      title: 'Publica anuncios',
      text: 'Compra, vende o cambia. Escribe el código de una carta, como FDN-429, ponle precio y todos a tu alrededor verán lo que tienes.',
      live: 'Recién publicadas',
      counted: (count) =>
        countWithNoun(cappedCount(count), { one: 'anuncio ahora mismo', other: 'anuncios ahora mismo' }),
    },
    events: {
      title: 'Descubre eventos',
      text: 'Drafts, noches de Commander, presentaciones: mira qué organizan las tiendas de tu zona en los próximos días.',
      live: 'Los próximos eventos',
      counted: (count) =>
        countWithNoun(cappedCount(count), { one: 'evento a la vista', other: 'eventos a la vista' }),
    },
    nearby: {
      title: 'Explora tu zona',
      text: 'Encuentra la carta que te falta en una tienda cercana, mira quién la tiene y recógela hoy mismo.',
      nearMe: 'Buscar tiendas cerca de mí',
      nearMeFailed: 'No se pudo cargar la búsqueda.',
      live: 'Nuevas en Playset',
      counted: (count) =>
        countWithNoun(cappedCount(count), { one: 'tienda en Playset', other: 'tiendas en Playset' }),
      offered: (count) => countWithNoun(cappedCount(count), { one: 'anuncio', other: 'anuncios' }),
    },
  },
  welcome: (name) => `Hola, ${name}`,
  menu: 'Menú',
  close: 'Cerrar',
  main: 'Principal',
  promo: {
    label: 'Novedades de Playset',
    fold: 'Ocultar novedades',
    unfold: 'Mostrar novedades',
    welcome: {
      title: 'Te damos la bienvenida a Playset',
      text: 'Busca la carta que te falta, mira quién la tiene cerca de ti y cierra el trato en el mostrador.',
      action: 'Buscar una carta',
    },
    roadmap: {
      title: 'Lo que viene',
      text: 'Anuncios destacados, para que tus mejores cartas se vean primero. Mientras tanto, sigue las cartas que quieres.',
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
  news: {
    inStock: 'De tu lista de seguimiento, disponibles',
    noneInStock: 'Cuando alguien publique una carta que sigues, la verás aquí.',
    askedFor: 'Lo más seguido de lo que tienes',
    noneAskedFor: 'Cuando los jugadores sigan cartas que tienes, las verás aquí.',
    from: (price, lister) => `Desde ${price} · ${lister}`,
    trade: (lister) => `Para cambiar · ${lister}`,
    listed: (ago) => `Publicada ${ago}`,
    watchers: (people) => countWithNoun(people, { one: 'persona la sigue', other: 'personas la siguen' }),
    nearYou: 'Novedades cerca de ti',
    allNearYou: 'Todo lo que hay cerca',
    noneNearYou: 'Cuando alguien cerca de ti publique una carta, la verás aquí.',
    loading: 'Cargando novedades',
  },
  address: {
    title: 'Los jugadores aún no te encuentran',
    text: 'Añade tu dirección y tu tienda aparecerá en las tiendas locales.',
    action: 'Añadir tu dirección',
  },
  events: {
    nearby: 'Eventos cercanos',
    all: 'Todos los eventos',
    own: 'Mis próximos eventos',
    manager: 'Gestor de eventos',
    none: 'No hay eventos en los próximos 3 días.',
    next: (event, day) => `El próximo: ${event}, ${day}`,
    more: (events) => `y ${formatNumber(events)} más`,
    evenMore: 'y más',
    loading: 'Cargando eventos',
  },
  stats: {
    title: 'Datos de la tienda',
    listed: 'Cartas publicadas',
    hosted: 'Eventos organizados',
    watchlist: 'Lista de seguimiento',
    watched: (times) =>
      times === 1 ? 'Alguien sigue tus cartas 1 vez' : `Tus cartas se siguen ${formatNumber(times)} veces`,
    count: formatNumber,
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
