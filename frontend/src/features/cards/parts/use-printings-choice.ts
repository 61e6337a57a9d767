/** Whether a card's page is about any printing or about this one only: in the address, so that it can be shared and reloaded. */
import { PRINTINGS_PARAM, type Printings, printingsIn } from '../../../api/listings';
import { useUrlState } from '../../../browser/use-url-state';

export interface PrintingsChoice {
  printings: Printings;
  choose: (printings: Printings) => void;
}

export function usePrintingsChoice(): PrintingsChoice {
  const { params, change } = useUrlState();
  return {
    printings: printingsIn(params),
    choose: (printings) => change({ [PRINTINGS_PARAM]: printings === 'this' ? printings : '' }),
  };
}
