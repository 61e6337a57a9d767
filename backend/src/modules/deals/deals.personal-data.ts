// What deals keep about a person. A deal stays for its other party, without the name of who has left, and without their words.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const DEALS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['deals.deal'],
    exported: {
      as: 'deals',
      description: 'Your deals: what both of you gave, where you met, and how they ended.',
      read: `select to_jsonb(d) - '{first, second, payer, whose_turn, claimed_by, undo_by, ended_by, late_by, no_show_by,
            confirmed_by, amendment, proposal, settlement, dispute, signals, is_live}'::text[]
          - case when d.store = $1 then '{}' else '{shelf}'::text[] end
          || jsonb_build_object('asked', d.first = $1, 'paid', d.payer = $1, 'cancelled_by_me', d.ended_by = $1,
            'late_by_me', d.late_by = $1, 'no_show_by_me', d.no_show_by = $1) as entry
        from deals.deal d where first = $1 or second = $1 order by created_at, uuid`,
    },
    erase: `update deals.deal set end_note = case when ended_by = $1 then null else end_note end,
        dispute = case when dispute ->> 'by' = $1::text then dispute - 'note' else dispute end,
        proposal = case when proposal ->> 'by' = $1::text then null else proposal end,
        shelf = case when store = $1 then null else shelf end
      where first = $1 or second = $1`,
  },
  {
    tables: ['deals.line'],
    exported: {
      as: 'dealLines',
      description: 'The cards of your deals.',
      read: `select to_jsonb(n) - '{giver, is_held}'::text[] - case when n.giver = $1 then '{}' else '{shelf}'::text[] end
          || jsonb_build_object('direction', case when n.giver = $1 then 'gave' else 'received' end) as entry
        from deals.deal d join deals.line n on n.deal = d.uuid
        where d.first = $1 or d.second = $1 order by d.created_at, n.deal, n.nth`,
    },
    erase: 'update deals.line set shelf = null where giver = $1',
  },
  {
    tables: ['deals.step', 'deals.code_attempt'],
    exported: {
      as: 'dealSteps',
      description: 'What happened to your deals, step by step.',
      read: `select to_jsonb(s) - 'by' || jsonb_build_object('by_me', s.by = $1) as entry
        from deals.deal d join deals.step s on s.deal = d.uuid
        where d.first = $1 or d.second = $1 order by d.created_at, s.deal, s.version`,
    },
    erase: 'delete from deals.code_attempt where account = $1',
  },
];
