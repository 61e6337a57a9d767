/** Puts the menu to report and block beside each message of the other one. */
import type { ReactNode } from 'react';
import type { MessageDto } from '../../api/messages';
import { texts } from '../../texts';
import { OptionalPart } from '../../ui/optional-part';

const loadMenu = () => import('./safety-menu');
/** As much of a message as tells it from others. */
const MAX_LABEL = 60;

/** What can be done about messages of the account that is called `who`. */
export const messageReporting =
  (who: string) =>
  ({ uuid, author, text }: MessageDto): ReactNode => (
    <OptionalPart
      load={loadMenu}
      target={{ kind: 'MESSAGE', id: uuid }}
      account={{ uuid: author, name: who }}
      label={texts.moderation.message((text ?? '').slice(0, MAX_LABEL))}
    />
  );
