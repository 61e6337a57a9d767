/** The fallback for a page that broke or did not come. */
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure, resetAfterFailure } from '../lib/lazy-with-preload';
import { texts } from '../texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** The error boundary of every route: says what happened and offers a reload. */
export function RouteError() {
  const failure = useRouteError();
  // Somebody who goes elsewhere and comes back gets another attempt.
  useEffect(() => resetAfterFailure(failure), [failure]);
  const missing = isChunkFailure(failure);
  return (
    <Notice
      alert
      title={missing ? texts.app.broken.missing : texts.app.broken.title}
      text={missing ? texts.app.broken.why : texts.app.broken.text}
    >
      <Button size="l" onClick={() => window.location.reload()}>
        {texts.app.broken.reload}
      </Button>
    </Notice>
  );
}
