/** Asks before the last thing that is done with something: it is sold, deleted, called off. */
import { type ReactNode, type RefObject, useState } from 'react';
import { problemText } from '../lib/problem';
import { type EditConflict, useEditConflict } from '../lib/use-edit-conflict';
import { useIsOpen } from '../lib/use-is-open';
import { useLast } from '../lib/use-last';
import { texts } from '../texts';
import { ConfirmDialog } from './confirm-dialog';
import { Failed } from './failed';
import { toastError, toastSuccess } from './toast';

interface ConfirmActionProps<Subject, Result> {
  /** What it is done with; null closes the dialog. */
  subject: Subject | null;
  /** The subject as it is now; null where it is not listed any more. */
  fetchLatest: (uuid: string) => Promise<Subject | null>;
  title: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** False where a field needs a look first. */
  isReady?: (subject: Subject) => boolean;
  /** Does it; fails as the call does, or with `ActionRefused`. */
  act: (subject: Subject) => Promise<Result>;
  /** It is done. */
  onDone?: (result: Result) => void;
  onClose: () => void;
  /** The product's words for how it went. */
  success: string;
  failure: string;
  /** What an edit conflict says; null where the server's sentence says it. */
  conflictText: (conflict: EditConflict<Subject>) => string | null;
  /** What is left to show of a subject that is gone. */
  nameOf: (subject: Subject) => string;
  /** Where the focus goes when the subject is gone. */
  home: RefObject<HTMLElement | null>;
  /** The question about the subject. */
  children?: (subject: Subject) => ReactNode;
  /** What of the answer can be filled in. */
  fields?: (subject: Subject) => ReactNode;
}

/** Why it was not done, where the dialog knows it better than the server. */
export class ActionRefused extends Error {}

/** Asks again about a subject that has changed since, as it is now. Wants a `key` for each opening. */
export function ConfirmAction<Subject extends { uuid: string }, Result>({
  subject,
  fetchLatest,
  isReady,
  act,
  onDone,
  onClose,
  conflictText,
  nameOf,
  home,
  children,
  fields,
  ...asked
}: ConfirmActionProps<Subject, Result>) {
  const opened = useLast(subject);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { conflict, record, retry } = useEditConflict(opened?.uuid, fetchLatest);
  const isOpen = useIsOpen(subject !== null);
  const shown = conflict.kind === 'changed' ? conflict.latest : opened;
  const go = async (on: Subject) => {
    setRefusal(null);
    if (isReady?.(on) === false) return;
    try {
      const result = await act(on);
      toastSuccess(asked.success);
      onDone?.(result);
      onClose();
    } catch (problem) {
      // The dialog says it, and stays: a toast as well would be heard twice. Anyone who has left the dialog hears the toast.
      if (!isOpen.current) toastError(asked.failure);
      record(on.uuid, problem);
      setRefusal(problem instanceof ActionRefused ? problem.message : problemText(problem, asked.failure));
    }
  };
  const unknown = conflict.kind === 'unknown';
  const gone = conflict.kind === 'gone';
  const loading = conflict.kind === 'loading';
  const reason = loading ? null : (conflictText(conflict) ?? refusal);
  return (
    <ConfirmDialog
      opened={subject !== null}
      title={asked.title}
      confirm={gone ? null : unknown ? texts.ui.tryAgain : asked.confirm}
      cancel={gone ? texts.ui.close : texts.ui.cancel}
      danger={asked.danger === true && !unknown}
      busy={asked.busy || loading}
      failure={reason && <Failed said={asked.failure} reason={reason} />}
      onConfirm={() => (unknown ? retry() : subject && shown && void go(shown))}
      onCancel={onClose}
      home={home}
      fields={shown && !gone && fields?.(shown)}
    >
      {shown && (gone ? <strong>{nameOf(shown)}</strong> : children?.(shown))}
    </ConfirmDialog>
  );
}
