/** The line above a page that shows what was kept, or that a new version of the client waits. */
import { useConnection } from '../browser/connection';
import { useUpdate } from '../browser/update';
import { useLogoutWaiting } from '../browser/use-logout-waiting';
import { formatMoment } from '../lib/format-date';
import { texts } from '../texts';
import { Button } from '../ui/button';
import classes from './connection-notice.module.css';

export function ConnectionNotice() {
  const connection = useConnection();
  const update = useUpdate();
  const logoutWaits = useLogoutWaiting();
  return (
    <div role="status">
      {logoutWaits ? (
        <p className={classes.notice}>{texts.app.logoutWaits}</p>
      ) : !connection.connected ? (
        <p className={classes.notice}>
          {connection.since === null
            ? texts.app.offline
            : texts.app.offlineSince(formatMoment(connection.since))}
        </p>
      ) : (
        update && (
          <p className={classes.notice}>
            {texts.app.newVersion}
            <Button size="l" look="quiet" onClick={update}>
              {texts.app.loadNewVersion}
            </Button>
          </p>
        )
      )}
    </div>
  );
}
