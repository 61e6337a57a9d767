/** What a kind of notifications is called. */
import { texts } from '../../../texts';

/** A kind that this client does not know yet is called by what it is on the wire. */
export const kindName = (kind: string): string =>
  texts.notificationSettings.kinds[kind] ?? kind.toLowerCase().replaceAll('_', ' ');
