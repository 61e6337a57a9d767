/** `/deals/:id`: a deal of the visitor's; behind `#` stands the code that a scanned QR code brings. */
import { useLocation, useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Deal } from '../features/deals/deal';

export default function DealPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const user = useUser();
  if (!user) return null;
  const [code = null] = /^#(\d{6})$/.exec(hash)?.slice(1) ?? [];
  return <Deal key={`${user.uuid} ${id}`} uuid={id} scanned={code} />;
}
