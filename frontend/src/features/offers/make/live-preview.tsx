/** The fair-trade sheet of what is chosen so far: asked for when the typing pauses, and kept until the next one is there. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FairTradeSheetDto, usePreviewOfferMutation } from '../../../api/offers';
import { TradeSheet } from '../../../entities/trade/trade-sheet';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { type GoneCopies, goneCopiesIn } from '../gone/gone-copies';
import { type Draft, offerOf } from './draft';
import classes from './offer-form.module.css';

const DEBOUNCE_MS = 400;

interface Previewed {
  sheet: FairTradeSheetDto;
  lines: Draft['lines'];
}

interface LivePreviewProps {
  draft: Draft;
  to: { uuid: string; name: string };
  /** The sheet of what the form begins with, where it is known. */
  sheet: FairTradeSheetDto | null;
  onGone: (gone: GoneCopies) => void;
}

export function LivePreview({ to, ...preview }: LivePreviewProps) {
  const { shown, failure } = usePreview({ to, ...preview });
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

function usePreview({ draft, to: { uuid: recipient }, sheet, onGone }: LivePreviewProps) {
  const [ask] = usePreviewOfferMutation();
  const [shown, setShown] = useState<Previewed | null>(sheet && { sheet, lines: draft.lines });
  const [failure, setFailure] = useState<string | null>(null);
  const gone = useEffectEvent(onGone);
  const offer = offerOf(draft);
  const key = typeof offer === 'string' ? null : JSON.stringify({ lines: offer.lines, cash: offer.cash });
  /** What the sheet that is shown was made of. */
  const answered = useRef(sheet && key);
  const { lines } = draft;
  useEffect(() => {
    if (key === null || key === answered.current) return;
    let isCurrent = true;
    const later = setTimeout(async () => {
      const { data, error } = await ask({ recipient, ...JSON.parse(key) });
      if (!isCurrent) return;
      const missing = goneCopiesIn(
        error,
        lines.map(({ listing }) => listing),
      );
      if (missing) return gone(missing);
      setFailure(error ? problemText(error, texts.offers.make.previewFailed) : null);
      if (!data) return;
      answered.current = key;
      setShown({ sheet: data, lines });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [ask, key, lines, recipient]);
  return { shown: draft.lines.length === 0 ? null : shown, failure };
}
