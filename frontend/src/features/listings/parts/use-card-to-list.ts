/** The card that `?list=` in the address names: anyone who has it comes from its page, and finds it in the list of new ones. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useUrlState } from '../../../browser/use-url-state';

/** Takes the card out of the address, so that a reload or the way back does not begin again, and then begins. */
export function useCardToList(begin: (cardId: string) => void): void {
  const { params, change } = useUrlState();
  const asked = params.get('list');
  const [taken, setTaken] = useState<string | null>(null);
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (asked === null) return;
    setTaken(asked);
    change({ list: '' });
  }, [asked, change]);
  useEffect(() => {
    if (taken === null || asked !== null) return;
    setTaken(null);
    start(taken);
  }, [taken, asked]);
}
