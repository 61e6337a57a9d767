/** Finds a card by the code that is printed on it: set and number. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { type Card, useLazyGetCardBySetAndNumberQuery } from '../../../api/cards';
import { CARD_CODE_ERROR, parseCardCode, searchForCode } from '../../../lib/card-code';
import { linesOf } from '../../../lib/listing-lines';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import classes from './lookup.module.css';

interface CardCodeLookupProps {
  /** Says whether the card was taken: what was typed stays where it was not. */
  onFound: (card: Card) => boolean;
  inputRef: Ref<HTMLInputElement>;
  /** The code names no card: find it by this search. */
  onSearch: (search: string) => void;
  /** More than one line was pasted: that is a list. */
  onList: (text: string) => void;
}

/** Enter looks the code up. Sets such as 2X2 and numbers such as A-45 have no such code: a search finds those. */
export function CardCodeLookup({ onFound, inputRef, onSearch, onList }: CardCodeLookupProps) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [lookUp, { isFetching }] = useLazyGetCardBySetAndNumberQuery();
  const latest = useRef(0);

  const find = async (event: FormEvent) => {
    event.preventDefault();
    const named = parseCardCode(code);
    if (!named) return setRefusal(CARD_CODE_ERROR);
    latest.current += 1;
    const attempt = latest.current;
    try {
      const card = await lookUp({ setcode: named.set, number: named.number }, true).unwrap();
      if (attempt !== latest.current) return;
      if (onFound(card)) setCode('');
    } catch {
      if (attempt !== latest.current) return;
      setRefusal(texts.listings.find.notFound);
    }
  };

  return (
    <>
      <form className={classes.lookup} onSubmit={(event) => void find(event)} noValidate>
        <TextInput
          ref={inputRef}
          data-autofocus
          label={texts.listings.find.code}
          placeholder={texts.listings.find.codeExample}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          className={classes.input}
          value={code}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (linesOf(text).length < 2) return;
            event.preventDefault();
            onList(text);
          }}
          error={refusal}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setRefusal(null);
          }}
        />
        <BusyButton type="submit" variant="default" busy={isFetching} className={classes.button}>
          {texts.listings.find.find}
        </BusyButton>
      </form>
      {refusal !== null && code.trim() !== '' && (
        <p className={classes.offer}>
          <Button variant="light" onClick={() => onSearch(searchForCode(code))}>
            {texts.listings.find.search}
          </Button>
        </p>
      )}
    </>
  );
}
