/** Discards an offer that was begun. */
import { type InboxEntry, useWithdrawOfferMutation } from '../../../api/offers';
import { partyName } from '../../../entities/trade/party-name';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';

export function DiscardDraft({ draft: { uuid, other } }: { draft: InboxEntry }) {
  const t = texts.inbox;
  const [withdraw, { isLoading }] = useWithdrawOfferMutation();
  const discard = async () => {
    const { error } = await withdraw(uuid);
    if (error) toastError(problemText(error, t.notDiscarded));
    else toastSuccess(t.discarded);
  };
  return (
    <Button
      size="l"
      look="quiet"
      busy={isLoading}
      aria-label={t.discardDraft(partyName(other))}
      onClick={() => void discard()}
    >
      {t.discard}
    </Button>
  );
}
