/** Imports a pasted list or a file as wants: the content of its dialog, fetched when that opens first. */
import { FileInput, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { onlyOnce } from '../../../api/stock';
import {
  type ImportedWants,
  useCreateWantListMutation,
  useGetWantListsQuery,
  useImportWantsMutation,
} from '../../../api/watchlist';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { Switch } from '../../../ui/switch';
import classes from './want-form.module.css';

const NO_LIST = '';
const NEW_LIST = 'new';

/** `list` is the one that is shown. */
export default function ImportForm({ list: shown }: { list: string | null }) {
  const t = texts.wants.paste;
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [list, setList] = useState(shown ?? NO_LIST);
  const [name, setName] = useState('');
  const [subtractListed, setSubtract] = useState(false);
  const [wrong, setWrong] = useState<'text' | 'name' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<ImportedWants | null>(null);
  const lists = useGetWantListsQuery().currentData ?? [];
  const [create, creating] = useCreateWantListMutation();
  const [send, sending] = useImportWantsMutation();
  /** The same list, however often it is sent after a lost answer. */
  const key = useRef(onlyOnce());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating.isLoading || sending.isLoading) return;
    const missing =
      !file && text.trim() === '' ? 'text' : list === NEW_LIST && name.trim() === '' ? 'name' : null;
    setWrong(missing);
    if (missing) return;
    setFailure(null);
    try {
      const to =
        list === NEW_LIST
          ? (await create({ ...key.current, createWantList: { name: name.trim() } }).unwrap()).uuid
          : list;
      if (to !== list) setList(to);
      const body = new Blob([file ?? text], { type: 'text/csv' });
      setDone(await send({ body, subtractListed, ...(to && { list: to }) }).unwrap());
    } catch (problem) {
      setFailure(problemText(problem, t.failed));
    }
  };
  if (done) return <Done result={done} />;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
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
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FileInput label={t.file} clearable value={file} onChange={setFile} />
      <NativeSelect
        label={t.list}
        data={[
          { value: NO_LIST, label: texts.wants.form.noList },
          ...lists.map(({ uuid, name: label }) => ({ value: uuid, label })),
          { value: NEW_LIST, label: t.newList },
        ]}
        value={list}
        onChange={({ currentTarget }) => setList(currentTarget.value)}
      />
      {list === NEW_LIST && (
        <TextInput
          label={t.name}
          maxLength={60}
          autoComplete="off"
          error={wrong === 'name' && t.nameNeeded}
          value={name}
          onChange={({ currentTarget }) => {
            key.current = onlyOnce();
            setName(currentTarget.value);
          }}
        />
      )}
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
        <Button type="submit" busy={creating.isLoading || sending.isLoading}>
          {t.run}
        </Button>
      </div>
    </form>
  );
}

/** What became of the list: each line that was left out is named. */
function Done({ result: { lines, copies, leftOut } }: { result: ImportedWants }) {
  const t = texts.wants.paste;
  return (
    <div className={classes.form}>
      <Hint kind={lines > 0 ? 'success' : 'warning'} role="status">
        {t.done(lines, copies)}
      </Hint>
      {leftOut.length > 0 && (
        <section>
          <h3>{t.leftOut(leftOut.length)}</h3>
          <ul className={classes.leftOut}>
            {leftOut.map(({ line, text, reason }) => (
              <li key={line}>
                {text}
                <small>
                  {t.line(line)} · {t.reasons[reason] ?? t.otherReason}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
