/** Asks what a plan is called, before it is saved or renamed. */
import type { ComponentProps } from 'react';
import { texts } from '../../../texts';
import { NameDialog } from '../../../ui/name-dialog';

/** As the server takes it, in characters. */
const MAX_TITLE = 80;

type PlanTitleDialogProps = Omit<ComponentProps<typeof NameDialog>, 'label' | 'needsName' | 'maxLength'>;

export const PlanTitleDialog = (props: PlanTitleDialogProps) => (
  <NameDialog
    {...props}
    label={texts.savedPlans.name}
    needsName={texts.savedPlans.needsName}
    maxLength={MAX_TITLE}
  />
);
