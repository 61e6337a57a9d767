/** Mantine's theme: our greens, our radii, and every colour of Mantine read from our tokens. */
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { texts } from '../texts';
import { felt } from './palette';

/** The page that is covered is held by a style sheet of ours: Mantine would add a style element for it. */
const HELD = { removeScrollProps: { removeScrollBar: false } };
const CLOSE = { closeButtonProps: { 'aria-label': texts.ui.close } };

/** Mantine computes the text colour of filled parts for the light scheme only; ours is right in both. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const primary = input.color === undefined || input.color === input.theme.primaryColor;
  if (input.variant !== 'filled' || !primary) return colours;
  const hover = 'color-mix(in srgb, var(--accent) 88%, var(--text))';
  return { ...colours, background: 'var(--accent)', hover, color: 'var(--on-accent)' };
};

export const theme = createTheme({
  colors: { felt: felt as unknown as MantineColorsTuple },
  primaryColor: 'felt',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  radius: { xs: '4px', sm: 'var(--radius-s)', md: 'var(--radius-m)', lg: 'var(--radius-l)', xl: '28px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name: a page that shows none of them does not load them.
  components: {
    Checkbox: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Drawer: { defaultProps: HELD },
    Modal: {
      defaultProps: {
        ...CLOSE,
        ...HELD,
        centered: true,
        overlayProps: { backgroundOpacity: 0.6 },
        // A dialog's header is not a second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Notification: { defaultProps: CLOSE },
  },
});

const fromTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-muted)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-hover': 'var(--surface-sunken)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--on-accent-soft)',
  '--mantine-color-felt-light': 'var(--accent-soft)',
  '--mantine-color-felt-light-color': 'var(--on-accent-soft)',
  '--mantine-color-felt-text': 'var(--accent-text)',
  '--mantine-color-felt-outline': 'var(--accent-text)',
};

/** Maps Mantine's own colours to our tokens, so that both schemes change in one place. For mantine-variables.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
