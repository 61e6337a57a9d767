/** The frame around the form of an offer, and what stands in its place until it can be shown. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Crumbs } from '../../../ui/crumbs';
import { ErrorState } from '../../../ui/error-state';
import { PageFrame } from '../../../ui/page-frame';

export const Framed = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageFrame
    title={title}
    breadcrumbs={<Crumbs above={[{ label: texts.trades.inbox, to: paths.inbox }]} here={title} />}
  >
    {children}
  </PageFrame>
);

interface WaitingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

export const Waiting = ({ error, isFetching, onRetry }: WaitingProps) =>
  error && !isFetching ? (
    <ErrorState message={problemText(error, texts.offers.failed)} onRetry={onRetry} />
  ) : (
    <div role="status" aria-label={texts.offers.loading} aria-busy>
      <Skeleton h={320} radius="md" />
    </div>
  );
