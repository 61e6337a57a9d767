// Pictures of deals in states that the demo has none of, most of which take hours to come to: what the server answers is changed.

/** The account that looks. */
const mine = ({ history, other }) => history.find(({ by }) => by !== null && by !== other.uuid)?.by;
const counter = ({ meeting }) => ({ ...meeting, by: undefined });
const inHours = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString();
const NEXT = { dueAt: inHours(70) };
const ended = (event, by) => (deal) => ({
  history: [
    ...deal.history,
    { at: inHours(-1), by: by === 'ME' ? mine(deal) : deal.other.uuid, event, state: deal.state },
  ],
});

/** What is changed in the answer of a deal, by the name of the picture. */
const CHANGES = {
  agreed: (deal) => ({ ...NEXT, state: 'AGREED', meeting: null, whoseTurn: mine(deal) }),
  suggested: (deal) => ({
    ...{ ...NEXT, state: 'AGREED', meeting: null, whoseTurn: mine(deal) },
    proposal: { ...counter(deal), by: deal.other.uuid, movesLeft: 3 },
  }),
  handing: (deal) => ({
    ...{ ...NEXT, state: 'HANDING', whoseTurn: deal.other.uuid },
    handOver: { ...deal.handOver, opensAt: inHours(-1), confirmedByMe: true },
  }),
  amended: (deal) => ({
    ...{ state: 'HANDING', whoseTurn: mine(deal) },
    handOver: { ...deal.handOver, opensAt: inHours(-1), confirmedByOther: true },
    amendment: {
      ...{ by: deal.other.uuid, struck: [0] },
      conditions: [{ nth: deal.lines.at(-1).nth, condition: 'HEAVILY_PLAYED' }],
      prices: [],
    },
  }),
  locked: (deal) => ({
    handOver: { ...deal.handOver, opensAt: inHours(-1), lockedUntil: inHours(0.2) },
  }),
  'no-show-claimed': (deal) => ({
    ...{ ...NEXT, state: 'NO_SHOW_CLAIMED', claimedBy: deal.other.uuid, whoseTurn: mine(deal) },
  }),
  'no-show': () => ({ state: 'NO_SHOW', endReason: 'NO_SHOW', whoseTurn: null, dueAt: null }),
  canceled: (deal) => ({
    ...{ state: 'CANCELLED', endReason: 'CANNOT_COME', endNote: 'My train was canceled.' },
    ...{ whoseTurn: null, dueAt: null, ...ended('CANCELLED', 'OTHER')(deal) },
  }),
  expired: () => ({ state: 'EXPIRED', endReason: 'NOBODY_CONFIRMED', whoseTurn: null, dueAt: null }),
  'at-counter': (deal) => ({
    ...{ ...NEXT, state: 'AT_COUNTER', whoseTurn: mine(deal), shelf: null },
    witness: { uuid: deal.other.uuid, name: 'The Gilded Goblet' },
  }),
  returning: (deal) => ({
    ...{ ...NEXT, state: 'RETURNING', whoseTurn: mine(deal), endReason: 'NOT_COLLECTED' },
    witness: { uuid: deal.other.uuid, name: 'The Gilded Goblet' },
  }),
  unanswered: (deal) => ({
    ...{ ...NEXT, state: 'UNANSWERED', endReason: 'ONE_CONFIRMED', whoseTurn: mine(deal) },
    handOver: { ...deal.handOver, opensAt: inHours(-30), confirmedByMe: true },
  }),
  'asked-whether-met': () => ({
    ...{
      state: 'EXPIRED',
      endReason: 'NOBODY_CONFIRMED',
      whoseTurn: null,
      dueAt: null,
      isAskedWhetherMet: true,
    },
  }),
  conflict: (deal) => ({
    conflict: {
      ...{ by: deal.other.uuid, listings: [deal.lines[0].listing], since: inHours(-2), until: inHours(22) },
    },
    priceNotes: [
      { nth: deal.lines[0].nth, agreed: 3.5, today: 4.9, percent: 40, asOf: inHours(-8).slice(0, 10) },
    ],
  }),
  'lost-place': (deal) => ({
    ...{ ...NEXT, state: 'AGREED', meeting: null, whoseTurn: mine(deal) },
    lostPlace: { ...counter(deal), why: 'STORE_MOVED' },
  }),
  unconfirmed: () => ({ state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED', whoseTurn: null, dueAt: null }),
};
/** The same of one that is done. */
const AFTERWARDS = {
  disputed: (deal) => ({
    ...{ state: 'DISPUTED', whoseTurn: mine(deal), dueAt: inHours(300), disputeReason: 'WRONG_CONDITION' },
    ...{ disputeNote: 'The second one is played.', settlement: { by: deal.other.uuid, outcome: 'UNDONE' } },
  }),
  undo: (deal) => ({ undoBy: deal.other.uuid, whoseTurn: mine(deal) }),
  resolved: () => ({ state: 'RESOLVED', endReason: 'STANDS', whoseTurn: null }),
};

const button = (page, name) => page.getByRole('button', { name }).first();
/** Forms and dialogs of a deal, and how they are come to. */
const FORMS = [
  {
    ...{ name: 'deal-meet-at-store', as: 'player', trade: 'meeting', change: CHANGES.agreed },
    act: async (page) => {
      await button(page, /^(Suggest a place and time|Proponer lugar y hora)$/).click();
      await page.locator('form select').first().selectOption('COUNTER');
      await page.locator('form input').first().fill('gob');
      await page.locator('form fieldset button').first().click();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    ...{ name: 'deal-block', as: 'player', trade: 'meeting' },
    act: async (page) => {
      await button(page, /^(Report or block|Denunciar o bloquear)/).click();
      await button(page, /^(Block|Bloquear) /).click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    ...{ name: 'deal-review', as: 'player', trade: 'done' },
    answers: [
      [
        /\/api\/reviews\/deals\//,
        { mine: null, theirs: null, shownAt: null, isOpen: true, closesAt: inHours(150) },
      ],
    ],
  },
];

const screens = (changes, trade) =>
  Object.entries(changes).map(([name, change]) => ({ name: `deal-${name}`, as: 'player', trade, change }));

export const DEAL_SCREENS = [...screens(CHANGES, 'meeting'), ...screens(AFTERWARDS, 'done'), ...FORMS];

/** Has the answer of the deal that `page` asks for changed. */
export async function changeDeal(page, change) {
  await page.route(/\/api\/deals\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const deal = await answer.json();
    await route.fulfill({ response: answer, json: { ...deal, ...change(deal) } });
  });
}
