/** A list that was typed elsewhere: pasted, read, looked up, put right, and added in one go. */
import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './paste-list.module.css';
import { PastedRow } from './pasted-row';
import { atMarketPrice, isReady, readyCopies } from './pasted-rows';
import type { PastedList } from './use-pasted-list';

interface PasteListProps {
  list: PastedList;
  /** Puts the rows that are ready on the list of cards to post. */
  onAdd: () => void;
}

/** The text, and once it was read its rows. */
export function PasteList({ list, onAdd }: PasteListProps) {
  const t = texts.listings.paste;
  if (list.progress) return <Progress {...list.progress} />;
  if (list.rows.length > 0) return <Rows list={list} onAdd={onAdd} />;
  return (
    <form
      className={classes.paste}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        list.read(list.text);
      }}
    >
      <Textarea
        ref={focused}
        label={t.label}
        description={t.help}
        placeholder={t.example}
        autosize
        minRows={6}
        maxRows={14}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={list.text}
        error={list.refusal}
        onChange={({ currentTarget }) => list.setText(currentTarget.value)}
      />
      <Button type="submit" look="quiet" className={classes.read}>
        {t.read}
      </Button>
    </form>
  );
}

/** What stood there before had the focus, and is gone. */
const focused = (field: HTMLTextAreaElement | null) => field?.focus();

const Progress = ({ done, all }: { done: number; all: number }) => (
  <div className={classes.progress} role="status">
    <p>{texts.listings.paste.progress(done, all)}</p>
    <progress max={all} value={done} aria-hidden="true" />
  </div>
);

function Rows({ list, onAdd }: PasteListProps) {
  const t = texts.listings.paste;
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows } = list;
  const unpriced = rows.filter((row) => atMarketPrice(row) !== row).length;
  const failed = rows.some(({ lookup }) => lookup === 'failed');
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.paste}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {t.title(rows.length)}
        </h3>
        <p className={classes.toCheck} role="status">
          {t.toCheck(rows.filter((row) => !isReady(row)).length)}
        </p>
        {failed && (
          <Button look="quiet" onClick={list.retry}>
            {t.again}
          </Button>
        )}
      </div>
      {unpriced > 0 && (
        <Button look="quiet" className={`${classes.read} ${classes.long}`} onClick={list.takeMarketPrices}>
          {t.takeMarketPrices(unpriced)}
        </Button>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <PastedRow key={row.key} row={row} list={list} />
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button look="subtle" onClick={list.backToText}>
          {t.unread}
        </Button>
        <Button onClick={onAdd}>{t.add(readyCopies(rows))}</Button>
      </div>
    </div>
  );
}
