// The numbers of the product's advisory locks. PostgreSQL knows them by number alone, so no two may be the same.

export const LOCKS = {
  /** Attaching to the embedded server and stopping it exclude each other. */
  embeddedServer: 7_529_737,
  /** One process migrates, restores or backs up at a time. */
  migration: 7_529_738,
  /** Anyone who writes cards. */
  catalogue: 7_529_739,
  /** Shared, with a hash of the worker's name: the worker lives. */
  worker: 7_529_740,
  /** With a hash of the worker's name. Shared: a job of the worker writes. Alone: its jobs are being requeued. */
  jobsOfWorker: 7_529_750,
  /** With a hash of the owner: a watchlist is being changed. */
  watchlist: 7_529_741,
  /** One process downloads the bulk file at a time. */
  bulkImport: 7_529_742,
  /** One process loads the demo data. */
  demoData: 7_529_743,
  /** With a hash of the recipient: a message to them is being counted. */
  messages: 7_529_746,
  /** Who takes single cards in. */
  ingest: 7_529_747,
  /** With a hash of the subject: its events are being written. */
  eventSubject: 7_529_748,
  /** With a hash of the owner: a till or an edit sets how many copies lines have. */
  quantities: 7_529_751,
  /** With a hash of handler and subject: its events are being delivered. */
  eventDelivery: 7_529_749,
  /** Who writes towns and the names that find them. */
  places: 7_529_760,
  /** With a hash of the account: the stores that it follows are being changed. */
  followedStores: 7_529_761,
  /** With a hash of the account: how it is notified is being changed. */
  notificationPreferences: 7_529_772,
  /** With a hash of the endpoint: whose login is notified there is being changed. */
  pushEndpoints: 7_529_778,
  /** With a hash of the deal: its reviews are being written. */
  reviews: 7_529_770,
  /** With a hash of the account: whom it has blocked is being counted. */
  blocks: 7_529_771,
  /** With a hash of the owner: a plan is being kept. */
  savedPlans: 7_529_773,
  /** With a hash of the account: it makes an offer. */
  offers: 7_529_765,
  /** With a hash of the store: a template of its events is being saved. */
  eventTemplates: 7_529_777,
  /** With a hash of the store: its series are being counted. */
  eventSeries: 7_529_779,
  /** With a hash of the account: its photos are being counted. */
  photos: 7_529_780,
  /** With a hash of the store: its pictures are being counted. */
  pictures: 7_529_781,
  /** With a hash of the folder: a backup is being written into it. */
  backup: 7_529_782,
} as const;
