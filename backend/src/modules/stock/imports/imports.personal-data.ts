// What imports keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../../platform/manifest/personal-data-part.js';

export const IMPORTS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['stock.import'],
    exported: {
      as: 'stockImports',
      description: 'Files that were imported into the stock, without their contents; kept for 180 days.',
      read: `select to_jsonb(i) - 'owner' - 'content' - 'hash' - 'basis' as entry from stock.import i where owner = $1 order by created_at, uuid`,
    },
    erase: 'delete from stock.import where owner = $1',
  },
  {
    // Erased with their imports.
    tables: ['stock.import_row'],
    exported: {
      as: 'stockImportRows',
      description: 'The rows of those files; kept for 7 days after the import.',
      read: `select jsonb_build_object('import', r.import, 'line', r.line, 'raw', r.raw, 'correction', r.correction) as entry
        from stock.import i join stock.import_row r on r.import = i.uuid where owner = $1 order by i.created_at, i.uuid, r.nth`,
    },
  },
  {
    tables: ['stock.import_mapping'],
    exported: {
      as: 'stockImportChoices',
      description: 'How files with certain columns were read; remembered for the next file.',
      read: `select to_jsonb(m) - 'owner' as entry from stock.import_mapping m where owner = $1 order by header`,
    },
    erase: 'delete from stock.import_mapping where owner = $1',
  },
];
