/** Finds the printing that a row of a file means. */
import { VisuallyHidden } from '@mantine/core';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useCardNames, usePointedCard } from '../../../api/card-names';
import { type Card, useFindCardsInfiniteQuery } from '../../../api/cards';
import { CardCombobox } from '../../../entities/card/card-combobox';
import { FoundPrinting } from '../../../entities/card/found-printing';
import { completed, completionOf } from '../../../lib/name-completion';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LoadMore } from '../../../ui/load-more';
import { searchOfCard } from './card-search';
import classes from './held-row.module.css';

interface FindPrintingProps {
  /** What the file says: the name of the card. */
  wanted: string;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (card: Card) => void;
}

/** Enter searches, for a name as for a code; picking a printing takes it. */
export function FindPrinting({ wanted, inputRef, onPick }: FindPrintingProps) {
  const t = texts.stockImport.held;
  const [text, setText] = useState(wanted);
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const printings = useRef<HTMLUListElement>(null);
  const query = useFindCardsInfiniteQuery({ q: search }, { skip: search === '' });
  const names = useCardNames(text === wanted ? null : (completionOf(text)?.query ?? null));
  const preview = usePointedCard(pointed);
  const pages = (search && query.currentData?.pages) || [];
  const cards = pages.flatMap((page) => page.rows);

  const find = (next: string) => {
    if (next && next === search && query.isError) void query.refetch();
    setSearch(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // This form is beside that of the row's terms.
    event.stopPropagation();
    find(searchOfCard(text));
  };
  return (
    <div className={classes.finder}>
      <form className={classes.lookup} onSubmit={submit} noValidate>
        <CardCombobox
          inputRef={inputRef}
          label={t.card}
          className={classes.wanted}
          names={names}
          preview={preview}
          onPoint={setPointed}
          onTake={(name) => {
            setText(`${completionOf(text)?.before ?? ''}${name}`);
            find(completed(text, name));
          }}
          value={text}
          onChange={setText}
        />
        <Button type="submit" look="quiet" busy={query.isFetching}>
          {t.find}
        </Button>
      </form>
      {search && query.isError && !query.isFetching && (
        <p className={classes.wrong} role="alert">
          {problemText(query.error, t.findFailed)}
        </p>
      )}
      <VisuallyHidden role="status">{cards.length > 0 && t.found(pages[0]?.total ?? 0)}</VisuallyHidden>
      {cards.length > 0 && (
        <ul ref={printings} className={classes.suggestions} aria-label={t.printings}>
          {cards.map((card) => (
            <li key={card.id}>
              <FoundPrinting card={card} onPick={() => onPick(card)} />
            </li>
          ))}
          <li>
            <LoadMore
              list={printings}
              shown={cards.length}
              total={pages[0]?.total ?? 0}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </li>
        </ul>
      )}
    </div>
  );
}
