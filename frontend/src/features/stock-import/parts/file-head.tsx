/** The file of an import: its name, its format, what its columns mean, and the way to discard it. */
import { NativeSelect } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import {
  type StockImportDto,
  useChangeImportMutation,
  useDiscardImportMutation,
} from '../../../api/stock-imports';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { ColumnsForm } from './columns-form';
import classes from './file-head.module.css';
import { formatChoices, formatIn } from './formats';
import { refusalText } from './reason-text';

interface FileHeadProps {
  import: StockImportDto;
  /** Null once the import is over. */
  onDiscarded: (() => void) | null;
  name: RefObject<HTMLHeadingElement | null>;
}

export function FileHead({ import: shown, onDiscarded, name }: FileHeadProps) {
  const t = texts.stockImport.columns;
  const { file, state } = shown;
  // With a difference, the problem is said beside the button that tries again.
  const isWorking = state === 'WORKING';
  const isUnread = state === 'REFUSED' || (state === 'FAILED' && !shown.difference);
  return (
    <section className={classes.head} aria-label={shown.name}>
      <div className={classes.names}>
        <h2 ref={name} tabIndex={-1} className={classes.name}>
          {shown.name}
        </h2>
        {file && <p className={classes.rows}>{t.rows(file.rows)}</p>}
      </div>
      {isUnread && shown.problem && (
        <Hint kind="danger" role="alert">
          <span>{refusalText(shown.problem)}</span>
        </Hint>
      )}
      {onDiscarded && (state === 'READY' || isUnread || (isWorking && file)) && <Reading import={shown} />}
      {onDiscarded && state !== 'COMMITTING' && <Discard uuid={shown.uuid} onDiscarded={onDiscarded} />}
    </section>
  );
}

/** How the file is read: as which format, or by which columns. */
function Reading({ import: { uuid, file, choices, state } }: { import: StockImportDto }) {
  const t = texts.stockImport.columns;
  const [change, { isLoading }] = useChangeImportMutation();
  const isBusy = isLoading || state === 'WORKING';
  const [failure, setFailure] = useState<string | null>(null);
  const format = file?.format ?? choices.format ?? '';
  const isCustom = format === 'custom';
  const [isOpen, setOpen] = useState(isCustom && choices.mapping === null);
  const apply = async (changeImport: Parameters<typeof change>[0]['changeImport']) => {
    setFailure(null);
    try {
      await change({ uuid, changeImport }).unwrap();
      setOpen(changeImport.mapping === null && changeImport.format === 'custom');
    } catch (problem) {
      setFailure(problemText(problem, t.failed));
    }
  };
  const said = isCustom ? t.unknown : choices.format ? t.chosen : t.found;
  return (
    <>
      <div className={classes.reading}>
        <NativeSelect
          label={t.format}
          description={file && said}
          data={[
            ...(file ? [] : [{ value: '', label: texts.stockImport.choose }]),
            ...formatChoices(file?.candidates ?? []),
          ]}
          value={format}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const chosen = formatIn(currentTarget.value);
            if (chosen) void apply({ format: chosen, mapping: null });
          }}
        />
        {file && file.columns.length > 0 && (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t.hide : t.edit}
          </Button>
        )}
      </div>
      {failure && !isOpen && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      {isOpen && file && file.columns.length > 0 && (
        <ColumnsForm
          // What is chosen stays where rows were corrected in between.
          key={JSON.stringify([format, file.mapping])}
          file={file}
          busy={isBusy}
          failure={failure}
          onSave={(mapping) => void apply({ format: 'custom', mapping })}
        />
      )}
    </>
  );
}

function Discard({ uuid, onDiscarded }: { uuid: string; onDiscarded: () => void }) {
  const t = texts.stockImport;
  const { dialog, open, close } = useHistoryDialog<{ kind: 'discard' }>();
  const [discard, { isLoading }] = useDiscardImportMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      await discard(uuid).unwrap();
      toastSuccess(t.discarded);
      onDiscarded();
    } catch (problem) {
      setFailure(problemText(problem, t.notDiscarded));
    }
  };
  return (
    <div>
      <Button ref={button} look="link" onClick={() => open({ kind: 'discard' })}>
        {t.discard}
      </Button>
      <ConfirmDialog
        opened={dialog !== null}
        title={t.discardAsk}
        confirm={t.discardConfirm}
        danger
        busy={isLoading}
        failure={failure}
        onConfirm={() => void confirm()}
        onCancel={close}
        home={button}
      >
        {t.discardWhy}
      </ConfirmDialog>
    </div>
  );
}
