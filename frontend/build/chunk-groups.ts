/** What is loaded together, in one file each: files are compressed one by one, and many small ones badly. */

/** What runs before the first paint; it must not pull in the rest. */
const FIRST =
  /[\\/]src[\\/](browser[\\/]pending-logout|lib[\\/](on-window|page-load|reload-prompt|stored)|texts[\\/](language|load-messages|load-failure-messages))\.ts|preload-helper|rolldown[\\/-]runtime/;

/**
 * What the texts are written with. They are loaded before the frame where the page speaks another language than English: the
 * frame reads its words as soon as it is loaded, and must not come along.
 */
const MESSAGES = /[\\/]src[\\/]texts[\\/]formatters\.ts|node_modules[\\/]react[\\/]/;

/**
 * The frame around every page, with the libraries that draw it, and what is smaller there than as a file; and what pages are built from
 * that stand without Mantine.
 */
const START =
  /[\\/]src[\\/](app[\\/]routes|ui[\\/](page-frame|button|optional-part|search-icon))\.tsx|[\\/]src[\\/](api[\\/](etag|listing-tags|stock-tags)|browser[\\/]frame|lib[\\/](format-time-ago|intl|listing-values|locale|money|paths|public-paths|use-locale|link-state))\.ts|node_modules[\\/](react-dom|scheduler|react-router|react-router-dom)[\\/]/;

/** The routes of the screens that the browser alone renders, with the parts of the frame that come along. */
const CLIENT = /[\\/]src[\\/](app[\\/]client-routes|ui[\\/]empty-state)\.tsx/;

/**
 * Not Mantine's fields, as every other page has none to type in; nor texts, calls, dates and pictures of cards, which a page takes for
 * itself: public pages have some without Mantine.
 */
const NO_FIELD =
  /^(?!.*[\\/]components[\\/](Input|InputBase|TextInput|NativeSelect|Textarea)[\\/])(?!.*[\\/]src[\\/](texts|api)[\\/](?!base|client|page|query|refresh))(?!.*[\\/]src[\\/](entities[\\/]card[\\/]card-image|lib[\\/]format-date))/;

/** Modules shared by at least this many chunks share one chunk. A lower number would load code that a page does not need. */
const SHARED_BY = 36;

/** What the public pages alone share: each more file would be one more name in the frame. */
const PUBLIC =
  /[\\/]src[\\/](features[\\/]storefronts[\\/]parts[\\/](subject|single-row|event-line|rows\.module|storefront\.module)|texts[\\/](areas|en)[\\/](public-page|calendar-links))\./;

/** What pages with and without Mantine share, in files that say what they are for. */
const STARTS = /[\\/]src[\\/]lib[\\/](format-event-start|calendar-paths)\.ts/;
/** The addresses of searches and cards, on the pages that show cards. */
const CARD_PATHS = /[\\/]src[\\/]lib[\\/](card-paths|search-display)\.ts/;
const SHARE = /[\\/]src[\\/](ui[\\/]share-button\.|texts[\\/](areas|en)[\\/]share\.)/;

/** What calls and retries share. */
const RETRIES = /[\\/]src[\\/]api[\\/](unless-refused|retry-after)\.ts/;

/** The badges of a copy and the words of its count, on the pages that show copies. */
const BADGES =
  /[\\/]src[\\/](entities[\\/]listing[\\/](listing-badges|condition-badge|badges\.module)|texts[\\/](areas|en)[\\/](copies|counts))\./;

/** The age of a count with its note: whatever has the note has the rule. */
const COUNT_AGE = /[\\/]src[\\/](lib[\\/]count-age|entities[\\/]listing[\\/]count-note)\./;

/** How far away something is, on the pages that say so. */
const DISTANCES =
  /[\\/]src[\\/](lib[\\/]distance\.|entities[\\/]place[\\/]distance\.|texts[\\/](areas|en)[\\/]distances\.)/;

/** The mana symbols of a card and their words, on a card's pages. */
const MANA =
  /[\\/]src[\\/](entities[\\/]card[\\/](mana|mana-symbols|rules-text)\.|texts[\\/](areas|en)[\\/]cards[\\/]mana\.)/;

/** How many go to an event, and where it is, on the pages of one and of many. */
const TURNOUT =
  /[\\/]src[\\/](entities[\\/]event[\\/](turnout|event-address)|texts[\\/](areas|en)[\\/]turnout)\./;

/**
 * What few chunks of a feature share, a file each. They leave out what they import, which other pages have in files of their own;
 * `npm run check` finds chunks that import each other.
 */
const PARTS = {
  'event-row': /[\\/]src[\\/]entities[\\/]event[\\/](event-row|event-time|next-dates|event-aside)\./,
  answers:
    /[\\/]features[\\/]events[\\/]parts[\\/](event-distance|open-event-row|row-answer|use-answer|use-own-answers)\./,
  'event-lists': /[\\/]features[\\/]events[\\/]parts[\\/](filters|layouts|store-param)\./,
  'hold-steps':
    /[\\/]features[\\/]offers[\\/](gone[\\/](gone-copies|next-best)|parts[\\/]use-(hold|focus-in-place)|listing-actions)\./,
  leaving: /[\\/]src[\\/](ui[\\/]leave-question|browser[\\/]navigation-blocker)\./,
  'trade-sheet':
    /[\\/]src[\\/](entities[\\/]trade[\\/](trade-sheet|sheet-text)|texts[\\/](areas|en)[\\/]sheet)\./,
  terms: /[\\/]src[\\/]entities[\\/]listing[\\/](listing-terms?|copy-details)\./,
  'copy-facts': /[\\/]src[\\/]entities[\\/]listing[\\/](copy-facts|listing-photos|reserved-note)\./,
  prices: /[\\/]src[\\/](entities[\\/]listing[\\/]price-field|lib[\\/]normalized-price)\./,
  drafts: /[\\/]features[\\/]offers[\\/]make[\\/](draft|kept-drafts|use-discard-draft)\./,
  lines: /[\\/]features[\\/]stock[\\/]parts[\\/](cell-values|chosen-lines|columns|wording)\./,
  'place-map': /[\\/]src[\\/]entities[\\/]map[\\/](lazy-map|place-details)\./,
  modal: /[\\/]@mantine[\\/].*[\\/]components[\\/](Modal|Stack)[\\/]/,
  'place-calls': /[\\/]src[\\/]api[\\/](places|own-place|generated[\\/]places)\./,
  'card-facts': /[\\/]features[\\/]cards[\\/]parts[\\/](price-format|price-lines|rarity)\./,
};

/** What can be done about listings, on the pages that show many of them. */
const TRADING = /[\\/]src[\\/]features[\\/](offers[\\/]trading|listings[\\/]message-lister)\.tsx/;

/** What forms need while their work is on its way. */
const SUBMISSION = /[\\/]src[\\/](lib[\\/](submission|use-is-shown)|browser[\\/]use-warn-before-unload)\.ts/;

/** The provider of Mantine's parts, and a hook that is smaller there than as a file of its own. */
const MANTINE = /[\\/]src[\\/]app[\\/]providers\.tsx|[\\/]@mantine[\\/].*[\\/]use-callback-ref[\\/]/;

/** Shared by fields that take effect while somebody types. */
const TYPED = /[\\/]src[\\/]ui[\\/]use-typed\.ts|[\\/]@mantine[\\/].*[\\/]use-debounced-callback[\\/]/;

/** What asks the browser about its window, on the pages that fit themselves to it. */
const MEDIA = /[\\/]@mantine[\\/].*[\\/]use-(media-query|reduced-motion)[\\/]/;

/** What Mantine's parts share and is smaller than the file that it would be alone. */
const SMALL =
  /[\\/]@mantine[\\/].*[\\/](use-(force-update|uncontrolled|mounted)|create-safe-context|DirectionProvider|get-env|is-element|to-int|get-auto-contrast-value|get-contrast-color)[\\/.]/;
const SMALL_SHARED_BY = 3;

/** Each module goes into the first group that it fits in; what fits in none is split as the bundler does it. */
export const chunks = [
  { name: 'first', test: FIRST, priority: 4 },
  { name: 'messages', test: MESSAGES, priority: 3 },
  { name: 'start', test: START, priority: 2 },
  { name: 'client', test: CLIENT, priority: 1.95 },
  { name: 'starts', test: STARTS, priority: 1.9 },
  { name: 'card-paths', test: CARD_PATHS, priority: 1.8 },
  { name: 'share', test: SHARE, priority: 1.7 },
  { name: 'public', test: PUBLIC, priority: 1.6 },
  { name: 'retries', test: RETRIES, priority: 1.56 },
  { name: 'badges', test: BADGES, priority: 1.55 },
  { name: 'count-age', test: COUNT_AGE, priority: 1.54, includeDependenciesRecursively: false },
  { name: 'distances', test: DISTANCES, priority: 1.53 },
  { name: 'mana', test: MANA, priority: 1.525 },
  { name: 'turnout', test: TURNOUT, priority: 1.52 },
  ...Object.entries(PARTS).map(([name, test]) => ({
    ...{ name, test, priority: 1.51, includeDependenciesRecursively: false },
  })),
  { name: 'trading', test: TRADING, priority: 1.5 },
  { name: 'submission', test: SUBMISSION, priority: 1.49 },
  { name: 'mantine', test: MANTINE, priority: 1.2 },
  { name: 'typed', test: TYPED, priority: 1.1 },
  { name: 'media', test: MEDIA, priority: 1.05 },
  { name: 'mantine-helpers', test: SMALL, minShareCount: SMALL_SHARED_BY, priority: 1 },
  { name: 'shared', test: NO_FIELD, minShareCount: SHARED_BY, priority: 1 },
];
