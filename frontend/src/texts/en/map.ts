/** The texts of maps. */
export const map = {
  view: 'View',
  list: 'List',
  map: 'Map',
  show: 'Show map',
  hide: 'Hide map',
  ofStores: 'Map of stores',
  ofEvents: 'Map of events',
  ofStore: (store: string) => `Map of ${store}`,
  loading: 'Loading map',
  failed: 'The map could not be loaded.',
  storesFailed: 'Failed to load the stores of the map.',
  /** What the keys do, for screen readers. */
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows everything. Everything on the map is in the list as well.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Show everything',
  yourPlace: 'Your place',
  inView: (count: number) =>
    count === 0 ? 'Nothing in this view' : count === 1 ? '1 place in view' : `${count} places in view`,
  cut: (count: number) => `Only the ${count} stores nearest to the middle are shown. Zoom in for the others.`,
  several: (count: number, names: string) => `${count} places: ${names}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  here: 'Here',
  close: 'Close',
  ring: (distance: string) => `${distance} from your place`,
  outlineBy: 'Outline: Natural Earth',
  noPlace: (stores: number) =>
    stores === 1
      ? '1 store of the list has no place on the map.'
      : `${stores} stores of the list have no place on the map.`,
  wheel: 'Hold Ctrl to zoom with the wheel.',
  events: (store: string, count: number) => (count === 1 ? `${store}: 1 event` : `${store}: ${count} events`),
  pin: {
    label: 'The point on the map',
    hint: 'Drag the pin, press anywhere on the map, or focus the pin and use the arrow keys (with Shift for larger steps).',
    pin: (point: string) => `Pin at ${point}`,
    moved: (point: string) => `Pin moved to ${point}.`,
  },
};
