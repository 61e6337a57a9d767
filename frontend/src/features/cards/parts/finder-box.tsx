/** The box that a card is searched with: completes names, takes the whole search language. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useCardNames, usePointedCard } from '../../../api/card-names';
import { CardCombobox } from '../../../entities/card/card-combobox';
import { completed, completionOf } from '../../../lib/name-completion';
import { texts } from '../../../texts';
import { IconButton } from '../../../ui/icon-button';
import { SearchIcon } from '../../../ui/search-icon';
import classes from './finder-box.module.css';

const finder = texts.cards.finder;

interface FinderBoxProps {
  /** What was searched for last. */
  search?: string;
  onSearch: (search: string) => void;
  /** Without a label to see: the page above says what it is. */
  bare?: boolean;
  /** Nothing typed means all cards. */
  mayBeEmpty?: boolean;
  /** Stands before the box. */
  children?: ReactNode;
}

/** Enter and the search icon search for what is typed; a name that was taken is searched for as a whole. */
export function FinderBox({
  search = '',
  onSearch,
  bare = false,
  mayBeEmpty = false,
  children,
}: FinderBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // Nothing is offered until somebody types.
  const names = useCardNames(text === search ? null : (completionOf(text)?.query ?? null));
  const preview = usePointedCard(pointed);

  // Back, forward, or an example: the box follows the address. Text that was sent from here may have been edited since, and stays.
  if (search !== shown) {
    setShown(search);
    if (search !== sent) setText(search);
    setSent(null);
  }
  const find = (typed: string) => {
    const wanted = typed.trim();
    setText(wanted);
    setSent(wanted);
    if (wanted || mayBeEmpty) return onSearch(wanted);
    setRefusal(finder.needed);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(text);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <CardCombobox
        inputRef={input}
        label={bare ? undefined : finder.card}
        aria-label={bare ? finder.card : undefined}
        placeholder={finder.name}
        size="md"
        required={!mayBeEmpty}
        withAsterisk={false}
        className={classes.text}
        names={names}
        preview={preview}
        onPoint={setPointed}
        onTake={(name) => find(completed(text, name))}
        value={text}
        error={refusal}
        onChange={(typed) => {
          setText(typed);
          setRefusal(null);
        }}
        rightSectionWidth={48}
        rightSection={
          <IconButton type="submit" className={classes.submit} label={finder.search}>
            <SearchIcon />
          </IconButton>
        }
      />
    </form>
  );
}
