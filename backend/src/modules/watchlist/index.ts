// The face of the watchlist.
export { listNotFound } from './domain/want.errors.js';
export type { WantedCard } from './domain/want.js';
export { accountClosed as watcherClosed } from './domain/watchlist.errors.js';
export { WatchedCardDto } from './dto/watched-card.dto.js';
export type { NewsPage } from './matching/match-wants.js';
export { moreWantsMatched, wantsMatched } from './matching/want.events.js';
export { WatchlistFacade } from './watchlist.facade.js';
export { watchlistManifest } from './watchlist.manifest.js';
export { WatchlistModule } from './watchlist.module.js';
