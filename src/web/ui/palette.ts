/**
 * Every colour of the screens, in light and dark. Screens use the CSS variables made from here, never a hex value.
 * A test recomputes the contrast ratios (WCAG 2.2).
 */
export const LIGHT = {
  page: '#F4F5F7',
  panel: '#FFFFFF',
  sunk: '#EBEDF0',
  hover: '#F0F3F8',
  sel: '#E4EBF7',
  raised: '#FFFFFF',
  text: '#1B2129',
  text2: '#48525E',
  text3: '#5A6571',
  link: '#2A55A5',
  filled: '#2A55A5',
  'filled-hover': '#1F4287',
  'on-filled': '#FFFFFF',
  edge: '#76808C',
  line: '#D9DDE3',
  'green-text': '#1C6238',
  'green-tint': '#E4F2E8',
  'green-mark': '#1B5E42',
  'red-text': '#A3201F',
  'red-tint': '#FCE9E7',
  'red-mark': '#B82720',
  'amber-text': '#874600',
  'amber-tint': '#FDF0DA',
  'amber-mark': '#AC6104',
  'violet-text': '#5E2A88',
  'violet-tint': '#F1E8F9',
  'violet-mark': '#552680',
  'cyan-text': '#0D5672',
  'cyan-tint': '#E0F0F6',
  'cyan-mark': '#157BA0',
  'grey-text': '#48525E',
  'grey-tint': '#ECEEF1',
  'grey-mark': '#6B7581',
  'qr-paper': '#FFFFFF',
  'qr-ink': '#000000',
} as const;

export type ColourName = keyof typeof LIGHT;

export const DARK: Readonly<Record<ColourName, string>> = {
  page: '#14171B',
  panel: '#1B1F24',
  sunk: '#101316',
  hover: '#222831',
  sel: '#22314D',
  raised: '#242A31',
  text: '#E7EAEE',
  text2: '#B3BCC7',
  text3: '#98A3B0',
  link: '#8DB1F2',
  filled: '#3D6BC4',
  'filled-hover': '#335DAF',
  'on-filled': '#FFFFFF',
  edge: '#7B8693',
  line: '#343B45',
  'green-text': '#86D3A2',
  'green-tint': '#173524',
  'green-mark': '#56C893',
  'red-text': '#FF9E97',
  'red-tint': '#43201F',
  'red-mark': '#F0544C',
  'amber-text': '#F2BC6E',
  'amber-tint': '#3D2C12',
  'amber-mark': '#E8A93F',
  'violet-text': '#D3A9EE',
  'violet-tint': '#34213F',
  'violet-mark': '#BA68E6',
  'cyan-text': '#86CBE4',
  'cyan-tint': '#14323D',
  'cyan-mark': '#3A8DA9',
  'grey-text': '#B3BCC7',
  'grey-tint': '#2A3038',
  'grey-mark': '#A0ABB4',
  'qr-paper': '#FFFFFF',
  'qr-ink': '#000000',
};

/** The accent, ink blue: shade 7 acts in light, 5 in dark. */
export const TINTA = [
  '#F0F4FB',
  '#E4EBF7',
  '#C4D5F2',
  '#8DB1F2',
  '#6A96E6',
  '#3D6BC4',
  '#335DAF',
  '#2A55A5',
  '#1F4287',
  '#17325F',
] as const;

/** Hues of status marks. The accent is never one of them. */
export const HUES = ['green', 'red', 'amber', 'violet', 'cyan', 'grey'] as const;
export type Hue = (typeof HUES)[number];

/** Grounds on which text and marks may stand. */
export const GROUNDS = ['page', 'panel', 'sunk', 'hover', 'sel', 'raised'] as const;

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel((value >> 16) & 255) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
};

/** Contrast ratio of two `#RRGGBB` colours, from 1 to 21 (WCAG 2.2 relative luminance). */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
