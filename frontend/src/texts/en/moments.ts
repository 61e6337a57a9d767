/** Why a day or a time cannot be. */
export const moments = {
  noSuchDay: 'That date doesn’t exist.',
  dayOutOfReach: 'Choose a date between 1900 and 2199.',
  noSuchTime: 'That time doesn’t exist.',
  skippedTime: 'Clocks go forward that day and skip this time. Choose another.',
};
