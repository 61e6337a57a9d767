// The face of the watchlist.
export { WatchedCardDto } from './dto/watched-card.dto.js';
export { WatchlistFacade } from './watchlist.facade.js';
export { watchlistManifest } from './watchlist.manifest.js';
export { WatchlistModule } from './watchlist.module.js';
