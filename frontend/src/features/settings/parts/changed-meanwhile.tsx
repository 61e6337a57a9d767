/** Says that the settings were saved elsewhere since they were opened here, and offers to load those. */
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { Hint } from '../../../ui/hint';
import classes from './form.module.css';
import type { ProfileWork } from './use-profile';

export function ChangedMeanwhile({ meanwhile }: Pick<ProfileWork, 'meanwhile'>) {
  if (meanwhile.state === 'none') return null;
  if (meanwhile.state === 'merged')
    return (
      <Hint kind="info" role="status">
        {texts.settings.meanwhile.merged}
      </Hint>
    );
  return (
    <Hint kind="warning" role="alert">
      {texts.settings.meanwhile.changed}
      <div className={classes.newest}>
        <BusyButton variant="default" busy={meanwhile.loading} onClick={meanwhile.load}>
          {texts.settings.meanwhile.load}
        </BusyButton>
      </div>
    </Hint>
  );
}
