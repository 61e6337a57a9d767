/** A file that is dropped or chosen, or text that is pasted. */
import { Textarea } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './choose-file.module.css';
import { fileRefusal, MAX_BYTES, MAX_ROWS, textRefusal } from './file-limits';

interface ChooseFileProps {
  /** Sends it to be read. */
  onChoose: (file: File) => void;
  /** Why the last one was not read. */
  refusal: string | null;
  /** Forgets that. */
  onChange: () => void;
  /** The pasted text: kept outside, so that it is still there after a failure. */
  text: string;
  onText: (text: string) => void;
}

export function ChooseFile({ onChoose, refusal, onChange, text, onText }: ChooseFileProps) {
  const t = texts.stockImport.file;
  const [wrong, setWrong] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(text !== '');
  const picker = useRef<HTMLInputElement>(null);
  const limits = useId();

  const take = (files: FileList | readonly File[] | null) => {
    onChange();
    const [file, second] = files ?? [];
    if (!file) return;
    const problem = second ? t.oneAtATime : fileRefusal(file);
    setWrong(problem);
    if (!problem) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  /** A copied file, or text: either can be pasted anywhere on the area. */
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      take(event.clipboardData.files);
    }
  };
  const sendText = () => {
    onChange();
    const problem = textRefusal(text);
    setWrong(problem);
    if (!problem) onChoose(new File([text], t.pastedName, { type: 'text/plain' }));
  };
  const shown = wrong ?? refusal;
  return (
    <div className={classes.choose} onPaste={paste}>
      {shown && (
        <Hint kind="danger" role="alert">
          <span>{shown}</span>
        </Hint>
      )}
      {/* The button is the way for everybody; dropping a file on the area is a shortcut of the mouse. */}
      <section
        aria-label={t.area}
        className={classes.area}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={classes.drop} aria-hidden="true">
          {t.drop}
        </p>
        <Button size="l" aria-describedby={limits} onClick={() => picker.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.dek,.dec,.xml,.cod,text/*"
          aria-label={t.choose}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file, corrected, can be chosen again.
            currentTarget.value = '';
          }}
        />
        <p id={limits} className={classes.limits}>
          {t.limits(MAX_ROWS, MAX_BYTES)}
        </p>
      </section>
      {isPasting ? (
        <form
          className={classes.paste}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sendText();
          }}
        >
          <Textarea
            data-autofocus
            label={t.pasteLabel}
            description={t.pasteHelp}
            autosize
            minRows={6}
            maxRows={14}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => {
              setWrong(null);
              onText(currentTarget.value);
            }}
          />
          <Button type="submit" look="quiet" className={classes.read}>
            {t.read}
          </Button>
        </form>
      ) : (
        <Button look="link" onClick={() => setPasting(true)}>
          {t.paste}
        </Button>
      )}
    </div>
  );
}
