/** What rules would do to the stock, worked out again a moment after each change. */
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type PriceRulesPreview,
  type SavePriceRules,
  usePreviewPriceRulesMutation,
} from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';

/** How long the typing has to pause. */
const DEBOUNCE_MS = 500;

/** `rules` are null while they can't be read; `revision` says that the stock has changed. */
export function usePreview(rules: SavePriceRules | null, includeTyped: boolean, revision: unknown) {
  const [look] = usePreviewPriceRulesMutation();
  const [shown, setShown] = useState<{ of: string; preview: PriceRulesPreview } | null>(null);
  const [failure, setFailure] = useState<{ of: string; text: string } | null>(null);
  const [tries, setTries] = useState(0);
  const body = rules && { rules: pricingOf(rules), includeTyped };
  const of = JSON.stringify([body, revision, tries]);

  /** Asks after a moment, at once for the first time. */
  const start = useEffectEvent((asked: string) => {
    if (!body) return undefined;
    let call: ReturnType<typeof look> | undefined;
    let isLatest = true;
    const ask = () => {
      call = look(body);
      call.unwrap().then(
        (preview) => isLatest && setShown({ of: asked, preview }),
        (problem: unknown) =>
          isLatest && setFailure({ of: asked, text: problemText(problem, texts.stockPrices.preview.failed) }),
      );
    };
    const timer = setTimeout(ask, shown === null ? 0 : DEBOUNCE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
      call?.abort();
    };
  });
  useEffect(() => start(of), [of]);

  const failed = failure?.of === of ? failure.text : null;
  return {
    /** The last one that came: it stays while the next is worked out. */
    preview: shown?.preview ?? null,
    isCurrent: shown?.of === of,
    isLoading: body !== null && shown?.of !== of && failed === null,
    failure: failed,
    retry: () => setTries(tries + 1),
  };
}

/** What comes of the rules does not depend on whether they run by themselves. */
const pricingOf = ({ automatic: _automatic, ...pricing }: SavePriceRules) => pricing;
