/** How many offers and deals wait for the visitor, for menus; nothing where none does. */
import { useCountInboxQuery } from '../../api/offers';
import { useUser } from '../../browser/use-user';
import { texts } from '../../texts';
import { CountBadge } from '../../ui/count-badge';
import { useLiveTrades } from './use-live-trades';

/** How often a page asks where no stream gets through, in milliseconds. */
const POLLING_INTERVAL_MS = 120_000;

export default function InboxBadge() {
  const t = texts.inbox;
  const uuid = useUser()?.uuid;
  useLiveTrades(uuid);
  const { currentData } = useCountInboxQuery(undefined, {
    skip: uuid === undefined,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return <CountBadge count={currentData?.mine ?? 0} spoken={t.count} upTo={t.upTo} />;
}
