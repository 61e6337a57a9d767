/** What the pages are built from: the store and Mantine with its theme. In a chunk of its own, public pages need neither. */
import '../ui/mantine.css';
import '../ui/mantine-variables.css';
import '../ui/mantine-look.css';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { theme } from '../ui/theme';
import { pageStore } from './store';

/**
 * What `MantineProvider` gives its children. The provider itself adds what we have as files: styles for its variables
 * (ui/mantine-variables.css) and the choice of a colour scheme (browser/colour-scheme.ts). That is 2 KB of every page.
 */
const MANTINE: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  env: process.env.NODE_ENV === 'test' ? 'test' : 'default',
};

/** Gives its children the store and Mantine. May stand in several places of one page: they share the store. */
export default function Providers({ children }: { children?: ReactNode }) {
  return (
    <Provider store={pageStore()}>
      <MantineContext value={MANTINE}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </Provider>
  );
}

export { Whole } from '../ui/whole';
