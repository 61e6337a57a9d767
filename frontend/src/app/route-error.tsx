/** What stands in for a page that broke or did not come. */
import { useRouteError } from 'react-router-dom';
import { isChunkFailure } from '../lib/lazy-part';
import { Notice } from '../ui/notice';
import { PlainButton } from '../ui/plain-button';

/** The error boundary of every route: says what happened and offers a reload. */
export function RouteError() {
  const failure = useRouteError();
  const missing = isChunkFailure(failure);
  return (
    <Notice
      alert
      title={missing ? 'This page could not be loaded' : 'Something went wrong'}
      text={
        missing
          ? 'The connection is slow, or there is a new version of Playset. Reloading gets the latest one.'
          : 'This page ran into an error. Reloading it usually helps.'
      }
    >
      <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
    </Notice>
  );
}
