/** Reads offers and deals again when the stream of notifications says that something has happened. */
import { useNotificationChanges } from '../../api/notification-changes';
import { useReadTradesAgain } from '../../api/offers';

export const useLiveTrades = (uuid: string | undefined): void =>
  useNotificationChanges(uuid, useReadTradesAgain());
