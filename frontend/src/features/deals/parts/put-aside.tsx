/** A store puts the cards of a deal aside, one press with or without the shelf; afterwards it sees where they lie. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type DealDto, usePutAsideMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from '../deal.module.css';
import { isStoresOwn } from './deal-words';
import { useStep } from './use-step';

const MAX_SHELF = 60;

export function PutAside({ deal }: { deal: DealDto }) {
  const t = texts.deals.ready;
  const [shelf, setShelf] = useState('');
  const [put] = usePutAsideMutation();
  const { step, isBusy } = useStep();
  if (!isStoresOwn(deal)) return null;
  if (deal.state !== 'SCHEDULED')
    return (
      deal.shelf && (
        <p className={classes.text}>
          {t.shelf}: <span dir="auto">{deal.shelf}</span>
        </p>
      )
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const putAside = { shelf: shelf.trim() || null };
    void step(() => put({ uuid: deal.uuid, 'If-Match': etagOf(deal), putAside }), {
      success: t.done(partyName(deal.other)),
      failure: t.failed,
    });
  };
  return (
    <form className={classes.actions} onSubmit={submit}>
      <TextInput
        className={classes.shelf}
        label={t.shelf}
        placeholder={t.shelfHint}
        maxLength={MAX_SHELF}
        value={shelf}
        onChange={({ currentTarget }) => setShelf(currentTarget.value)}
      />
      <Button type="submit" size="l" busy={isBusy}>
        {t.putAside}
      </Button>
    </form>
  );
}
