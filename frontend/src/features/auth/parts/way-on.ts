/** Where people get to once they are logged in. */
import { useLocation } from 'react-router-dom';
import { forgetStep, pendingStep } from '../../../browser/pending-step';
import { paths } from '../../../lib/paths';
import { ownAddress, useAuthDialog } from '../auth-dialog-state';

const PUBLIC: readonly string[] = [
  paths.landing,
  paths.logIn,
  paths.signUp,
  paths.terms,
  paths.verifyEmail,
  paths.resetPassword,
];

/** The page that the visitor wanted, or has the dialog open on, such as where a session expired; else the dashboard. */
export function useWayOn(): string {
  const { from } = useAuthDialog();
  const { pathname, search } = useLocation();
  return from ?? (PUBLIC.includes(pathname) ? paths.home : pathname + search);
}

/** Where they signed up, once; else the dashboard. */
export function wayBack(): string {
  const page = ownAddress(pendingStep('page'));
  forgetStep('page');
  return page ?? paths.home;
}
