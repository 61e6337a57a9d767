/** Whether a card's page is about any printing or about this one only, and whether the nearest come first: in the address, so that it can be shared and reloaded. */
import { PRINTINGS_PARAM, type Printings, printingsIn } from '../../../api/listings';
import { useUrlState } from '../../../browser/use-url-state';
import { isNearestIn } from '../../../lib/paths';

export interface PrintingsChoice {
  printings: Printings;
  /** The nearest listings come first, not the cheapest. */
  isNearest: boolean;
  choose: (printings: Printings) => void;
}

export function usePrintingsChoice(): PrintingsChoice {
  const { params, change } = useUrlState();
  return {
    printings: printingsIn(params),
    isNearest: isNearestIn(params),
    choose: (printings) => change({ [PRINTINGS_PARAM]: printings === 'this' ? printings : '' }),
  };
}
