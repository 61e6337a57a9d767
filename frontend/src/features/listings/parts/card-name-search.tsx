/** Finds a card by a search: for cards whose code has more than letters and digits, or is not at hand. */
import { VisuallyHidden } from '@mantine/core';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useCardNames, usePointedCard } from '../../../api/card-names';
import { type Card, useFindCardsInfiniteQuery } from '../../../api/cards';
import { CardCombobox } from '../../../entities/card/card-combobox';
import { FoundPrinting } from '../../../entities/card/found-printing';
import { completed, completionOf } from '../../../lib/name-completion';
import { searchRefusal } from '../../../lib/search-refusal';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LoadMore } from '../../../ui/load-more';
import classes from './lookup.module.css';

interface CardNameSearchProps {
  /** Says whether the card was taken: the printings stay where it was not. */
  onFound: (card: Card) => boolean;
  inputRef: Ref<HTMLInputElement>;
  /** What to search for at once. */
  wanted: string;
}

/** Enter searches; picking a printing takes it. */
export function CardNameSearch({ onFound, inputRef, wanted }: CardNameSearchProps) {
  const [text, setText] = useState(wanted);
  // A name that was chosen is in the field as it is; the search for it asks for exactly that card.
  const [asked, setAsked] = useState({ text: wanted, search: wanted });
  const { search } = asked;
  const [pointed, setPointed] = useState<string | null>(null);
  const printings = useRef<HTMLUListElement>(null);
  const query = useFindCardsInfiniteQuery({ q: search }, { skip: search === '' });
  const names = useCardNames(text === asked.text ? null : (completionOf(text)?.query ?? null));
  const preview = usePointedCard(pointed);
  const pages = (search && query.currentData?.pages) || [];
  const cards = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total ?? 0;
  const warnings = [...new Set(pages.flatMap((page) => page.warnings))];

  const find = (typed: string, next: string) => {
    if (next && next === search && query.isError) void query.refetch();
    setText(typed);
    setAsked({ text: typed, search: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(text, text === asked.text ? search : text.trim());
  };
  const take = (name: string) => find(`${completionOf(text)?.before ?? ''}${name}`, completed(text, name));
  const pick = (card: Card) => {
    if (!onFound(card)) return;
    find('', '');
  };

  return (
    <div>
      <form className={classes.lookup} onSubmit={submit} noValidate>
        <CardCombobox
          inputRef={inputRef}
          label={texts.listings.find.name}
          placeholder={texts.listings.find.nameExample}
          className={classes.input}
          names={names}
          preview={preview}
          onPoint={setPointed}
          onTake={take}
          value={text}
          onChange={setText}
        />
        <Button type="submit" look="quiet" className={classes.button} busy={query.isFetching}>
          {texts.listings.find.find}
        </Button>
      </form>
      {search && query.isError && !query.isFetching && <Refusal failure={query.error} />}
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning} role="status">
          {warning}
        </p>
      ))}
      <VisuallyHidden role="status">{cards.length > 0 && texts.listings.find.found(total)}</VisuallyHidden>
      {cards.length > 0 && (
        <ul ref={printings} className={classes.found} aria-label={texts.listings.find.printings}>
          {cards.map((card) => (
            <li key={card.id}>
              <FoundPrinting card={card} onPick={() => pick(card)} />
            </li>
          ))}
          <li>
            <LoadMore
              list={printings}
              shown={cards.length}
              total={total}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </li>
        </ul>
      )}
    </div>
  );
}

function Refusal({ failure }: { failure: unknown }) {
  const { kind, details, warnings } = searchRefusal(failure);
  const { failed } = texts.listings.find;
  const said = kind === 'failed' || !details ? failed : [details, ...warnings].join(' ');
  // The rest of an empty answer leads to the card database's own guide.
  return (
    <p className={kind === 'empty' ? classes.message : classes.refusal} role="alert">
      {kind === 'empty' ? firstSentence(said) : said}
    </p>
  );
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
