/** The card that the list of new ones begins with, where somebody came from its page. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { type Card, useGetCardQuery } from '../../../api/cards';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';

/** `found` receives the card once for each time that the dialog is opened with it. */
export function useFirstCard(cardId: string | null, found: (card: Card) => void): void {
  const { currentData: card, isError } = useGetCardQuery(cardId ?? skipToken);
  const take = useEffectEvent(found);
  useEffect(() => {
    if (cardId !== null && card) take(card);
  }, [cardId, card]);
  useEffect(() => {
    if (cardId !== null && isError) toastError(texts.cards.page.failed);
  }, [cardId, isError]);
}
