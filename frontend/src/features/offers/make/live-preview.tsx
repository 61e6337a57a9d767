/** The fair-trade sheet of what is chosen so far: asked for when the typing pauses, and kept until the next one is there. */
import { useEffect, useState } from 'react';
import { type FairTradeSheetDto, usePreviewOfferMutation } from '../../../api/offers';
import { TradeSheet } from '../../../entities/trade/trade-sheet';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { type Draft, offerOf } from './draft';
import classes from './offer-form.module.css';

const DEBOUNCE_MS = 400;

interface Previewed {
  sheet: FairTradeSheetDto;
  lines: Draft['lines'];
}

export function LivePreview({ draft, to }: { draft: Draft; to: { uuid: string; name: string } }) {
  const { shown, failure } = usePreview(draft, to.uuid);
  if (failure)
    return (
      <p className={classes.note} role="status">
        {failure}
      </p>
    );
  if (!shown) return null;
  const lines = shown.lines.map((line) => ({ ...line, price: Number(line.price) }));
  return (
    <section className={classes.box}>
      <h2 className={classes.legend}>{texts.sheet.title}</h2>
      <TradeSheet sheet={shown.sheet} lines={lines} me="first" other={to.name} isTitled />
    </section>
  );
}

function usePreview(draft: Draft, recipient: string) {
  const [ask] = usePreviewOfferMutation();
  const [shown, setShown] = useState<Previewed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const offer = offerOf(draft);
  const key = typeof offer === 'string' ? null : JSON.stringify({ lines: offer.lines, cash: offer.cash });
  const { lines } = draft;
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const later = setTimeout(async () => {
      const { data, error } = await ask({ recipient, ...JSON.parse(key) });
      if (!isCurrent) return;
      setFailure(error ? problemText(error, texts.offers.make.previewFailed) : null);
      if (data) setShown({ sheet: data, lines });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [ask, key, lines, recipient]);
  return { shown: draft.lines.length === 0 ? null : shown, failure };
}
