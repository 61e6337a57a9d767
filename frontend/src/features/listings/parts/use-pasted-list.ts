/** The pasted list: its text, its rows, and the search for their cards. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { texts } from '../../../texts';
import type { SetCodes } from './card-code';
import { MAX_LINES, readLine, splitLines } from './listing-lines';
import {
  atMarketPrice,
  isReady,
  type PastedRow,
  rowOf,
  troubleFirst,
  wanting,
  withCard,
  withResult,
} from './pasted-rows';
import { useBatchCardLookup } from './use-batch-card-lookup';
import { useSetCodes } from './use-card-code';

export interface PastedList {
  text: string;
  setText: (text: string) => void;
  rows: readonly PastedRow[];
  /** How many lines are not on the list of cards to post yet. */
  waiting: number;
  /** How many of them have to be put right first. */
  unchecked: number;
  /** How far the search is; null where none goes on. */
  progress: { done: number; all: number } | null;
  /** Why the text could not be read. */
  refusal: string | null;
  /** Reads the lines of a text and looks their cards up. */
  read: (text: string) => void;
  /** Looks another card up for a row. */
  find: (row: PastedRow, wanted: string) => void;
  /** Takes one of the cards that may be meant. */
  choose: (key: number, card: Card) => void;
  /** Takes the market price for every line that has none. */
  takeMarketPrices: () => void;
  /** Looks up again what nobody answered. */
  retry: () => void;
  change: (key: number, change: Partial<PastedRow>) => void;
  /** Takes rows off the list; they are on another now, or nobody wants them. */
  drop: (keys: readonly number[]) => void;
  clear: () => void;
  /** Makes text of the rows again. A line that stays as it is keeps what was put right in its row. */
  backToText: () => void;
}

export function usePastedList(): PastedList {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rows, setRows] = useState<readonly PastedRow[]>([]);
  const [progress, setProgress] = useState<PastedList['progress']>(null);
  const lookUp = useBatchCardLookup();
  const loadSets = useSetCodes();
  const sets = useRef<SetCodes>(null);
  const nextKey = useRef(1);
  // The rows that became text again.
  const former = useRef<readonly PastedRow[]>([]);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const clear = useCallback(() => {
    former.current = [];
    setText('');
    setRefusal(null);
    setRows([]);
  }, []);

  /** The cards of these rows; `order` then says how the list is. */
  const resolve = async (some: readonly PastedRow[], quiet: boolean, order = same) => {
    const waiting = some.filter(({ named }) => named !== null);
    if (!quiet) setProgress({ done: 0, all: waiting.length });
    const cards = await lookUp(
      waiting.flatMap(({ named }) => named ?? []),
      sets.current,
      (done) => here.current && !quiet && setProgress({ done, all: waiting.length }),
    );
    if (!here.current) return;
    const found = new Map(waiting.map(({ key, wanted }, at) => [`${key} ${wanted}`, cards[at] ?? null]));
    const answered = (row: PastedRow): PastedRow => {
      // Another card may be wanted by now.
      const card = row.lookup === 'done' ? undefined : found.get(`${row.key} ${row.wanted}`);
      if (card === undefined) return row;
      return withResult(row, card);
    };
    setRows((now) => order(now.map(answered)));
    if (!quiet) setProgress(null);
  };

  return {
    text,
    setText: (typed) => {
      setText(typed);
      setRefusal(null);
    },
    refusal,
    rows,
    waiting: rows.length || splitLines(text).length,
    unchecked: rows.length > 0 ? rows.filter((row) => !isReady(row)).length : splitLines(text).length,
    progress,
    read: (typed) => {
      const lines = splitLines(typed);
      setText(typed);
      if (lines.length === 0) return setRefusal(texts.listings.paste.nothing);
      if (lines.length > MAX_LINES) return setRefusal(texts.listings.paste.tooLong(lines.length, MAX_LINES));
      setRefusal(null);
      setProgress({ done: 0, all: lines.length });
      void loadSets().then((codes) => {
        if (!here.current) return;
        sets.current = codes;
        const corrected = [...former.current];
        former.current = [];
        const read = lines.map((line, at): PastedRow => {
          const key = nextKey.current + at;
          const found = corrected.findIndex((row) => row.text === line);
          const [row] = found < 0 ? [] : corrected.splice(found, 1);
          return row ? { ...row, key } : rowOf(readLine(line, codes), key);
        });
        nextKey.current += read.length;
        setText('');
        setRows((before) => [...before, ...read]);
        const unanswered = read.filter(({ lookup }) => lookup !== 'done');
        void resolve(unanswered, false, troubleFirst);
      });
    },
    find: (row, wanted) => {
      setRows((now) =>
        now.map((each) => (each.key === row.key ? wanting(each, wanted, sets.current) : each)),
      );
      void resolve([wanting(row, wanted, sets.current)], true);
    },
    retry: () =>
      void resolve(
        rows.filter(({ lookup }) => lookup === 'failed'),
        false,
        troubleFirst,
      ),
    change: (key, change) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row))),
    choose: (key, card) => setRows((now) => now.map((row) => (row.key === key ? withCard(row, card) : row))),
    takeMarketPrices: () => setRows((now) => now.map(atMarketPrice)),
    drop: (keys) => setRows((now) => now.filter(({ key }) => !keys.includes(key))),
    clear,
    backToText: () => {
      former.current = rows.toSorted((one, other) => one.key - other.key);
      setText(former.current.map((row) => row.text).join('\n'));
      setRows([]);
    },
  };
}

const same = (rows: readonly PastedRow[]): readonly PastedRow[] => rows;
