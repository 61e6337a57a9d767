// What everybody in a market of faults logs in with. It has a file of its own because the market takes seconds to load.
export const PASSWORD = 'four copies of a card';
