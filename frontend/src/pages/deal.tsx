/** `/deals/:id`: a deal of the visitor's; behind `#` stands the code that a scanned QR code brings. */
import { useLocation, useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { partyName } from '../entities/trade/party-name';
import { Deal, type DealAside } from '../features/deals/deal';
import { OptionalPart } from '../ui/optional-part';

const loadRecord = () => import('../features/reviews/record');
const loadReview = () => import('../features/reviews/deal-review');

const ASIDE: DealAside = {
  record: (account) => <OptionalPart load={loadRecord} account={account} />,
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
  const { hash } = useLocation();
  const user = useUser();
  if (!user) return null;
  const [code = null] = /^#(\d{6})$/.exec(hash)?.slice(1) ?? [];
  return <Deal key={`${user.uuid} ${id}`} uuid={id} scanned={code} aside={ASIDE} />;
}
