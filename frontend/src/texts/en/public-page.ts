/** The texts that public pages share. */

export const publicPage = {
  failed: 'This page could not be loaded.',
  reload: 'Reload',
  home: 'Go to Playset',
  directions: 'Directions',
  report: 'Report',
  reportOf: (what: string) => `Report ${what}`,
  directionsTo: (place: string) => `Directions to ${place}`,
};
