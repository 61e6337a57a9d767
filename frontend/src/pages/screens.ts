/** Every screen of the client, as the files beside this one declare them. Made by `npm run generate`. */
import { authScreens } from './auth.screens';
import { cardScreens } from './cards.screens';
import { coverScreens } from './cover.screens';
import { dealScreens } from './deals.screens';
import { designScreens } from './design.screens';
import { eventScreens } from './events.screens';
import { homeScreens } from './home.screens';
import { importExportScreens } from './import-export.screens';
import { listingScreens } from './listings.screens';
import { moderationScreens } from './moderation.screens';
import { notificationScreens } from './notifications.screens';
import { offerScreens } from './offers.screens';
import type { Screen } from './screen';
import { settingsScreens } from './settings.screens';
import { ssrScreens } from './ssr.screens';
import { stockScreens } from './stock.screens';
import { storefrontScreens } from './storefronts.screens';
import { storeScreens } from './stores.screens';
import { watchlistScreens } from './watchlist.screens';

export const SCREENS: readonly Screen[] = [
  ...authScreens,
  ...cardScreens,
  ...coverScreens,
  ...dealScreens,
  ...designScreens,
  ...eventScreens,
  ...homeScreens,
  ...importExportScreens,
  ...listingScreens,
  ...moderationScreens,
  ...notificationScreens,
  ...offerScreens,
  ...settingsScreens,
  ...ssrScreens,
  ...stockScreens,
  ...storefrontScreens,
  ...storeScreens,
  ...watchlistScreens,
];
