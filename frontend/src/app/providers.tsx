/** What the pages are built from: the store and the kit with its theme. In a chunk of its own, the landing page needs neither. */
import '../ui/kit.css';
import '../ui/kit-variables.css';
import '../ui/kit-look.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { colourSchemeManager } from '../ui/colour-scheme-manager';
import { theme } from '../ui/theme';
import { pageStore } from './store';

/** Gives its children the store and the kit. May stand in several places of one page: they share the store. */
export default function Providers({ children }: { children?: ReactNode }) {
  const [manager] = useState(colourSchemeManager);
  return (
    <Provider store={pageStore()}>
      <MantineProvider
        theme={theme}
        // The page takes styles from files alone: kit-variables.css says what the kit would add.
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
