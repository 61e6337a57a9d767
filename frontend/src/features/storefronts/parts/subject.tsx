/** What a public page is about: on its way, there, not there, or not to be read. */
import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { PendingAnswer, PublicAnswer } from '../../../api/public-data';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PageSkeleton } from '../../../ui/page-skeleton';

const t = texts.publicPage;

interface SubjectProps<Data> {
  answer: PendingAnswer<Data>;
  /** Where there is no such thing. */
  unknown: { title: string; text: string };
  children: (data: Data) => ReactNode;
}

/** An ID that is none is answered with 400. */
const UNKNOWN = [400, 404];

/**
 * An answer that is there already needs no Suspense boundary: React would throw the server's HTML of one away if it was updated
 * before it was hydrated.
 */
export function Subject<Data>({ answer, unknown, children }: SubjectProps<Data>) {
  const shown = ({ status, data }: PublicAnswer<Data>) => {
    if (data !== null) return children(data);
    return UNKNOWN.includes(status) ? <Unknown {...unknown} /> : <Failed />;
  };
  if (!(answer instanceof Promise)) return shown(answer);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Await resolve={answer}>{shown}</Await>
    </Suspense>
  );
}

const Unknown = ({ title, text }: { title: string; text: string }) => (
  <>
    <title>{texts.ui.windowTitle(title)}</title>
    <Notice title={title} text={text}>
      <ButtonLink size="l" to={paths.landing}>
        {t.home}
      </ButtonLink>
    </Notice>
  </>
);

const Failed = () => (
  <>
    <title>{texts.ui.windowTitle(t.failed)}</title>
    <Notice alert title={t.failed}>
      <Button size="l" look="quiet" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </Notice>
  </>
);
