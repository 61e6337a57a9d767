// Offers for looking at plans: as many as there are accounts, most of them ended.
const START = `timestamptz '2026-01-01 12:00Z'`;

/** Fills the tables of offers; `id` and `drawn` are those of the market, `rows` is how many. */
export const offersFill = (
  id: (kind: string, n: string) => string,
  drawn: (salt: number, below: number) => string,
  rows: number,
): string[] => {
  const [proposer, recipient] = [
    id('account', 'n'),
    id('account', `1 + (n + 1 + ${drawn(41, rows - 2)}) % ${rows}`),
  ];
  return [
    `insert into offers.offer (uuid, kind, state, proposer, recipient, revision, turn, waiting, hours, expires_at, cards, first_card,
        created_at, changed_at, sent_at)
      select ${id('offer', 'n')}, 'TRADE', case when n % 4 = 0 then 'OPEN' else 'DECLINED' end, ${proposer}, ${recipient}, 1,
        case when n % 4 = 0 then ${recipient} end, case when n % 4 = 0 then ${proposer} end, 72,
        case when n % 4 = 0 then ${START} + interval '100 years' end, 1, 'A card', ${START} + n * interval '1 minute',
        ${START} + n * interval '1 minute', ${START}
      from generate_series(1, ${rows}) n where ${proposer} <> ${recipient}`,
    `insert into offers.revision (offer, revision, author, sheet, made_at)
      select uuid, 1, proposer, '{}', created_at from offers.offer order by uuid`,
    `insert into offers.line (offer, revision, nth, listing, giver, price_cents, card_id, card_name, card_set_code, card_set_name,
        card_number, card_image_url, condition, finish, language)
      select ${id('offer', 'n')}, 1, 0, ${id('listing', 'n')}, ${proposer}, 100, ${id('card', 'n')}, 'A card', 'brm', 'Brinemarch',
        n::text, '', 'NEAR_MINT', 'NONFOIL', 'en'
      from generate_series(1, ${rows}) n where ${proposer} <> ${recipient}`,
    `insert into offers.thread (offer, messages, last_at) select uuid, 2, changed_at from offers.offer order by uuid`,
    `insert into offers.message (offer, nth, uuid, author, text, sent_at)
      select uuid, nth, gen_random_uuid(), case nth when 1 then proposer else recipient end, 'Hello', changed_at
      from offers.offer cross join generate_series(1, 2) nth order by uuid, nth`,
    `insert into offers.reader (offer, account, read_nth, unread, is_muted, last_at)
      select uuid, proposer, 0, (state = 'OPEN')::int, false, changed_at from offers.offer order by uuid`,
  ];
};
