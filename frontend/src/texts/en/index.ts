/** The texts in English: the ones of the product's specification. */
import { app } from './app';
import { auth } from './auth';
import { cards } from './cards';
import { errors } from './errors';
import { events } from './events';
import { forms } from './forms';
import { home } from './home';
import { lib } from './lib';
import { listings } from './listings';
import { messages } from './messages';
import { ownData } from './own-data';
import { security } from './security';

import { settings } from './settings';
import { stores } from './stores';
import { terms } from './terms';
import { ui } from './ui';
import { watchlist } from './watchlist';

export const en = {
  app,
  auth,
  cards,
  events,
  forms,
  home,
  lib,
  listings,
  messages,
  ownData,
  security,
  errors,
  settings,
  stores,
  terms,
  ui,
  watchlist,
};

/** What each language has to say. */
export type Texts = typeof en;
