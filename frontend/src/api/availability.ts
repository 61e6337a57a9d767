/** What is in stock of many cards at once, in short. */

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { type Availability, listingsApi, type Printings } from './listings';

const { getAvailability } = listingsApi.endpoints;
type State = Parameters<ReturnType<typeof getAvailability.select>>[0];

/** The batch size of a call: the cards of one page of results. */
const CARDS_PER_CALL = 175;

const NONE: ReadonlyMap<string, Availability> = new Map();

/** What is known so far, by the id that was asked for. A card that nobody has is absent, and so is one that is still asked for. */
export function useAvailability(
  ids: readonly string[],
  printings: Printings,
): ReadonlyMap<string, Availability> {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const asked = ids.join();
  const calls = useMemo(() => {
    const all = asked === '' ? [] : asked.split(',');
    return Array.from({ length: Math.ceil(all.length / CARDS_PER_CALL) }, (_, nth) => ({
      cardIds: all.slice(nth * CARDS_PER_CALL, (nth + 1) * CARDS_PER_CALL),
      printings,
    }));
  }, [asked, printings]);
  useEffect(() => {
    const subscriptions = calls.map((call) => dispatch(getAvailability.initiate(call)));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [calls, dispatch]);
  const answers = useSelector(
    (state: State) => calls.map((call) => getAvailability.select(call)(state).data),
    shallowEqual,
  );
  return useMemo(() => {
    const found = answers.flatMap((answer) => answer ?? []);
    return found.length > 0 ? new Map(found.map((each) => [each.cardId, each])) : NONE;
  }, [answers]);
}
