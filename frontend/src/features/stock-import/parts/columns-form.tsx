/** What the columns of a file mean: a row for each column, and how the first rows are read with it. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ImportedFile } from '../../../api/stock-imports';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { FIELDS, type Field, type Mapping, mappingProblem, readFields } from './column-mapping';
import classes from './columns-form.module.css';
import cellClasses from './held-row.module.css';

interface ColumnsFormProps {
  file: ImportedFile;
  busy: boolean;
  failure: string | null;
  onSave: (mapping: Mapping) => void;
}

export function ColumnsForm({ file, busy, failure, onSave }: ColumnsFormProps) {
  const t = texts.stockImport.columns;
  const [mapping, setMapping] = useState(file.mapping);
  const [problem, setProblem] = useState<string | null>(null);
  // Columns may have the same name.
  const columns = file.columns.map((column, at) => ({ column, at }));
  const change = (next: Partial<Mapping>) => {
    setProblem(null);
    setMapping({ ...mapping, ...next });
  };
  const save = () => {
    const wrong = mappingProblem(mapping);
    setProblem(wrong);
    if (!wrong && !busy) onSave(mapping);
  };
  const assign = (at: number, field: Field | null) =>
    change({ fields: mapping.fields.map((each, column) => (column === at ? field : each)) });
  return (
    <form
      className={classes.columns}
      aria-label={t.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Checkbox
        label={t.header}
        checked={mapping.hasHeader}
        onChange={({ currentTarget }) => change({ hasHeader: currentTarget.checked })}
      />
      <ul className={classes.list}>
        {columns.map(({ column, at }) => {
          const name = (file.mapping.hasHeader && column.trim()) || t.unnamed(at + 1);
          return (
            <li key={at} className={classes.column}>
              <NativeSelect
                label={name}
                aria-label={t.meansOf(name)}
                data={[
                  { value: '', label: t.ignore },
                  ...FIELDS.map((value) => ({ value, label: t.fields[value] })),
                ]}
                value={mapping.fields[at] ?? ''}
                onChange={({ currentTarget }) =>
                  assign(at, FIELDS.find((field) => field === currentTarget.value) ?? null)
                }
              />
              <p className={classes.examples}>{examplesOf(file, at)}</p>
            </li>
          );
        })}
      </ul>
      <div className={classes.options}>
        <NativeSelect
          label={t.scale}
          data={optionsOf(t.scales)}
          value={mapping.scale ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ scale: value === 'american' || value === 'european' ? value : undefined })
          }
        />
        <NativeSelect
          label={t.decimal}
          data={optionsOf(t.decimals)}
          value={mapping.decimal ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ decimal: value === '.' || value === ',' ? value : undefined })
          }
        />
      </div>
      <Preview file={file} mapping={mapping} />
      {(problem ?? failure) && (
        <Hint kind="danger" role="alert">
          <span>{problem ?? failure}</span>
        </Hint>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const MAX_EXAMPLES = 3;

const examplesOf = ({ sample }: ImportedFile, at: number): string =>
  [...new Set(sample.flatMap((cells) => cells[at]?.trim() || []))].slice(0, MAX_EXAMPLES).join(' · ');

const MAX_PREVIEWED = 5;

/** The first rows by the names of fields: it changes as they are assigned. */
function Preview({ file, mapping }: { file: ImportedFile; mapping: Mapping }) {
  const t = texts.stockImport.columns;
  const fields = readFields(mapping);
  const lines = file.mapping.hasHeader ? [file.columns, ...file.sample] : file.sample;
  const first = mapping.hasHeader ? 1 : 0;
  const rows = lines.slice(first, first + MAX_PREVIEWED).map((cells, at) => ({ cells, at }));
  if (fields.length === 0 || rows.length === 0) return null;
  return (
    <section aria-label={t.preview}>
      <h3 className={classes.title}>{t.preview}</h3>
      <ul className={classes.preview}>
        {rows.map(({ cells, at: row }) => (
          <li key={row}>
            <dl className={cellClasses.cells}>
              {fields.map(({ field, at }) => (
                <div key={at}>
                  <dt>{t.fields[field]}</dt>
                  <dd>{cells[at] || '–'}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
