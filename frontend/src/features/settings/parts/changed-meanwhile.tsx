/** Says that the settings were saved elsewhere since they were opened here, and offers to load those. */
import { BusyButton } from '../../../ui/busy-button';
import { Hint } from '../../../ui/hint';
import classes from './form.module.css';
import type { ProfileWork } from './use-profile';

export function ChangedMeanwhile({ meanwhile }: Pick<ProfileWork, 'meanwhile'>) {
  if (meanwhile.state === 'none') return null;
  if (meanwhile.state === 'merged')
    return (
      <Hint kind="info" role="status">
        These are the newest settings. What you typed is still here: save to keep it.
      </Hint>
    );
  return (
    <Hint kind="warning" role="alert">
      Your settings were changed in another window or on another device. Nothing was saved here, and what you
      typed is still here.
      <div className={classes.newest}>
        <BusyButton variant="default" busy={meanwhile.loading} onClick={meanwhile.load}>
          Load the newest
        </BusyButton>
      </div>
    </Hint>
  );
}
