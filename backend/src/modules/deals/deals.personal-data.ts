// What deals keep about a person. A deal stays for its other party, without the name of who has left, and without their words.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

/** What says who the other is, or is for lists alone. */
const OTHERS = `'{first, second, store, payer, whose_turn, claimed_by, undo_by, ended_by, late_by, no_show_by, confirmed_by, amendment, witness,
  whereabouts, conflict, conflict_by, conflict_until, lost_place, proposal, settlement, signals, sheet, shelf, is_live}'::text[]`;

/** Deals of two others who met at the counter or the event of a store. */
const AT_STORE = `store is null and meeting #>> '{store,uuid}' = $1::uuid::text`;

/** A meeting in a column: what a party has said of the place goes with them, and who has the counter with the store. */
const withoutWords = (column: string): string =>
  `${column} || case when $1 in (first, second) then '{"text": null}'::jsonb else '{}' end
          || case when ${column} #>> '{store,uuid}' = $1::text then '{"store": null}'::jsonb else '{}' end`;

export const DEALS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['deals.deal'],
    exported: {
      as: 'deals',
      description:
        'Your deals: what you received, where you met, and how they ended. Of others that met at your store: how that ended.',
      read: `select to_jsonb(d) - ${OTHERS} || jsonb_build_object('sheet', d.sheet::jsonb - 'hash',
            'dispute', case when d.dispute ->> 'by' = $1::uuid::text then d.dispute - 'by' end, 'asked', d.first = $1,
            'paid', d.payer = $1, 'my_cards', d.whereabouts ->> $1::uuid::text, 'ended_by_me', d.ended_by = $1, 'late_by_me', d.late_by = $1, 'no_show_by_me', d.no_show_by = $1,
            'shelf', case when d.store = $1 then d.shelf end,
            'received', (select jsonb_agg(to_jsonb(n) - '{deal, listing, giver, shelf, is_held}'::text[] order by n.nth)
              from deals.line n where n.deal = d.uuid and n.giver <> $1)) as entry
        from deals.deal d where first = $1 or second = $1
        union all select jsonb_build_object('uuid', d.uuid, 'state', d.state, 'at_my_store', true, 'witnessed', d.witness is not null,
            'shelf', case when d.witness is not null then d.shelf end)
          from deals.deal d where ${AT_STORE}`,
    },
    erase: `update deals.deal set end_note = case when ended_by = $1 then null else end_note end,
        dispute = case when dispute ->> 'by' = $1::text then dispute - 'note' else dispute end,
        meeting = ${withoutWords('meeting')}, proposal = ${withoutWords('proposal')}, lost_place = ${withoutWords('lost_place')},
        shelf = case when $1 in (store, witness) then null else shelf end
      where first = $1 or second = $1 or ${AT_STORE} or proposal #>> '{store,uuid}' = $1::text
        or lost_place #>> '{store,uuid}' = $1::text`,
  },
  {
    tables: ['deals.line'],
    exported: {
      as: 'dealLines',
      description: 'What you gave in deals, or would have given.',
      read: `select to_jsonb(n) - '{giver, is_held}'::text[] as entry from deals.line n where giver = $1 order by deal, nth`,
    },
    erase: 'update deals.line set shelf = null where giver = $1',
  },
  {
    tables: ['deals.step'],
    exported: {
      as: 'dealSteps',
      description: 'What you did in deals, step by step.',
      read: `select to_jsonb(s) - 'by' as entry from deals.step s where by = $1 order by at, deal, version`,
    },
  },
  {
    // Wrong codes since the last right one.
    tables: ['deals.code_attempt'],
    erase: 'delete from deals.code_attempt where account = $1',
  },
  {
    tables: ['deals.witness_attempt'],
    erase: 'delete from deals.witness_attempt where store = $1',
  },
  {
    tables: ['deals.counter_rules'],
    exported: {
      as: 'counterRules',
      description: 'Whether your store keeps cards that one player leaves for another.',
      read: `select to_jsonb(r) - 'store' as entry from deals.counter_rules r where store = $1`,
    },
    erase: 'delete from deals.counter_rules where store = $1',
  },
  {
    tables: ['deals.meeting_answer'],
    exported: {
      as: 'meetingAnswers',
      description: 'What you said in private of meetings that nobody had confirmed; kept for 30 days.',
      read: `select to_jsonb(a) - 'account' as entry from deals.meeting_answer a where account = $1 order by answered_at, deal`,
    },
    erase: 'delete from deals.meeting_answer where account = $1',
  },
];
