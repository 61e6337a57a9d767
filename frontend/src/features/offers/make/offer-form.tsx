/** The form of an offer: what each side gives, what balances it, and the sheet beside. */
import { type FormEvent, useState } from 'react';
import type { FairTradeSheetDto } from '../../../api/offers';
import { useLatest } from '../../../lib/use-latest';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import type { GoneCopies, NextBestCopy } from '../gone/gone-copies';
import { NextBest } from '../gone/next-best';
import type { Draft } from './draft';
import { GivenLines } from './given-lines';
import { LivePreview } from './live-preview';
import classes from './offer-form.module.css';
import { TermsFields } from './terms-fields';
import { type OfferWay, useSendOffer } from './use-send-offer';

export interface OfferFormProps {
  me: string;
  to: { uuid: string; name: string };
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The sheet of the draft, where it is known. */
  sheet?: FairTradeSheetDto | null;
  /** Names of cards that somebody wanted to offer for, and that are gone. */
  gone?: readonly string[];
  way: OfferWay;
  onSending?: (isSending: boolean) => void;
}

export function OfferForm({ me, to, draft, onChange, sheet = null, way, ...more }: OfferFormProps) {
  const t = texts.offers.make;
  const [gone, setGone] = useState(more.gone ?? []);
  const [nextBest, setNextBest] = useState<readonly NextBestCopy[]>([]);
  const latest = useLatest(draft);
  /** What is gone leaves the form as it is then: it can't be sent any more. */
  const drop = (copies: GoneCopies) => {
    const { lines } = latest.current;
    const lost = lines.filter(({ listing }) => copies.gone.includes(listing));
    setGone((before) => [...before, ...lost.map(({ card }) => card.name)]);
    setNextBest(copies.nextBest);
    onChange({ ...latest.current, lines: lines.filter((line) => !lost.includes(line)) });
  };
  const { onSending } = more;
  const { send, isBusy, problem, forget } = useSendOffer({
    ...{ recipient: to.uuid, way, onSending, onGone: drop },
  });
  const change = (part: Partial<Draft>) => {
    forget();
    onChange({ ...draft, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft);
  };
  const sides = [
    { giver: to.uuid, title: t.youGet, add: t.addTheirs(to.name) },
    { giver: me, title: t.youGive, add: t.addYours },
  ];
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {gone.length > 0 && (
        <Hint kind="warning" role="status">
          {t.gone([...new Set(gone)].join(', '))}
          <NextBest copies={nextBest} />
        </Hint>
      )}
      <div className={classes.sides}>
        {sides.map((side) => (
          <GivenLines
            key={side.giver}
            {...side}
            lines={draft.lines}
            onChange={(lines) => change({ lines })}
          />
        ))}
      </div>
      <TermsFields me={me} to={to} draft={draft} onChange={change} />
      <LivePreview draft={draft} to={to} sheet={sheet} onGone={drop} />
      {problem && (
        <Hint kind="danger" role="alert">
          {problem}
        </Hint>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="l" busy={isBusy}>
          {'counters' in way ? t.sendCounter : t.send}
        </Button>
      </div>
    </form>
  );
}
