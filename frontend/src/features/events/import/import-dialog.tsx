/** Imports a store's calendar: chosen, looked at, added. */
import { type RefObject, useState } from 'react';
import {
  type CalendarPreview,
  usePreviewCalendarAtMutation,
  usePreviewCalendarFileMutation,
} from '../../../api/calendars';
import type { Navigation } from '../../../browser/use-history-dialog';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { FormDialog, UNTOUCHED } from '../../../ui/form-dialog';
import { ChooseCalendar } from './choose-calendar';
import { ChooseEvents } from './choose-events';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Whether a move in the history leaves the dialog behind. */
  isLeaving: (move: Navigation) => boolean;
  /** Where the focus goes when it closes. */
  home: RefObject<HTMLElement | null>;
}

export default function ImportDialog({ opened, onClose, isLeaving, home }: ImportDialogProps) {
  const t = texts.calendars.importing;
  const [readFile, file] = usePreviewCalendarFileMutation();
  const [readAddress, address] = usePreviewCalendarAtMutation();
  const [preview, setPreview] = useState<CalendarPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState(UNTOUCHED);
  const read = async (asked: Promise<CalendarPreview>) => {
    setFailure(null);
    try {
      setPreview(await asked);
    } catch (problem) {
      setFailure(problemText(problem, t.notRead));
    }
  };
  return (
    <FormDialog
      {...state}
      opened={opened}
      onClose={onClose}
      onDiscard={() => setState(UNTOUCHED)}
      isLeaving={isLeaving}
      question={{ ...texts.forms.leave, text: t.unsaved }}
      title={t.title}
      phone="page"
      size={720}
      home={home}
    >
      {() =>
        preview ? (
          <ChooseEvents
            preview={preview}
            onState={setState}
            onAnother={() => setPreview(null)}
            onClose={onClose}
          />
        ) : (
          <ChooseCalendar
            busy={file.isLoading || address.isLoading}
            failure={failure}
            onFile={(chosen) => void read(readFile(chosen).unwrap())}
            onAddress={(at) => void read(readAddress({ address: at }).unwrap())}
          />
        )
      }
    </FormDialog>
  );
}
