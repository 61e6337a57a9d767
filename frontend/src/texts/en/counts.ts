/** The texts of the age of counts. */
export const counts = {
  /** `ago`: `3 days ago`, `yesterday`. */
  counted: (ago: string) => `Counted ${ago}`,
  /** `day`: `Mar 1, 2026`. */
  countedOn: (day: string) => `Counted ${day}`,
  offMarket: 'Off the market.',
  stillThere: 'Still there',
  stillThereLine: (card: string) => `Still there: ${card}`,
};
