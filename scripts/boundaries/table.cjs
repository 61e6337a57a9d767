/** Whom a module may ask; who is not in the table, as a new module, may ask nobody until somebody decides it here. */
module.exports = {
  auth: ['users'],
  watchlist: ['cards'],
  listings: ['users', 'cards'],
  events: ['users', 'catalogs'],
  dashboard: ['listings', 'watchlist', 'events', 'users'],
};
