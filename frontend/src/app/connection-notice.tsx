/** The line above a page that shows what was kept, or that a new version of the client waits. */
import { useConnection } from '../lib/connection';
import { momentWords } from '../lib/date-words';
import { takeNewVersion, useNewVersion } from '../lib/kept-pages';
import { texts } from '../texts';
import { PlainButton } from '../ui/plain-button';
import classes from './connection-notice.module.css';

export function ConnectionNotice() {
  const connection = useConnection();
  const isNew = useNewVersion();
  return (
    <div role="status">
      {!connection.connected ? (
        <p className={classes.notice}>
          {connection.since === null
            ? texts.app.offline
            : texts.app.offlineSince(momentWords(connection.since))}
        </p>
      ) : (
        isNew && (
          <p className={classes.notice}>
            {texts.app.newVersion}
            <PlainButton look="quiet" onClick={takeNewVersion}>
              {texts.app.loadNewVersion}
            </PlainButton>
          </p>
        )
      )}
    </div>
  );
}
