// What deals keep about a person. A deal stays for its other party, without the name of who has left, and without their words.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

/** What says who the other is, or is for lists alone. */
const OTHERS = `'{first, second, store, payer, whose_turn, claimed_by, undo_by, ended_by, late_by, no_show_by, confirmed_by, amendment,
  conflict, conflict_by, conflict_until, lost_place, proposal, settlement, signals, sheet, shelf, is_live}'::text[]`;

export const DEALS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['deals.deal'],
    exported: {
      as: 'deals',
      description: 'Your deals: what you received, where you met, and how they ended.',
      read: `select to_jsonb(d) - ${OTHERS} || jsonb_build_object('sheet', d.sheet::jsonb - 'hash',
            'dispute', case when d.dispute ->> 'by' = $1::uuid::text then d.dispute - 'by' end, 'asked', d.first = $1,
            'paid', d.payer = $1, 'ended_by_me', d.ended_by = $1, 'late_by_me', d.late_by = $1, 'no_show_by_me', d.no_show_by = $1,
            'shelf', case when d.store = $1 then d.shelf end,
            'received', (select jsonb_agg(to_jsonb(n) - '{deal, listing, giver, shelf, is_held}'::text[] order by n.nth)
              from deals.line n where n.deal = d.uuid and n.giver <> $1)) as entry
        from deals.deal d where first = $1 or second = $1 order by created_at, uuid`,
    },
    erase: `update deals.deal set end_note = case when ended_by = $1 then null else end_note end,
        dispute = case when dispute ->> 'by' = $1::text then dispute - 'note' else dispute end,
        meeting = meeting || case when store = $1 then '{"text": null, "store": null}'::jsonb else '{"text": null}' end,
        lost_place = null, shelf = case when store = $1 then null else shelf end
      where first = $1 or second = $1`,
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
    // Wrong codes of the last quarter of an hour.
    tables: ['deals.code_attempt'],
    erase: 'delete from deals.code_attempt where account = $1',
  },
];
