/** Finds a card by its name: for cards whose code has more than letters and digits, or is not at hand. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { type Card, useFindCardsInfiniteQuery } from '../../../api/cards';
import { searchRefusal } from '../../../lib/search-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { CardImage } from '../../../ui/card-image';
import { LoadMore } from '../../../ui/load-more';
import classes from './lookup.module.css';

interface CardNameSearchProps {
  /** Says whether the card was taken: the printings stay where it was not. */
  onFound: (card: Card) => boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** Enter searches; picking a printing takes it. */
export function CardNameSearch({ onFound, inputRef }: CardNameSearchProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const printings = useRef<HTMLUListElement>(null);
  const query = useFindCardsInfiniteQuery(search, { skip: search === '' });
  const pages = (search && query.currentData?.pages) || [];
  const cards = pages.flatMap((page) => page.data);

  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted && wanted === search && query.isError) void query.refetch();
    setSearch(wanted);
  };

  return (
    <div>
      <form className={classes.lookup} onSubmit={find} noValidate>
        <TextInput
          ref={inputRef}
          label="Card name"
          placeholder="Clockwork Heron"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className={classes.input}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <BusyButton type="submit" variant="default" className={classes.button} busy={query.isFetching}>
          Find
        </BusyButton>
      </form>
      {search && query.isError && !query.isFetching && <Refusal failure={query.error} />}
      {cards.length > 0 && (
        <ul ref={printings} className={classes.found} aria-label="Printings">
          {cards.map((card) => (
            <li key={card.id}>
              <Printing
                card={card}
                onPick={() => {
                  if (!onFound(card)) return;
                  setSearch('');
                  setText('');
                }}
              />
            </li>
          ))}
          <li>
            <LoadMore
              list={printings}
              shown={cards.length}
              total={pages[0]?.total_cards ?? cards.length}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </li>
        </ul>
      )}
    </div>
  );
}

const Printing = ({ card, onPick }: { card: Card; onPick: () => void }) => (
  <button type="button" className={classes.printing} onClick={onPick}>
    <span className={classes.thumbnail} aria-hidden="true">
      <CardImage cardId={card.id} name="" size="small" />
    </span>
    <span>
      {card.name}
      <small>
        {card.set_name} · #{card.collector_number}
      </small>
    </span>
  </button>
);

function Refusal({ failure }: { failure: unknown }) {
  const { kind, details } = searchRefusal(failure);
  return (
    <p className={classes.message} role="alert">
      {kind === 'failed' ? 'Failed to search cards' : (details ?? 'Failed to search cards')}
    </p>
  );
}
