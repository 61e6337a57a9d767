/** Screens whose pages only say where one is. */
import { createElement, type ReactNode } from 'react';
import type { Screen } from '../pages/screen';

type Screens = { SCREENS: readonly Screen[] };

/** For `jest.mock`: the module of the screens with `show(screen)` in the place of the pages that `isReplaced`. */
export function mockScreens(
  show: (screen: Screen) => ReactNode = ({ path }) => createElement('h1', null, `This is ${path}`),
  isReplaced: (screen: Screen) => boolean = () => true,
): Screens {
  const { SCREENS } = jest.requireActual<Screens>('../pages/screens');
  return {
    SCREENS: SCREENS.map((screen) => (isReplaced(screen) ? withPage(screen, () => show(screen)) : screen)),
  };
}

/** Without its badge, whose calls belong to no page. */
const withPage = ({ badge: _badge, ...screen }: Screen, Component: () => ReactNode): Screen => ({
  ...screen,
  page: { Component, preload: () => undefined, ready: () => Promise.resolve() },
});
