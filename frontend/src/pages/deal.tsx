/** `/deals/:id`: a deal of the visitor's; behind `#` stands the code that a scanned QR code brings. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { partyName } from '../entities/trade/party-name';
import { Deal, type DealAside } from '../features/deals/deal';
import { messageReporting } from '../features/moderation/message-reporting';
import { OptionalPart } from '../ui/optional-part';

const loadRecord = () => import('../features/reviews/record');
const loadSafety = () => import('../features/moderation/safety-menu');
const loadThread = () => import('../features/messages/thread');
const loadReview = () => import('../features/reviews/deal-review');

const ASIDE: DealAside = {
  record: (account) => <OptionalPart load={loadRecord} account={account} />,
  safety: ({ uuid, other }) => (
    <OptionalPart
      load={loadSafety}
      target={{ kind: 'DEAL', id: uuid }}
      account={{ uuid: other.uuid, name: partyName(other) }}
      label={partyName(other)}
    />
  ),
  thread: (deal, me, isBeforeHandOver) => (
    <OptionalPart
      load={loadThread}
      offer={deal.offer}
      me={me}
      who={partyName(deal.other)}
      isBeforeHandOver={isBeforeHandOver}
      actionsOf={messageReporting(partyName(deal.other))}
    />
  ),
  review: ({ uuid, other, lines }) => (
    <OptionalPart
      load={loadReview}
      deal={uuid}
      other={partyName(other)}
      hasReceived={lines.some(({ giver, isStruck }) => giver === other.uuid && !isStruck)}
    />
  ),
};

export default function DealPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const code = useScannedCode(id, user !== null);
  if (!user) return null;
  return <Deal key={id} uuid={id} me={user.uuid} scanned={code} aside={ASIDE} />;
}

/** The code behind `#`. Once it is read it leaves the address, which is shared, bookmarked and kept in the history. */
function useScannedCode(deal: string, isRead: boolean): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<{ deal: string; code: string } | null>(null);
  const [code = null] = /^#(\d{6})$/.exec(hash)?.slice(1) ?? [];
  useEffect(() => {
    if (code === null || !isRead) return;
    setKept({ deal, code });
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  }, [code, isRead, deal, pathname, search, state, navigate]);
  return code ?? (kept?.deal === deal ? kept.code : null);
}
