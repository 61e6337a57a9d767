/** Imports a store's calendar: chosen, looked at, added. */
import { type RefObject, useState } from 'react';
import {
  type CalendarPreview,
  MAX_IMPORTED,
  useImportEventsMutation,
  usePreviewCalendarAtMutation,
  usePreviewCalendarFileMutation,
} from '../../../api/calendars';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { useGameCatalog } from '../parts/use-game-catalog';
import { ChooseCalendar } from './choose-calendar';
import { FoundEvents } from './found-events';
import classes from './import-calendar.module.css';
import { type Choice, choicesOf, formatKey, importedEvent, isComplete } from './import-draft';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  home: RefObject<HTMLElement | null>;
}

export default function ImportDialog({ opened, onClose, home }: ImportDialogProps) {
  const t = texts.calendars.importing;
  const [readFile, file] = usePreviewCalendarFileMutation();
  const [readAddress, address] = usePreviewCalendarAtMutation();
  const [preview, setPreview] = useState<CalendarPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (asked: Promise<CalendarPreview>) => {
    setFailure(null);
    try {
      setPreview(await asked);
    } catch (problem) {
      setFailure(problemText(problem, t.notRead));
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t.title} phone="page" size={720} home={home}>
      {preview ? (
        <Preview preview={preview} onAnother={() => setPreview(null)} onClose={onClose} />
      ) : (
        <ChooseCalendar
          busy={file.isLoading || address.isLoading}
          failure={failure}
          onFile={(chosen) => void read(readFile(chosen).unwrap())}
          onAddress={(at) => void read(readAddress({ address: at }).unwrap())}
        />
      )}
    </Dialog>
  );
}

interface PreviewProps {
  preview: CalendarPreview;
  onAnother: () => void;
  onClose: () => void;
}

function Preview({ preview, onAnother, onClose }: PreviewProps) {
  const t = texts.calendars.importing;
  const [choices, setChoices] = useState(() => choicesOf(preview));
  const [failure, setFailure] = useState<string | null>(null);
  const [importEvents, { isLoading }] = useImportEventsMutation();
  const { games, formatsOf } = useGameCatalog();
  const formats = games.flatMap((game) =>
    formatsOf(game.value).map(({ value, label }) => ({
      value: formatKey(game.value, value),
      label: games.length > 1 ? `${label} · ${game.label}` : label,
    })),
  );
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const change = (key: string, changes: Partial<Choice>) => {
    setFailure(null);
    setChoices(choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)));
  };
  const add = async () => {
    if (!chosen.every(isComplete)) return setFailure(t.incomplete);
    if (chosen.length > MAX_IMPORTED) return setFailure(t.most(MAX_IMPORTED));
    try {
      const { made } = await importEvents({ importEvents: { events: chosen.map(importedEvent) } }).unwrap();
      toastSuccess(t.added(made));
      onClose();
    } catch (problem) {
      setFailure(problemText(problem, t.notAdded));
    }
  };
  return (
    <div className={classes.stack}>
      <FoundEvents preview={preview} choices={choices} formats={formats} onChange={change} />
      {failure && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button look="quiet" onClick={onAnother}>
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
