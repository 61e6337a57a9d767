/** The events that a calendar has: chosen, completed, added. */
import { useEffect, useRef, useState } from 'react';
import {
  type CalendarPreview,
  type ImportEvents,
  MAX_IMPORTED,
  useImportEventsMutation,
} from '../../../api/calendars';
import { problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { type FormState, UNTOUCHED } from '../../../ui/form-dialog';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { useGameCatalog } from '../parts/use-game-catalog';
import { FoundEvents } from './found-events';
import classes from './import-calendar.module.css';
import { type Choice, choicesOf, formatKey, importedEvent, isComplete } from './import-draft';

interface ChooseEventsProps {
  preview: CalendarPreview;
  onState: (state: FormState) => void;
  onAnother: () => void;
  onClose: () => void;
}

export function ChooseEvents({ preview, onState, onAnother, onClose }: ChooseEventsProps) {
  const t = texts.calendars.importing;
  const [choices, setChoices] = useState(() => choicesOf(preview));
  const [failure, setFailure] = useState<string | null>(null);
  const [importEvents, { isLoading }] = useImportEventsMutation();
  const [isTouched, setTouched] = useState(false);
  const last = useRef<Submission<ImportEvents> | null>(null);
  useEffect(() => onState({ unsaved: isTouched, busy: isLoading }), [isTouched, isLoading, onState]);
  useEffect(() => () => onState(UNTOUCHED), [onState]);
  const { loading, games, formatsOf, gamesFailed, formatsFailed, retry } = useGameCatalog();
  const formats = games.flatMap((game) =>
    formatsOf(game.value).map(({ value, label }) => ({
      value: formatKey(game.value, value),
      label: games.length > 1 ? `${label} · ${game.label}` : label,
    })),
  );
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const change = (key: string, changes: Partial<Choice>) => {
    setFailure(null);
    setTouched(true);
    setChoices(choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)));
  };
  const add = async () => {
    if (!chosen.every(isComplete)) return setFailure(t.incomplete);
    if (chosen.length > MAX_IMPORTED) return setFailure(t.most(MAX_IMPORTED));
    // The same key until it is answered: a second press after a lost answer adds nothing twice.
    last.current = submissionOf({ events: chosen.map(importedEvent) }, last.current);
    const { key, body } = last.current;
    try {
      const { made } = await importEvents({ 'Idempotency-Key': key, importEvents: body }).unwrap();
      last.current = null;
      toastSuccess(t.added(made));
      onClose();
    } catch (problem) {
      setFailure(problemText(problem, t.notAdded));
    }
  };
  return (
    <div className={classes.stack}>
      <FoundEvents preview={preview} choices={choices} formats={loading ? null : formats} onChange={change} />
      {(gamesFailed || formatsFailed) && <ErrorState message={t.formatsFailed} onRetry={retry} />}
      {failure && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button look="quiet" disabled={isLoading} onClick={onAnother}>
          {t.another}
        </Button>
        {chosen.length > 0 && (
          <Button busy={isLoading} onClick={() => void add()}>
            {t.add(chosen.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
