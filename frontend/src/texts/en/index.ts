/** Every text in English: the ones of the product’s specification. Made by `npm run generate`. */
import { age } from './age';
import { app } from './app';
import { attendance } from './attendance';
import { attendees } from './attendees';
import { auth } from './auth';
import { calendarLinks } from './calendar-links';
import { calendars } from './calendars';
import { cardLanguages } from './card-languages';
import { cards } from './cards';
import { copies } from './copies';
import { counts } from './counts';
import { cover } from './cover';
import { dealEnds } from './deal-ends';
import { dealQueue } from './deal-queue';
import { deals } from './deals';
import { distances } from './distances';
import { errors } from './errors';
import { eventCalendar } from './event-calendar';
import { eventFilters } from './event-filters';
import { eventManager } from './event-manager';
import { eventPicture } from './event-picture';
import { eventPlan } from './event-plan';
import { eventTemplates } from './event-templates';
import { events } from './events';
import { forms } from './forms';
import { handOver } from './hand-over';
import { holds } from './holds';
import { home } from './home';
import { inbox } from './inbox';
import { lib } from './lib';
import { listings } from './listings';
import { map } from './map';
import { messages } from './messages';
import { metadata } from './metadata';
import { moderation } from './moderation';
import { moments } from './moments';
import { mutualMatches } from './mutual-matches';
import { nearMe } from './near-me';
import { notFound } from './not-found';
import { notificationList } from './notification-list';
import { notificationSettings } from './notification-settings';
import { notifications } from './notifications';
import { offers } from './offers';
import { ownData } from './own-data';
import { photos } from './photos';
import { picture } from './picture';
import { placeInvitation } from './place-invitation';
import { places } from './places';
import { publicCard } from './public-card';
import { publicEvent } from './public-event';
import { publicPage } from './public-page';
import { quick } from './quick';
import { reviews } from './reviews';
import { salesPeriods } from './sales-periods';
import { savedPlans } from './saved-plans';
import { security } from './security';
import { settings } from './settings';
import { share } from './share';
import { sheet } from './sheet';
import { stillHave } from './still-have';
import { stock } from './stock';
import { stockConflicts } from './stock-conflicts';
import { stockExport } from './stock-export';
import { stockImport } from './stock-import';
import { stockPrices } from './stock-prices';
import { stockReconcile } from './stock-reconcile';
import { storePage } from './store-page';
import { storeSetup } from './store-setup';
import { storefront } from './storefront';
import { stores } from './stores';
import { terms } from './terms';
import { thread } from './thread';
import { trades } from './trades';
import { turnout } from './turnout';
import { ui } from './ui';
import { until } from './until';
import { wants } from './wants';
import { watchlist } from './watchlist';
import { witness } from './witness';

export const en = {
  age,
  app,
  attendance,
  attendees,
  auth,
  calendarLinks,
  calendars,
  cardLanguages,
  cards,
  copies,
  counts,
  cover,
  dealEnds,
  dealQueue,
  deals,
  distances,
  errors,
  eventCalendar,
  eventFilters,
  eventManager,
  eventPicture,
  eventPlan,
  eventTemplates,
  events,
  forms,
  handOver,
  holds,
  home,
  inbox,
  lib,
  listings,
  map,
  messages,
  metadata,
  moderation,
  moments,
  mutualMatches,
  nearMe,
  notFound,
  notificationList,
  notificationSettings,
  notifications,
  offers,
  ownData,
  photos,
  picture,
  placeInvitation,
  places,
  publicCard,
  publicEvent,
  publicPage,
  quick,
  reviews,
  salesPeriods,
  savedPlans,
  security,
  settings,
  share,
  sheet,
  stillHave,
  stock,
  stockConflicts,
  stockExport,
  stockImport,
  stockPrices,
  stockReconcile,
  storePage,
  storeSetup,
  storefront,
  stores,
  terms,
  thread,
  trades,
  turnout,
  ui,
  until,
  wants,
  watchlist,
  witness,
};

/** What each language has to say. */
export type Texts = typeof en;
