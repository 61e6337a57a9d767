// Pictures of screens of which the demo has nothing to show: cases of moderators, decisions, matches. What the server answers is made up.
const UUID = '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01';
const hoursAgo = (hours) => new Date(Date.now() - hours * 3_600_000).toISOString();
const LISTER = { uuid: UUID, name: 'Robin Marsh', role: 'USER' };
const TARGET = { kind: 'LISTING', id: UUID };
const PROFILE = {
  ...LISTER,
  ...{ email: null, phoneNumber: null, address: null, website: null },
};
const NO_RECORD = { account: UUID, since: '2026-11', withPlayers: null, withStores: null };
const REVIEWS = { asDescribed: { yes: 21, no: 1 }, onTime: { yes: 19, no: 3 }, again: { yes: 22, no: 0 } };
const SIDE = {
  handOvers: 23,
  partners: 15,
  lateCancellations: 1,
  noShows: 1,
  stockConflicts: 0,
  reviews: REVIEWS,
};
const SAID = {
  ...{ uuid: UUID, deal: UUID, authorName: 'Kim Vega', authorRole: 'USER', writtenAt: hoursAgo(300) },
  text: 'Was there before me, and the cards were in sleeves.',
};

const CASE = {
  ...{ uuid: UUID, target: TARGET, title: 'Order of the White Briar', state: 'OPEN', isUrgent: false },
  ...{ categories: ['COUNTERFEIT'], reports: 2, affected: LISTER, version: 2 },
  ...{
    openedAt: hoursAgo(30),
    waitingSince: hoursAgo(30),
    measuresBefore: 1,
    otherOpenCases: 2,
    mayHide: true,
    mayDecide: true,
  },
  text: 'Near mint, from my own binder.',
  facts: { condition: 'NEAR_MINT', price: '24.50' },
  decisions: [],
  notices: [
    {
      ...{ uuid: UUID, source: 'MEMBER', category: 'COUNTERFEIT', reportedAt: hoursAgo(5) },
      ...{
        reporter: { uuid: UUID, name: 'Kim Vega', role: 'USER' },
        text: 'The back is too dark for a real card.',
      },
    },
    {
      ...{
        uuid: UUID.replace('0', '1'),
        source: 'DISPUTE',
        category: 'COUNTERFEIT',
        reportedAt: hoursAgo(30),
      },
      ...{ reporter: null, text: null },
    },
  ],
};
const URGENT = {
  ...CASE,
  ...{
    uuid: UUID.replace('0', '2'),
    target: { kind: 'PROFILE', id: UUID },
    title: 'Dana Holt',
    isUrgent: true,
  },
  ...{ categories: ['THREAT', 'HARASSMENT'], reports: 3, waitingSince: hoursAgo(2) },
};
const DECISION = {
  ...{ uuid: UUID, target: TARGET, title: CASE.title, measure: 'HIDE', until: null, decidedAt: hoursAgo(4) },
  reason: 'The photos show a proxy. Proxies may not be sold as real cards.',
  ...{ complainUntil: hoursAgo(-24 * 180), complaint: null, complainedAt: null },
};
const SUSPENSION = {
  ...DECISION,
  ...{ uuid: UUID.replace('0', '3'), target: { kind: 'PROFILE', id: UUID }, title: 'Robin Marsh' },
  ...{
    measure: 'SUSPEND',
    until: hoursAgo(-70),
    reason: 'Three buyers waited in vain.',
    complainUntil: null,
  },
  ...{ complaint: 'I was in hospital.', complainedAt: hoursAgo(1) },
};
const copy = (cardName, cardSet, cardNumber, price) => ({
  ...{ cardId: UUID, cardName, cardSet, cardNumber, price, listing: UUID },
  ...{ condition: 'LIGHTLY_PLAYED', finish: 'NONFOIL', language: 'en' },
});
const MATCH = {
  ...{ uuid: UUID, name: 'Robin Marsh', distance: { km: 3, isAbout: true } },
  ...{ gets: 3, getsValue: 41.5, gives: 2, givesValue: 38 },
  getsCopies: [
    copy('Clockwork Heron', 'Bramblemere', '8', 24.5),
    copy('Order of the White Briar', 'Bramblemere', '42', 12),
  ],
  givesCopies: [copy('Lantern of the Deep', 'Bramblemere', '77', 30)],
};
const STANDING = { isModerator: true, openCases: 2, suspension: null };

const standing = [/\/api\/moderation\/standing$/, STANDING];
const screen = (name, at, ...answers) => ({ name, as: 'player', at, answers });

export const RARE_SCREENS = [
  screen('moderation-cases', '/moderation', standing, [/\/api\/moderation\/cases\?/, [URGENT, CASE]]),
  screen('case-open', `/moderation/${UUID}`, standing, [/\/api\/moderation\/cases\/[0-9a-f-]+$/, CASE]),
  screen('case-complained', `/moderation/${UUID}`, standing, [
    /\/api\/moderation\/cases\/[0-9a-f-]+$/,
    {
      ...{ ...CASE, state: 'COMPLAINED' },
      decisions: [
        {
          ...{ ...DECISION, days: null, moderator: { uuid: UUID, name: 'Ada Lind', role: 'USER' } },
          ...{ complaint: 'It is real: I opened it myself.', complainedAt: hoursAgo(1) },
        },
      ],
    },
  ]),
  screen('case-same-person', `/moderation/${UUID}`, standing, [
    /\/api\/moderation\/cases\/[0-9a-f-]+$/,
    {
      ...{
        ...CASE,
        target: URGENT.target,
        title: URGENT.title,
        categories: ['OTHER'],
        facts: {},
        text: null,
      },
      notices: [
        {
          ...{ uuid: UUID, source: 'SAME_DEVICE', category: 'OTHER', reportedAt: hoursAgo(5), text: null },
          ...{ reporter: null, linked: { uuid: UUID, name: 'Dana H.', role: 'USER' } },
        },
      ],
    },
  ]),
  screen(
    'decisions-some',
    '/decisions',
    [/\/api\/moderation\/decisions\?/, [SUSPENSION, DECISION]],
    [
      /\/api\/moderation\/standing$/,
      { ...STANDING, isModerator: false, suspension: { since: hoursAgo(4), until: hoursAgo(-70) } },
    ],
  ),
  ...[
    ['profile-first-timer', NO_RECORD, []],
    ['profile-record', { ...NO_RECORD, since: '2023-02', withPlayers: SIDE }, [SAID]],
  ].map(([name, record, said]) =>
    screen(
      name,
      `/my-listings?storeId=${UUID}`,
      [/\/api\/users\/[^/]*\/profile$/, PROFILE],
      [/\/api\/reviews\/records/, [record]],
      [/\/api\/reviews\/about/, said],
    ),
  ),
  screen('mutual-matches-some', '/watchlist/trades', [/\/api\/watchlist\/mutual-matches/, [MATCH]]),
];

/** Has the calls of `page` answered so: each entry is an address and its body. */
export async function answerWith(page, answers) {
  for (const [address, json] of answers) await page.route(address, (route) => route.fulfill({ json }));
}
