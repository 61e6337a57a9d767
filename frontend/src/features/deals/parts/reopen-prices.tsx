/** Asks the other to agree on other prices for the cards that the market has moved. */
import { type FormEvent, useState } from 'react';
import { type DealDto, useProposeAmendmentMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { PriceField } from '../../../entities/listing/price-field';
import { texts } from '../../../texts';
import classes from '../deal.module.css';
import { FormActions } from './form-actions';
import { useStep } from './use-step';

type Drafts = Readonly<Record<number, string>>;

export default function ReopenPrices({ deal, onClose }: { deal: DealDto; onClose: () => void }) {
  const t = texts.stockConflicts.priceNotes;
  const lines = deal.lines.filter(({ nth }) => deal.priceNotes.some((note) => note.nth === nth));
  const [drafts, setDrafts] = useState<Drafts>(() =>
    Object.fromEntries(lines.map(({ nth, price }) => [nth, price.toFixed(2)])),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [propose] = useProposeAmendmentMutation();
  const { step, isBusy, failure } = useStep();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = lines.map(({ nth, price: before }) => ({
      ...{ nth, before, price: typedPrice(drafts[nth] ?? '') },
    }));
    const prices = typed.flatMap(({ nth, before, price }) =>
      price === null || price === before ? [] : { nth, price },
    );
    if (typed.some(({ price }) => price === null)) return setProblem(t.invalid);
    if (prices.length === 0) return setProblem(t.nothing);
    const proposeAmendment = { struck: [], conditions: [], prices };
    const isSent = await step(
      () => propose({ uuid: deal.uuid, 'If-Match': etagOf(deal), proposeAmendment }),
      { success: t.sent, failure: t.notSent },
    );
    if (isSent) onClose();
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void submit(event)} aria-label={t.reopen}>
      <p className={classes.note}>{t.hint}</p>
      {lines.map(({ nth, card }) => (
        <PriceField
          key={nth}
          label={t.price(card.name)}
          value={drafts[nth] ?? ''}
          onChange={(price) => {
            setProblem(null);
            setDrafts((before) => ({ ...before, [nth]: price }));
          }}
        />
      ))}
      <FormActions submit={t.send} isBusy={isBusy} problem={problem ?? failure} onClose={onClose} />
    </form>
  );
}
