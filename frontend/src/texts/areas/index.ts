/**
 * Every area of texts: anyone who reads of one loads that one, and with it no other. Made by `npm run generate`.
 */
export { app } from './app';
export { auth } from './auth';
export { cardLanguages } from './card-languages';
export * as cards from './cards';
export { copies } from './copies';
export { counts } from './counts';
export { errors } from './errors';
export { events } from './events';
export { forms } from './forms';
export { home } from './home';
export { lib } from './lib';
export { listings } from './listings';
export { messages } from './messages';
export { metadata } from './metadata';
export { moments } from './moments';
export { notFound } from './not-found';
export { notificationList } from './notification-list';
export { notifications } from './notifications';
export { ownData } from './own-data';
export { photos } from './photos';
export { placeInvitation } from './place-invitation';
export { places } from './places';
export { quick } from './quick';
export { security } from './security';
export { settings } from './settings';
export { stillHave } from './still-have';
export { stock } from './stock';
export { stockExport } from './stock-export';
export { stockImport } from './stock-import';
export { stockPrices } from './stock-prices';
export { stockReconcile } from './stock-reconcile';
export { stores } from './stores';
export { terms } from './terms';
export { ui } from './ui';
export { watchlist } from './watchlist';
