/** Says that the settings were saved elsewhere since they were opened here, and offers to load those. */
import { texts } from '../../../texts';
import { EditConflictNote } from '../../../ui/edit-conflict-note';
import type { ProfileWork } from './use-profile';

export default function ProfileConflictNote({ conflict }: Pick<ProfileWork, 'conflict'>) {
  const t = texts.settings.conflict;
  if (conflict.merged) return <EditConflictNote state="decided">{t.merged}</EditConflictNote>;
  if (conflict.kind === 'unknown')
    return (
      <EditConflictNote state="unknown" onRetry={conflict.retry}>
        {t.changed} {texts.settings.failed}
      </EditConflictNote>
    );
  if (conflict.kind !== 'changed') return null;
  return (
    <EditConflictNote state="changed" onLoad={() => conflict.load(conflict.latest)}>
      {t.changed}
    </EditConflictNote>
  );
}
