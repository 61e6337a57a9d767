/** The route of a screen. */
import type { ReactNode } from 'react';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Screen } from '../pages/screen';
import type { MemberFrame } from './member-frame';
import { RouteError } from './route-error';

/** What the frame knows of the page in it. */
export interface RouteHandle {
  screen: Screen;
  /** The frame's parts for members, on the pages that are theirs. */
  memberFrame?: MemberFrame | undefined;
}

/** The route that shows `element` at the screen's path. */
export const screenRoute = (handle: RouteHandle, element: ReactNode): RouteObject => ({
  // The server's data reaches the same route in the browser, whichever screens either of them has.
  id: handle.screen.path,
  path: handle.screen.path,
  element,
  errorElement: <RouteError />,
  handle,
  loader: handle.screen.loader,
  // A dialog that opens above the page is an entry of the history, and no reason to read its data again.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
    currentUrl.pathname !== nextUrl.pathname,
});
