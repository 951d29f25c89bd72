/** Colours offered for the letterhead; each reads at 4.5:1 or more on white, so that documents take it as it is. */
export const LETTERHEAD_COLORS: string[] = [
  '#1B2129',
  '#2A55A5',
  '#0D5672',
  '#0A6E6E',
  '#1C6238',
  '#5B6B1A',
  '#874600',
  '#A3201F',
  '#8A1F5A',
  '#5E2A88',
];
