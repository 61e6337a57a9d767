/** What the pages are built from: the store and Mantine with its theme. In a chunk of its own, the landing page needs neither. */
import '../ui/mantine.css';
import '../ui/mantine-variables.css';
import '../ui/mantine-look.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { colourSchemeManager } from '../ui/colour-scheme-manager';
import { theme } from '../ui/theme';
import { pageStore } from './store';

/** Gives its children the store and Mantine. May stand in several places of one page: they share the store. */
export default function Providers({ children }: { children?: ReactNode }) {
  const [manager] = useState(colourSchemeManager);
  return (
    <Provider store={pageStore()}>
      <MantineProvider
        theme={theme}
        // The page takes styles from files alone: mantine-variables.css says what Mantine would add.
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={manager}
        defaultColorScheme="auto"
        env={process.env.NODE_ENV === 'test' ? 'test' : 'default'}
      >
        {children}
      </MantineProvider>
    </Provider>
  );
}
