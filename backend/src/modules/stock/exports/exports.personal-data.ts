// What exports keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../../platform/manifest/personal-data-part.js';

export const EXPORTS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['stock.export'],
    exported: {
      as: 'stockExports',
      description: 'Files that were made for TCGplayer, Square and Shopify.',
      read: `select to_jsonb(e) - 'owner' as entry from stock.export e where owner = $1 order by created_at, uuid`,
    },
    erase: 'delete from stock.export where owner = $1',
  },
  {
    // Erased with their files.
    tables: ['stock.export_line'],
    exported: {
      as: 'stockExportLines',
      description: 'What the files said that were not uploaded yet; kept for 30 days.',
      read: `select to_jsonb(l) as entry from stock.export e join stock.export_line l on l.export = e.uuid
        where e.owner = $1 order by e.created_at, e.uuid, l.external_id`,
    },
  },
  {
    tables: ['stock.channel_line'],
    exported: {
      as: 'stockChannelLines',
      description: 'What TCGplayer, Square and Shopify have, by the files that were uploaded.',
      read: `select to_jsonb(l) - 'owner' as entry from stock.channel_line l where owner = $1 order by channel, external_id`,
    },
    erase: 'delete from stock.channel_line where owner = $1',
  },
];
