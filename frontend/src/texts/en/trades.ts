/** The names of the screens of offers and deals. Every page loads them. */
export const trades = {
  inbox: 'Inbox',
  queue: 'Holds',
};
