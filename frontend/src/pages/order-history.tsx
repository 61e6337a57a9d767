/** `/order-history`: what the visitor has sold. */

import { useUser } from '../browser/use-user';
import { OrderHistory } from '../features/listings/order-history';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function OrderHistoryPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={texts.app.tabs.orderHistory} lead={texts.listings.sales.lead}>
      <OrderHistory owner={user.uuid} />
    </PageFrame>
  );
}
