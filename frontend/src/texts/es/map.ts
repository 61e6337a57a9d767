/** Los textos de los mapas. */
import type { Texts } from '../en';

export const map: Texts['map'] = {
  view: 'Vista',
  list: 'Lista',
  map: 'Mapa',
  show: 'Mostrar el mapa',
  hide: 'Ocultar el mapa',
  ofStores: 'Mapa de tiendas',
  ofEvents: 'Mapa de eventos',
  ofStore: (store) => `Mapa de ${store}`,
  loading: 'Cargando el mapa',
  failed: 'No se pudo cargar el mapa.',
  storesFailed: 'No se pudieron cargar las tiendas del mapa.',
  keys: 'Las flechas mueven el mapa, más y menos cambian el zoom, y el 0 lo muestra todo. Todo lo que hay en el mapa está también en la lista.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  reset: 'Mostrarlo todo',
  inView: (count) =>
    count === 0
      ? 'No hay nada en esta vista'
      : count === 1
        ? '1 lugar a la vista'
        : `${count} lugares a la vista`,
  cut: (count) =>
    `Solo se muestran las ${count} tiendas más cercanas al centro. Acércate para ver las demás.`,
  several: (count, names) => `${count} lugares: ${names}`,
  andMore: (names, more) => `${names} y ${more} más`,
  close: 'Cerrar',
  outlineBy: 'Contornos: Natural Earth',
  events: (store, count) => (count === 1 ? `${store}: 1 evento` : `${store}: ${count} eventos`),
  noPlace: 'Esta tienda todavía no se ha puesto en el mapa.',
  directions: 'Cómo llegar',
  setOnMap: 'Fijar el punto en un mapa',
  pin: {
    label: 'El punto en el mapa',
    hint: 'Arrastra el marcador, pulsa en cualquier punto del mapa, o enfoca el marcador y usa las flechas (con Mayús, pasos más grandes).',
    pin: (point) => `Marcador en ${point}`,
    moved: (point) => `El marcador está ahora en ${point}.`,
  },
};
