// The resilience suite (`npm run trust`): each promise, and the tests that fail when its defence is taken out.

/**
 * `backend` names files of Jest, `journeys` those of the browser, `tooling` those of the scripts; all are parts of a path. What
 * ends with `.trust-spec.ts` takes minutes and runs here only, as do journeys that are marked `WHOLE`; the rest is part of `npm test`
 * too, with fewer cases.
 */
export const PROMISES = [
  {
    name: 'Access: nobody does what the document does not let them',
    backend: ['test/access.e2e-spec', 'test/ownership.e2e-spec'],
  },
  {
    name: 'Sessions: a stolen cookie ends them, their owner ends them, and no answer tells who has an account',
    backend: [
      'src/modules/auth/test/staying-logged-in.e2e-spec',
      'src/modules/auth/test/list-sessions.e2e-spec',
      'src/modules/auth/test/ended-sessions.e2e-spec',
      'src/modules/auth/test/another-secret.e2e-spec',
      'src/modules/auth/test/cookie-calls.e2e-spec',
      'src/modules/auth/test/tell-nothing.e2e-spec',
      'src/modules/users/test/change-password.e2e-spec',
    ],
    journeys: ['sessions', 'account-end'],
  },
  {
    name: 'Calendars: series and feeds say what independent programs read of them, to those who may read it',
    backend: ['src/modules/events/series/domain/recurrence-oracle', 'src/modules/calendars/'],
  },
  {
    name: 'Supply: what ships is known, licensed and runs as nobody special',
    tooling: ['checks/licences', 'checks/containers', 'checks/lock-file'],
  },
  {
    name: 'Fuzzing: whatever is sent, every answer is one of the document and none is our error',
    backend: ['test/trust/fuzz.e2e-spec'],
  },
  {
    name: 'Limits: no flood, no guessing and no slow client keeps anybody else out',
    backend: [
      'test/limits.e2e-spec',
      'test/trust/overload.trust-spec',
      'test/trust/planning-cost.trust-spec',
      'src/platform/http/limits/pipelines.e2e-spec',
      'src/platform/http/openapi/documents.e2e-spec',
      'src/modules/auth/test/rate-limits.e2e-spec',
      'src/platform/http/limits/batched-counter.e2e-spec',
      'src/platform/http/limits/request-size.e2e-spec',
      'src/platform/http/limits/slow-clients.e2e-spec',
    ],
  },
  {
    name: 'Once: what is asked for twice happens once, and nobody’s change is lost',
    backend: [
      'test/idempotency.e2e-spec',
      'test/trust/races.e2e-spec',
      'test/trust/lost-updates.e2e-spec',
      'src/modules/offers/test/last-copy.e2e-spec',
      'src/modules/events/attendance/test/places-in-a-rush.e2e-spec',
      'src/modules/deals/test/both-leave.e2e-spec',
      'src/modules/deals/test/walk.e2e-spec',
    ],
  },
  {
    name: 'Headers and content: a page runs files of ours alone, and what people write stays text',
    backend: [
      'test/trust/headers.e2e-spec',
      'test/trust/inert-text.e2e-spec',
      'src/modules/cards/test/show-a-picture.e2e-spec',
      'src/modules/cards/test/show-a-scan.e2e-spec',
      'src/modules/cards/pictures/scans/',
      'src/modules/cards/test/refuse-a-download.e2e-spec',
      'src/modules/auth/test/human-verification.e2e-spec',
      'src/platform/outgoing/',
    ],
    journeys: ['hostile-texts', 'front-door', 'a-store-opens', 'api-docs'],
  },
  {
    name: 'Faults: nothing acknowledged is lost or doubled, whatever is killed',
    backend: [
      'test/trust/fault.trust-spec',
      'test/trust/fault-deals.e2e-spec',
      'test/trust/fault-offers.trust-spec',
      'test/trust/fault-mails.trust-spec',
      'test/trust/notifications-fault.trust-spec',
      'test/trust/fault-disk.trust-spec',
      'test/trust/fault-clock.trust-spec',
      'test/trust/fault-embedded.trust-spec',
      'test/trust/fault-frozen.trust-spec',
      'test/trust/fault-import.trust-spec',
      'test/trust/fault-cards-replaced.trust-spec',
      'test/trust/fault-towns.trust-spec',
      'src/platform/embedded-database/',
    ],
  },
  {
    name: 'Replicas: two on one database are as good as one, and are replaced without a failed request',
    backend: ['test/trust/replicas.trust-spec', 'test/trust/replicas-stories.trust-spec'],
  },
  {
    name: 'Answers: what is found, counted, planned and told of places is what an independent reading says',
    backend: [
      'src/modules/cards/test/agree-with-the-raw-cards.e2e-spec',
      'src/modules/events/test/count-events.e2e-spec',
      'src/modules/cover/domain/planner/test/near-the-optimum.spec',
      'src/modules/places/test/no-trilateration.e2e-spec',
    ],
  },
  {
    name: 'Screens: the long ways of people, at every width, on poor lines, and while the product starts and stops',
    journeys: [
      'a-players-sales',
      'a-players-week',
      'a-stores-stock',
      'finding-cards',
      'friday-nights',
      'no-network',
      'round-trips',
      'signing-up',
      'start-and-stop',
    ],
  },
  {
    name: 'Operators: what runs can be watched, kept, brought back, looked up and asked for',
    backend: [
      'test/trust/backup.e2e-spec',
      'test/trust/audit.e2e-spec',
      'users/test/personal-data.e2e-spec',
      'test/trust/metrics.e2e-spec',
      'test/trust/logs.e2e-spec',
    ],
    journeys: ['own-data'],
  },
];
