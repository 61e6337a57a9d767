/** Says that a document was saved elsewhere since it was opened here, and lets the person decide. */
import type { DocumentConflict } from '../lib/use-edited-document';
import { EditConflictNote } from './edit-conflict-note';

interface DocumentConflictNoteProps {
  conflict: DocumentConflict;
  /** What it says: that it has changed, that the latest version is shown, that it couldn't be loaded. */
  words: Readonly<Record<'changed' | 'loaded' | 'failed', string>>;
}

export default function DocumentConflictNote({ conflict, words }: DocumentConflictNoteProps) {
  if (conflict.isDecided)
    return (
      <EditConflictNote state="decided" onRestore={conflict.restore}>
        {words.loaded}
      </EditConflictNote>
    );
  if (conflict.kind === 'unknown')
    return (
      <EditConflictNote state="unknown" onRetry={conflict.retry}>
        {words.changed} {words.failed}
      </EditConflictNote>
    );
  if (conflict.kind !== 'changed') return null;
  return (
    <EditConflictNote state="changed" onLoad={conflict.load} onKeep={conflict.keep}>
      {words.changed}
    </EditConflictNote>
  );
}
