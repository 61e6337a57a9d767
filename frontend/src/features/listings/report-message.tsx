/** What the link in the mail of a message leads to: reporting it, and blocking its sender. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportMessage as Report, ReportedMessage } from '../../api/listings';
import { texts } from '../../texts';
import { Notice } from '../../ui/notice';
import { PageFrame } from '../../ui/page-frame';
import { ReportForm } from './parts/report-form';
import { Reported } from './parts/reported';

type State =
  | { kind: 'asking' }
  | { kind: 'invalid' }
  | { kind: 'done'; report: Report; answer: ReportedMessage };

export function ReportMessage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const t = texts.messages.report;
  const title = <title>{texts.ui.windowTitle(t.title)}</title>;
  if (!token)
    return (
      <>
        {title}
        <Notice alert title={t.invalid} text={t.noCode} />
      </>
    );
  if (state.kind === 'invalid')
    return (
      <>
        {title}
        <Notice alert title={t.expired} text={t.expiredWhy} />
      </>
    );
  if (state.kind === 'done')
    return (
      <>
        {title}
        <Reported report={state.report} answer={state.answer} />
      </>
    );
  return (
    <PageFrame title={t.title}>
      <ReportForm
        token={token}
        onReported={(report, answer) => setState({ kind: 'done', report, answer })}
        onInvalid={() => setState({ kind: 'invalid' })}
      />
    </PageFrame>
  );
}
