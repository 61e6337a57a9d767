/** Keeps pages of the logged-in part for people who are logged in. The server checks every call by itself. */
import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { paths } from '../lib/paths';

/** Shows the page to a stored user with a role; sends everybody else to the landing page, which remembers where from. */
export function Guard({ children }: { children: ReactNode }) {
  const user = useUser();
  const location = useLocation();
  const [wasLoggedIn] = useState(user !== null);
  // What one account has typed or opened is not the next one's.
  if (user) return <Fragment key={user.uuid}>{children}</Fragment>;
  // Anyone who just logged out goes to the landing page for good; anyone who never was logged in is led back here.
  const state = wasLoggedIn ? null : { from: `${location.pathname}${location.search}${location.hash}` };
  return <Navigate to={paths.landing} replace state={state} />;
}
