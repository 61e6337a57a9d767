/** The names of the screens of offers and deals. Every page loads them. */
export const trades = {
  inbox: 'Inbox',
  queue: 'Holds',
  formerMember: 'a former member',
  onHoldUntil: (until: string) => `On hold until ${until}`,
  onHold: 'On hold',
};
