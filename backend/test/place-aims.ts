// How the operations on places are called: one's own place is nobody else's to see or to set.

interface Aim {
  readonly query?: string;
  readonly body?: unknown;
}
type Aims = Readonly<Record<string, (of: { readonly owner: string }) => Aim>>;

/** What every member may call. */
export const OWN_PLACES: Aims = {
  getOwnPlace: () => ({}),
  getDistances: ({ owner }) => ({ query: `accounts=${owner}` }),
  getNearestStores: () => ({}),
  removeOwnPlace: () => ({}),
  setPlacePreferences: () => ({ body: { radiusKm: 25, unit: 'KM' } }),
};

/** What needs a place: how it is refused without one. */
export const WITHOUT_PLACE: Readonly<Record<string, readonly [aim: Aims[string], refusal: string]>> = {
  // Whether it takes a town or an address depends on the role.
  setOwnPlace: [() => ({ body: {} }), 'places.town-or-point'],
  setStorePlace: [() => ({ body: {} }), 'request.invalid'],
};
