/** `/unsubscribe?token=`: opened from the link in an email about notifications. Needs no account. */
import { Unsubscribe } from '../features/notifications/unsubscribe';

export default Unsubscribe;
