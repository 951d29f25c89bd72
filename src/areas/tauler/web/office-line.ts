import type { MarkForm } from '#web/ui/mark/mark.tsx';

/** What waits in works, the gravest first. */
const GREUS = [
  'sense_decisio',
  'nc_vencuda',
  'respostes',
  'insuficients',
  'endarrerides',
  'assaigs',
  'nc',
  'previstes',
  'sense_data',
  'decidits',
  'mancances',
] as const;
export type Greu = (typeof GREUS)[number];

/** Lines by gravity, those of one kind in the order in which they came. */
export const perGravetat = (lines: readonly OfficeLine[]): OfficeLine[] => {
  const rank = ({ greu }: OfficeLine): number => (greu === undefined ? GREUS.length : GREUS.indexOf(greu));
  return [...lines].sort((one, other) => rank(one) - rank(other));
};

/** A line of the office: what waits, and where it is mended. */
export interface OfficeLine {
  readonly key: string;
  readonly form: MarkForm;
  readonly mark: string;
  readonly text: string;
  readonly second: string;
  readonly href: string;
  /** How grave it is; absent, after all that is of the works. */
  readonly greu?: Greu;
}
