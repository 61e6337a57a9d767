/** Imports a store's calendar: chosen, looked at, added. */
import { type RefObject, useRef, useState } from 'react';
import {
  type CalendarPreview,
  usePreviewCalendarAtMutation,
  usePreviewCalendarFileMutation,
} from '../../../api/calendars';
import type { Navigation } from '../../../browser/use-history-dialog';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
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
  const [isAsking, setAsking] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const question = { ...texts.forms.leave, text: t.unsaved };
  const another = () => {
    setAsking(false);
    setPreview(null);
  };
  const read = async (asked: Promise<CalendarPreview>) => {
    setFailure(null);
    try {
      setPreview(await asked);
    } catch (problem) {
      setFailure(problemText(problem, t.notRead));
    }
  };
  return (
    <>
      <FormDialog
        {...state}
        // Escape answers the question above it, and asks no other.
        busy={state.busy || isAsking}
        opened={opened}
        onClose={onClose}
        onDiscard={() => setState(UNTOUCHED)}
        isLeaving={isLeaving}
        question={question}
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
              onAnother={() => (state.unsaved ? setAsking(true) : another())}
              onClose={onClose}
            />
          ) : (
            <ChooseCalendar
              chooser={chooser}
              busy={file.isLoading || address.isLoading}
              failure={failure}
              onFile={(chosen) => void read(readFile(chosen).unwrap())}
              onAddress={(at) => void read(readAddress({ address: at }).unwrap())}
            />
          )
        }
      </FormDialog>
      <ConfirmDialog
        opened={opened && isAsking}
        title={question.title}
        confirm={question.discard}
        cancel={question.stay}
        danger
        onConfirm={another}
        onCancel={() => setAsking(false)}
        home={chooser}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
