/** The texts of distances, and of lists that can be sorted by them. */
export const distances = {
  /** `distance`: `5 km`, `3 mi`. */
  about: (distance: string) => `about ${distance}`,
  over: (distance: string) => `over ${distance}`,
  distance: 'Distance',
  order: 'Sort by',
  nearest: 'Nearest first',
  byName: 'By name',
  soonest: 'Soonest first',
  cheapest: 'Cheapest first',
};
