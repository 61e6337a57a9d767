/** Takes the code that is printed on a card: set and number. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CARD_CODE_ERROR, readCardCodes, searchForCode } from './card-code';
import { splitLines } from './listing-lines';
import classes from './lookup.module.css';
import type { CodeResult } from './use-card-code';

/** A code that names no card, as it comes back to its field. */
export interface FailedCode {
  code: string;
  result: Extract<CodeResult, { kind: 'missing' }>;
}

interface CardCodeLookupProps {
  /** Looks the code up. Says whether it is taken: what was typed stays where it is not. */
  onCode: (code: string) => boolean;
  /** A price for the code that failed. Says whether it is taken. */
  onPrice: (price: string) => boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether the dialog begins here, not in the price of a card that is there already. */
  autoFocus: boolean;
  /** The last code, where no card was found by it. */
  failed: FailedCode | null;
  /** The code names no card: find it by this search. */
  onSearch: (search: string) => void;
  /** More than one line was pasted: that is a list. */
  onList: (text: string) => void;
}

/** Enter looks the code up, and the price can be typed at once. */
export function CardCodeLookup({
  onCode,
  onPrice,
  inputRef,
  autoFocus,
  failed,
  onSearch,
  onList,
}: CardCodeLookupProps) {
  const [code, setCode] = useState('');
  const [isOdd, setIsOdd] = useState(false);
  const [seen, setSeen] = useState(failed);
  // The code comes back as it was typed, unless the next one is being typed.
  if (seen !== failed) {
    setSeen(failed);
    if (failed && code === '') setCode(failed.code);
  }
  // Selected as it comes back: a key that is typed a frame later must not be added to it.
  useLayoutEffect(() => {
    const field = inputRef.current;
    if (failed && field === document.activeElement && field?.value === failed.code) field.select();
  }, [failed, inputRef]);
  const isFailed = failed !== null && failed.code === code;

  const find = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (readCardCodes(typed, null).length === 0) {
      // The price of the code before it was typed ahead of the answer that there is no such card.
      if (failed && !isFailed && onPrice(typed)) return setCode('');
      setIsOdd(true);
      inputRef.current?.select();
      return;
    }
    if (onCode(typed)) setCode('');
  };

  return (
    <>
      <form className={classes.lookup} onSubmit={find} noValidate>
        <TextInput
          ref={inputRef}
          data-autofocus={autoFocus || undefined}
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
            if (splitLines(text).length < 2) return;
            event.preventDefault();
            onList(text);
          }}
          error={isOdd ? CARD_CODE_ERROR : isFailed ? texts.listings.find.notFound : null}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setIsOdd(false);
          }}
        />
        <Button type="submit" look="quiet" className={classes.button}>
          {texts.listings.find.find}
        </Button>
      </form>
      {isFailed && <p className={classes.hint}>{failed.result.hint}</p>}
      {(isFailed || isOdd) && code.trim() !== '' && (
        <p className={classes.candidate}>
          <Button
            look="soft"
            onClick={() => onSearch(isFailed ? failed.result.search : searchForCode(code, null))}
          >
            {texts.listings.find.search}
          </Button>
        </p>
      )}
    </>
  );
}
