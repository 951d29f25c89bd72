import type { facturaQuery } from '../contract/schemas.ts';

type Values = Readonly<Record<string, string>>;

/** Filters of values of the list; a period is `exercici`, `tot` or two dates parted by `..`. */
export const LIST_VALUES = [
  { key: 'periode', initial: 'exercici' },
  { key: 'agents', initial: '' },
  { key: 'tipus', initial: '' },
  { key: 'serie', initial: '' },
  { key: 'treball', initial: '' },
  { key: 'vencudes', initial: '' },
  { key: 'substituides', initial: '' },
  { key: 'alliberades', initial: '' },
  { key: 'per_tornar', initial: '' },
  { key: 'fetes_soles', initial: '' },
  { key: 'periodica', initial: '' },
  { key: 'import_min', initial: '' },
  { key: 'import_max', initial: '' },
] as const;
export type ListValueKey = (typeof LIST_VALUES)[number]['key'];

/** The two ends of a period; an open end is ''. */
export const endsOf = (periode: string, exercici: number): readonly [string, string] => {
  if (periode === 'exercici') return [`${exercici}-01-01`, `${exercici}-12-31`];
  const [from = '', to = ''] = periode.split('..');
  return periode === 'tot' ? ['', ''] : [from, to];
};
export const idsOf = (text: string | undefined): number[] => (text ?? '').split(',').filter(Boolean).map(Number);

/** As the call takes them. */
export const asQuery = (values: Values, exercici: number): Partial<Record<keyof typeof facturaQuery.shape, never>> => {
  const [data_inici, data_final] = endsOf(values.periode ?? 'exercici', exercici);
  const agents = idsOf(values.agents);
  const told = {
    data_inici,
    data_final,
    agent_fk: agents.length > 0 ? agents : undefined,
    tipus: values.tipus,
    serie: values.serie,
    treball_fk: values.treball,
    vencudes: values.vencudes,
    substituides: values.substituides,
    alliberades: values.alliberades,
    per_tornar: values.per_tornar,
    fetes_soles: values.fetes_soles,
    periodica_fk: values.periodica,
    import_min: values.import_min,
    import_max: values.import_max,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '' && value !== undefined)) as Partial<
    Record<keyof typeof facturaQuery.shape, never>
  >;
};
