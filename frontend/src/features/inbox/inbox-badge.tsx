/** How many offers and deals wait for the visitor, for menus; nothing where none does. */
import { useCountInboxQuery } from '../../api/offers';
import { useUser } from '../../browser/use-user';
import { texts } from '../../texts';
import classes from './inbox-badge.module.css';
import { useLiveTrades } from './use-live-trades';

/** Beyond this many the badge says so. */
const MAX_SHOWN = 99;
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
  const mine = currentData?.mine ?? 0;
  if (mine === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{mine > MAX_SHOWN ? t.upTo(MAX_SHOWN) : mine}</span>
      <span className={classes.spoken}>{t.count(mine)}</span>
    </span>
  );
}
