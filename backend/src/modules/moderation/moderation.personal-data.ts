// What moderation keeps about a person. Evidence outlives who reported it; what moderators wrote about somebody goes with their account.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const MODERATION_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['moderation.report'],
    exported: {
      as: 'reports',
      description: 'What you have reported.',
      read: `select json_build_object('kind', c.kind, 'target', c.target, 'category', r.category, 'text', r.body,
          'reported_at', r.reported_at, 'state', c.state) as entry
        from moderation.report r join moderation.cases c on c.uuid = r.of_case where r.reporter = $1 order by r.reported_at, r.uuid`,
    },
    erase: 'update moderation.report set reporter = null where reporter = $1',
  },
  {
    tables: ['moderation.report'],
    erase: 'update moderation.report set linked = null where linked = $1',
  },
  {
    tables: ['moderation.decision', 'moderation.cases'],
    exported: {
      as: 'moderationDecisions',
      description: 'What moderators have decided about you, and your complaints.',
      read: `select to_jsonb(d) - '{of_case, affected, moderator, nth}'::text[]
          || jsonb_build_object('kind', c.kind, 'target', c.target, 'title', c.title) as entry
        from moderation.decision d join moderation.cases c on c.uuid = d.of_case
        where d.affected = $1 and (d.measure <> 'DISMISS' or d.nth > 0) order by d.decided_at, d.uuid`,
    },
  },
  {
    // A report that waits is evidence until it is decided; the rest goes, with its reports, decisions and complaints.
    tables: ['moderation.cases'],
    erase: `delete from moderation.cases where affected = $1 and state <> 'OPEN'`,
  },
  {
    tables: ['moderation.cases'],
    erase: 'update moderation.cases set erased_at = now() where affected = $1',
  },
  {
    // The title of a case about a review is the name of who was reviewed.
    tables: ['moderation.cases'],
    erase: `update moderation.cases set title = '' where kind = 'REVIEW' and target in (select uuid from reviews.given where subject = $1)`,
  },
  {
    tables: ['moderation.moderator'],
    exported: {
      as: 'moderator',
      description: 'Since when you have been a moderator.',
      read: `select jsonb_build_object('addedAt', added_at) as entry from moderation.moderator where account = $1`,
    },
    erase: 'delete from moderation.moderator where account = $1',
  },
];
