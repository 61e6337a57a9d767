// The face of the watchlist.
export { WatchlistFacade } from './watchlist.facade.js';
export { WatchlistModule } from './watchlist.module.js';
