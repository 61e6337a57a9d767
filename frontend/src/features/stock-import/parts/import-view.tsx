/** One import, from the reading of its file to what it has changed. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  importChangedStock,
  rowsChanged,
  type StockImportDto,
  useChangeImportMutation,
  useFollowCommit,
} from '../../../api/stock-imports';
import { problemText } from '../../../lib/problem';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { LeaveQuestion } from '../../../ui/leave-question';
import { toastSuccess } from '../../../ui/toast';
import { ChangeTabs } from './change-tabs';
import classes from './changes.module.css';
import { CommitBox } from './commit-box';
import { FileHead } from './file-head';
import { type ImportSettings, isSame, type Settings, sendableSettings, settingsOf } from './import-settings';
import { Result } from './result';
import { SettingsForm } from './settings-form';
import { useCorrections } from './use-corrections';
import { WorkProgress } from './work-progress';

interface ImportViewProps {
  import: StockImportDto;
  refetch: () => unknown;
  /** The tab that the address names. */
  shown: string | null;
  onShow: (kind: string) => void;
  onStartNew: () => void;
}

export default function ImportView({ import: current, refetch, shown, onShow, onStartNew }: ImportViewProps) {
  const t = texts.stockImport;
  const queue = useCorrections(current, refetch);
  const compared = useLastCompared(current);
  const isOver = current.state === 'COMMITTED';
  const isWorking = current.state === 'WORKING';
  // While corrections are compared one after another, what is known stays where it is.
  const difference = current.difference ?? (isWorking ? compared : null);
  useWhenCompared(current);
  useFollowedCommit(current);
  const name = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusWhenLost(name);
  return (
    <div className={classes.changes} {...focusProps}>
      <LeaveQuestion isUnsaved={queue.isPending}>{t.held.unsaved}</LeaveQuestion>
      <FileHead import={current} onDiscarded={isOver ? null : onStartNew} name={name} />
      {isOver && <Result import={current} onStartNew={onStartNew} />}
      {(current.state === 'COMMITTING' || (isWorking && !difference)) && (
        <WorkProgress label={progressLabel(current)} progress={progressOf(current)} about={t.canClose} />
      )}
      {difference && !isOver && current.state !== 'COMMITTING' && current.file && (
        <Preview
          import={current}
          difference={difference}
          isWaiting={isWorking || queue.isPending}
          onRefused={refetch}
        />
      )}
      {difference && current.state !== 'COMMITTING' && (
        <ChangeTabs
          import={current}
          difference={difference}
          shown={shown}
          onShow={onShow}
          queue={isOver ? null : queue}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  import: StockImportDto;
  difference: NonNullable<StockImportDto['difference']>;
  isWaiting: boolean;
  onRefused: () => void;
}

/** What was chosen, and what it comes to. */
function Preview({ import: current, difference, isWaiting, onRefused }: PreviewProps) {
  const t = texts.stockImport;
  const applied = settingsOf(current);
  const [chosen, setChosen] = useState<Settings | null>(null);
  const settings = chosen ?? applied;
  const [change, { isLoading }] = useChangeImportMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const preview = async (changeImport: ImportSettings) => {
    setAsked(false);
    setFailure(null);
    try {
      await change({ uuid: current.uuid, changeImport }).unwrap();
      setChosen(null);
    } catch (problem) {
      setFailure(problemText(problem, t.settings.failed));
    }
  };
  // Asked for while something else was compared: it follows.
  const asked = isAsked && !isWaiting && !isLoading ? sendableSettings(settings) : null;
  const onAsked = useEffectEvent(() => asked && void preview(asked));
  useEffect(() => {
    if (asked) onAsked();
  }, [asked]);
  return (
    <>
      {current.file && (
        <SettingsForm
          file={current.file}
          applied={applied}
          settings={settings}
          onChange={(next) => {
            setChosen(next);
            setAsked(false);
          }}
          busy={isLoading || isAsked}
          failure={failure}
          onPreview={() => setAsked(true)}
        />
      )}
      <h2 className={classes.title}>{t.changes.title}</h2>
      <CommitBox
        import={current}
        difference={difference}
        isWaiting={isWaiting}
        isOutdated={!isSame(settings, applied)}
        onRefused={onRefused}
      />
    </>
  );
}

/** The difference of the last comparison: while another runs, there is none. */
function useLastCompared({ difference, file }: StockImportDto) {
  const [last, setLast] = useState(difference);
  if (difference && difference !== last) setLast(difference);
  // Another format is another file.
  return file ? last : null;
}

/** Once an import has been compared again, or is over, what was loaded of it is old. */
function useWhenCompared({ state, revision }: StockImportDto): void {
  const dispatch = useDispatch();
  const before = useRef({ state, revision });
  useEffect(() => {
    const last = before.current;
    before.current = { state, revision };
    if (last.state === state && last.revision === revision) return;
    if (state === 'READY' || state === 'COMMITTED') dispatch(rowsChanged());
    if (state === 'COMMITTED' && last.state !== 'COMMITTED') {
      toastSuccess(texts.stockImport.changes.committed);
      dispatch(importChangedStock());
    }
  }, [state, revision, dispatch]);
}

/** The stock is loaded again after a commit also where its end was not waited for. */
function useFollowedCommit({ uuid, state }: StockImportDto): void {
  const follow = useFollowCommit();
  const isCommitting = useRef(false);
  useEffect(() => {
    isCommitting.current = state === 'COMMITTING';
  });
  useEffect(
    () => () => {
      if (isCommitting.current) follow(uuid);
    },
    [follow, uuid],
  );
}

function progressOf({ progress }: StockImportDto): { done: number; all: number } | null {
  return progress && progress.total > 0 ? { done: progress.done, all: progress.total } : null;
}

function progressLabel(current: StockImportDto): string {
  const t = texts.stockImport;
  const { progress, state } = current;
  if (state === 'COMMITTING') return t.saving;
  if (!progress || progress.step === 'READING') {
    return progress && progress.total > 0 ? t.matching(progress.done, progress.total) : t.reading;
  }
  return t.comparing;
}
