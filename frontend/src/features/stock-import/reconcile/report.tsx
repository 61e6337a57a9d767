/** A report: how far it is, what differs in all, and the lines of each kind. */
import { Tabs } from '@mantine/core';
import {
  type DriftKind,
  type ReconciliationDto,
  useDownloadReportMutation,
} from '../../../api/stock-reconciliations';
import { saveFile } from '../../../browser/save-file';
import { formatDateTime } from '../../../lib/format-time-ago';
import { conditionLabels } from '../../../lib/listing-values';
import { isOneOf } from '../../../lib/one-of';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Hint } from '../../../ui/hint';
import { toastError } from '../../../ui/toast';
import { refusalText } from '../parts/reason-text';
import { WorkProgress } from '../parts/work-progress';
import { DriftList } from './drift-list';
import classes from './report.module.css';

/** The kinds of differences, in the order of their tabs. */
const KINDS = ['MORE', 'FEWER', 'NOT_IN_FILE', 'NOT_IN_STOCK', 'NOT_COMPARED'] as const;
const TABS = ['ALL', ...KINDS] as const;

interface ReportProps {
  report: ReconciliationDto;
  /** The kind that the address names. */
  shown: string | null;
  onShow: (kind: string) => void;
  onStartNew: () => void;
}

export default function Report({ report, shown, onShow, onStartNew }: ReportProps) {
  const t = texts.stockReconcile;
  const { name, state, problem, totals, finishedAt } = report;
  return (
    <div className={classes.report}>
      <section className={classes.head} aria-label={name}>
        <h2 className={classes.name}>{name}</h2>
        {finishedAt && <p className={classes.said}>{t.comparedAt(formatDateTime(finishedAt))}</p>}
        {state !== 'WORKING' && (
          <Button look="link" onClick={onStartNew}>
            {t.startNew}
          </Button>
        )}
      </section>
      {state === 'WORKING' && (
        <WorkProgress label={progressLabel(report)} progress={progressOf(report)} about={t.canClose} />
      )}
      {problem && (
        <Hint kind="danger" role="alert">
          <span>{refusalText(problem)}</span>
        </Hint>
      )}
      {totals && <Differences report={report} totals={totals} shown={shown} onShow={onShow} />}
    </div>
  );
}

type Totals = NonNullable<ReconciliationDto['totals']>;

function Differences({
  report,
  totals,
  shown,
  onShow,
}: Pick<ReportProps, 'report' | 'shown' | 'onShow'> & { totals: Totals }) {
  const t = texts.stockReconcile;
  const { lines, agreeing, copiesInFile, copiesInStock, kinds } = totals;
  if (kinds.length === 0) return <EmptyState title={t.agree} text={t.agreeAbout(lines, copiesInStock)} />;
  const linesOf = (kind: DriftKind) => kinds.find((each) => each.kind === kind)?.lines ?? 0;
  const all = kinds.reduce((sum, each) => sum + each.lines, 0);
  const active = isOneOf(TABS, shown) ? shown : 'ALL';
  const chosen = active === 'ALL' ? [] : [active];
  const tabs = KINDS.filter((kind) => linesOf(kind) > 0 || kind === active);
  return (
    <>
      <div className={classes.totals}>
        <p className={classes.differ} role="status">
          {t.totals(lines - agreeing, lines)}
        </p>
        <p className={classes.said}>{t.copies(copiesInFile, copiesInStock)}</p>
        <p className={classes.said}>{t.blank(conditionLabels[report.blankCondition])}</p>
      </div>
      <div className={classes.buttons}>
        <Download report={report} kinds={chosen} />
        <ButtonLink look="quiet" to={paths.stockImport}>
          {t.fixLink}
        </ButtonLink>
        <p className={classes.said}>{t.fix}</p>
      </div>
      <Tabs
        keepMounted={false}
        value={active}
        onChange={(kind) => isOneOf(TABS, kind) && onShow(kind === 'ALL' ? '' : kind)}
        aria-label={t.tabs}
      >
        <Tabs.List>
          <Tabs.Tab value="ALL">{t.tab(t.kinds.ALL, all)}</Tabs.Tab>
          {tabs.map((kind) => (
            <Tabs.Tab key={kind} value={kind}>
              {t.tab(t.kinds[kind], linesOf(kind))}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={active} pt="md">
          <DriftList uuid={report.uuid} kinds={chosen} label={t.kinds[active]} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Download({
  report: { uuid, name },
  kinds,
}: {
  report: ReconciliationDto;
  kinds: readonly DriftKind[];
}) {
  const t = texts.stockReconcile;
  const [download, { isLoading }] = useDownloadReportMutation();
  const save = async () => {
    try {
      const text = await download({ uuid, kinds }).unwrap();
      saveFile(t.downloadName(name.replace(/\.\w{1,4}$/, '')), new Blob([text], { type: 'text/csv' }));
    } catch (failure) {
      toastError(problemText(failure, t.notDownloaded));
    }
  };
  return (
    <Button look="quiet" busy={isLoading} onClick={() => void save()}>
      {t.download}
    </Button>
  );
}

function progressOf({ progress }: ReconciliationDto): { done: number; all: number } | null {
  const isCounted = progress?.step === 'READING' && progress.total > 0;
  return isCounted ? { done: progress.done, all: progress.total } : null;
}

function progressLabel({ progress }: ReconciliationDto): string {
  const t = texts.stockReconcile;
  if (progress?.step === 'COMPARING') return t.comparing;
  return progress && progress.total > 0 ? t.matching(progress.done, progress.total) : t.reading;
}
