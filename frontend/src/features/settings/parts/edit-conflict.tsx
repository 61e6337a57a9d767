/** Says that the settings were saved elsewhere since they were opened here, and offers to load those. */
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { Hint } from '../../../ui/hint';
import classes from './form.module.css';
import type { ProfileWork } from './use-profile';

export function EditConflict({ conflict }: Pick<ProfileWork, 'conflict'>) {
  if (conflict.state === 'none') return null;
  if (conflict.state === 'merged')
    return (
      <Hint kind="info" role="status">
        {texts.settings.conflict.merged}
      </Hint>
    );
  return (
    <Hint kind="warning" role="alert">
      {texts.settings.conflict.changed}
      <div className={classes.newest}>
        <BusyButton variant="default" busy={conflict.loading} onClick={conflict.load}>
          {texts.settings.conflict.load}
        </BusyButton>
      </div>
    </Hint>
  );
}
