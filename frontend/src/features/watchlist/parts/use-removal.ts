/** Taking cards off the list: while one is on its way out, every card keeps its place under the pointer. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useUnwatchCardMutation, type WatchedCardDto, watchOf } from '../../../api/watchlist';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';
import { sayRemoved } from './say-removed';

/** A click that comes sooner is the other half of a double click, and not meant for the next card. */
const DOUBLE_CLICK_MS = 500;

/** `loaded` are the cards of `owner`; `onGone` is called just before those that were removed leave the view. */
export function useRemoval(owner: string, loaded: readonly WatchedCardDto[], onGone: () => void) {
  const dispatch = useDispatch();
  const [unwatch] = useUnwatchCardMutation();
  const [held, setHeld] = useState<readonly WatchedCardDto[] | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const inFlight = useRef(0);

  const remove = async ({ cardId }: WatchedCardDto) => {
    const clicked = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
    inFlight.current += 1;
    setHeld((before) => before ?? loaded);
    setLeaving((before) => new Set(before).add(cardId));
    try {
      const card = watchOf(owner, cardId);
      sayRemoved(dispatch, card, await unwatch(card).unwrap());
      await clicked;
    } catch {
      // Drawn before `onGone` looks which cards go: this one stays.
      flushSync(() => setLeaving((before) => new Set([...before].filter((other) => other !== cardId))));
      toastError(texts.watchlist.notRemoved);
    }
    inFlight.current -= 1;
    if (inFlight.current > 0) return;
    onGone();
    setHeld(null);
    setLeaving(new Set());
  };

  const came = held && loaded.filter(({ cardId }) => !held.some((card) => card.cardId === cardId));
  return {
    /** The cards to show, with those that are leaving. */
    cards: held && came ? [...held, ...came] : loaded,
    leaving,
    remove,
  };
}
