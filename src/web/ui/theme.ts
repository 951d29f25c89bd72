import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { createTheme } from '@mantine/core';
import { type ColourName, DARK, LIGHT, TINTA } from './palette.ts';

const FONT = "'Source Sans 3', system-ui, sans-serif";

/** Spaces in px, the only ones that screens use: `--s-2` … `--s-48`. */
export const SPACES = [2, 4, 8, 12, 16, 24, 32, 48] as const;
/** Text sizes, px size/line, as `--t-<name>` and `--l-<name>`. */
const TYPE = {
  chart: [12, 16],
  note: [13, 16],
  cell: [14, 20],
  body: [15, 20],
  section: [17, 24],
  title: [21, 28],
  figure: [28, 32],
} as const;

/** Heights of rows and controls in px by density; the phone has its own. */
export const DENSITIES = { compacta: 28, normal: 32, amplia: 40 } as const;
export type Density = keyof typeof DENSITIES;
export const PHONE_ROW = 48;

const px = (value: number): string => `${value}px`;

const colourVariables = (colours: Readonly<Record<ColourName, string>>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--c-${name}`, value])),
  '--mantine-color-body': colours.page,
  '--mantine-color-text': colours.text,
  '--mantine-color-bright': colours.text,
  '--mantine-color-dimmed': colours.text2,
  '--mantine-color-placeholder': colours.text3,
  '--mantine-color-anchor': colours.link,
  '--mantine-color-error': colours['red-text'],
  '--mantine-color-default': colours.panel,
  '--mantine-color-default-hover': colours.hover,
  '--mantine-color-default-color': colours.text,
  '--mantine-color-default-border': colours.edge,
  '--mantine-color-disabled': colours.sunk,
  '--mantine-color-disabled-color': colours.text2,
  '--mantine-color-disabled-border': colours.line,
  '--mantine-color-tinta-filled': colours.filled,
  '--mantine-color-tinta-filled-hover': colours['filled-hover'],
  '--mantine-primary-color-filled': colours.filled,
  '--mantine-primary-color-filled-hover': colours['filled-hover'],
  '--mantine-primary-color-contrast': colours['on-filled'],
});

/** CSS variables of both schemes: colours `--c-…`, spaces `--s-…`, type `--t-…`, `--l-…`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(SPACES.map((space) => [`--s-${space}`, px(space)])),
    ...Object.fromEntries(
      Object.entries(TYPE).flatMap(([name, [size, line]]) => [
        [`--t-${name}`, px(size)],
        [`--l-${name}`, px(line)],
      ]),
    ),
    '--radius': px(4),
    '--radius-panel': px(6),
    '--shadow': '0 4px 16px rgb(16 19 22 / .16)',
    '--bar-top': px(48),
    '--rail': px(208),
    '--rail-folded': px(56),
    '--form-width': px(960),
    '--prose': '72ch',
    '--font': FONT,
  },
  light: colourVariables(LIGHT),
  dark: colourVariables(DARK),
});

/** The Mantine theme: sizes, radius, type and habits of the product's controls. */
export const theme = createTheme({
  primaryColor: 'tinta',
  primaryShade: { light: 7, dark: 5 },
  colors: { tinta: TINTA as unknown as MantineColorsTuple },
  fontFamily: FONT,
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: px(13), sm: px(14), md: px(15), lg: px(17), xl: px(21) },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: px(21), lineHeight: '28px' },
      h2: { fontSize: px(17), lineHeight: '24px' },
      h3: { fontSize: px(15), lineHeight: '20px' },
    },
  },
  radius: { xs: px(4), sm: px(4), md: px(4), lg: px(6), xl: px(6) },
  defaultRadius: 'sm',
  spacing: { xs: px(4), sm: px(8), md: px(12), lg: px(16), xl: px(24) },
  breakpoints: { xs: '30em', sm: '40em', md: '64em', lg: '75em', xl: '90em' },
  shadows: { xs: 'var(--shadow)', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Their heads are no banners: the page has one already.
    Modal: {
      defaultProps: {
        transitionProps: { duration: 120 },
        centered: true,
        radius: 'lg',
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 160 }, attributes: { header: { role: 'presentation' } } } },
    Menu: { defaultProps: { transitionProps: { duration: 120 }, shadow: 'sm', withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { transitionProps: { duration: 120 }, openDelay: 400 } },
    Popover: { defaultProps: { transitionProps: { duration: 120 } } },
    Combobox: { defaultProps: { transitionProps: { duration: 0 } } },
  },
});
