/** Says that the rules were saved elsewhere since they were opened here, and lets the person decide. */
import { texts } from '../../../texts';
import { EditConflictNote } from '../../../ui/edit-conflict-note';
import type { RulesWork } from './use-rules';

export default function RulesConflictNote({ conflict }: Pick<RulesWork, 'conflict'>) {
  const t = texts.stockPrices.conflict;
  if (conflict.isDecided)
    return (
      <EditConflictNote state="decided" onRestore={conflict.restore}>
        {t.loaded}
      </EditConflictNote>
    );
  if (conflict.kind === 'unknown')
    return (
      <EditConflictNote state="unknown" onRetry={conflict.retry}>
        {t.changed} {texts.stockPrices.failed}
      </EditConflictNote>
    );
  if (conflict.kind !== 'changed') return null;
  return (
    <EditConflictNote state="changed" onLoad={conflict.load} onKeep={conflict.keep}>
      {t.changed}
    </EditConflictNote>
  );
}
