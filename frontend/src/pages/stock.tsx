/** `/stock`: what the visitor has, as lines of identical copies. */
import { useUser } from '../browser/use-user';
import { Stock } from '../features/stock/stock';

export default function StockPage() {
  const user = useUser();
  if (!user) return null;
  return <Stock account={user.uuid} />;
}
