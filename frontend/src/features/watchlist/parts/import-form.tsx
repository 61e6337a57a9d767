/** Imports a pasted list or a file as wants: the content of its dialog, fetched when that opens first. */
import { FileInput, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ImportedWants, useImportWantsMutation } from '../../../api/watchlist';
import { problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { useReportBusy } from '../../../lib/use-report-busy';
import { useTabDraft } from '../../../lib/use-tab-draft';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { Switch } from '../../../ui/switch';
import { Imported } from './imported';
import { chosenList, ListChoice, lacksName, useListToUse } from './list-choice';
import classes from './want-form.module.css';

interface ImportFormProps {
  /** The one that is shown. */
  list: string | null;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
}

export function ImportForm({ list: shown, onClose, onBusy }: ImportFormProps) {
  const t = texts.wants.paste;
  const [text, setText] = useTabDraft('wants-import');
  const [file, setFile] = useState<File | null>(null);
  const [list, setList] = useState(() => chosenList(shown));
  const [subtractListed, setSubtract] = useState(false);
  const [wrong, setWrong] = useState<'text' | 'list' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<{ result: ImportedWants; list: string | null } | null>(null);
  const [send] = useImportWantsMutation();
  const listToUse = useListToUse(setList);
  const { run, isBusy } = useOneStep();
  useReportBusy(isBusy, onBusy);
  const form = useRef<HTMLFormElement>(null);

  const importList = () =>
    run(async () => {
      setFailure(null);
      try {
        const to = await listToUse(list);
        const body = new Blob([file ?? text], { type: 'text/csv' });
        const result = await send({ body, subtractListed, ...(to && { list: to }) }).unwrap();
        setDone({ result, list: to });
        if (!file) setText('');
      } catch (problem) {
        setFailure(problemText(problem, t.failed));
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = !file && text.trim() === '' ? 'text' : lacksName(list) ? 'list' : null;
    flushSync(() => setWrong(missing));
    if (missing) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else void importList();
  };
  if (done) return <Imported {...done} isShown={done.list === shown} onClose={onClose} />;
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        data-autofocus
        label={t.text}
        description={t.help}
        error={wrong === 'text' && t.nothing}
        autosize
        minRows={6}
        maxRows={14}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // The dialog forgets the text once it is imported.
        readOnly={isBusy}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FileInput label={t.file} placeholder={t.chooseFile} clearable value={file} onChange={setFile} />
      <ListChoice label={t.list} chosen={list} isNameMissing={wrong === 'list'} onChange={setList} />
      <Switch
        label={t.subtract}
        checked={subtractListed}
        onChange={({ currentTarget }) => setSubtract(currentTarget.checked)}
      />
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={isBusy}>
          {t.run}
        </Button>
      </div>
    </form>
  );
}
