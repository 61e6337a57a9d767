/** Whether a card's page is about any printing or about this one only: in the address, so that it can be shared and reloaded. */
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Printings } from '../../../api/listings';

const NAME = 'printings';

export interface PrintingsChoice {
  printings: Printings;
  choose: (printings: Printings) => void;
}

export function usePrintingsChoice(): PrintingsChoice {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const choose = useCallback(
    (printings: Printings) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (printings === 'this') next.set(NAME, 'this');
          else next.delete(NAME);
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  const printings: Printings = params.get(NAME) === 'this' ? 'this' : 'any';
  return { printings, choose };
}
