/** Every area of texts: anyone who reads of one loads that one, and with it no other. */
export { app } from './app';
export { auth } from './auth';
export * as cards from './cards';
export { errors } from './errors';
export { events } from './events';
export { forms } from './forms';
export { home } from './home';
export { lib } from './lib';
export { listings } from './listings';
export { messages } from './messages';
export { ownData } from './own-data';
export { security } from './security';

export { settings } from './settings';
export { stores } from './stores';
export { terms } from './terms';
export { ui } from './ui';
export { watchlist } from './watchlist';
