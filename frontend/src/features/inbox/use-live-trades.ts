/** Reads offers and deals again when the stream of notifications says that something has happened, and the inbox when messages came. */
import { useNotificationChanges, useThreadChanges } from '../../api/notification-changes';
import { useReadInboxAgain, useReadTradesAgain } from '../../api/offers';

export function useLiveTrades(uuid: string | undefined): void {
  useNotificationChanges(uuid, useReadTradesAgain());
  useThreadChanges(uuid, useReadInboxAgain());
}
