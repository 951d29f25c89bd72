import type { CAMPS_DATA, despesaQuery } from '../contract/schemas.ts';

type Values = Readonly<Record<string, string>>;
export type CampData = (typeof CAMPS_DATA)[number];

/** Filters of values of the list; a period is `exercici`, `tot` or two dates parted by `..`. */
export const LIST_VALUES = [
  { key: 'periode', initial: 'exercici' },
  { key: 'camp', initial: 'data' },
  { key: 'agents', initial: '' },
  { key: 'treball', initial: '' },
  { key: 'tipus', initial: '' },
  { key: 'retencio', initial: '' },
  { key: 'sense_arxiu', initial: '' },
  { key: 'bens', initial: '' },
  { key: 'sense_tipus', initial: '' },
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

type Asked = Partial<Record<keyof typeof despesaQuery.shape, never>>;
/** As the call takes them. */
export const asQuery = (values: Values, exercici: number): Asked => {
  const [data_inici, data_final] = endsOf(values.periode ?? 'exercici', exercici);
  const agents = idsOf(values.agents);
  const told = {
    data_inici,
    data_final,
    camp: values.camp === 'data' || data_inici + data_final === '' ? '' : values.camp,
    agent_fk: agents.length > 0 ? agents : undefined,
    treball_fk: values.treball,
    tipus_despesa_fk: values.tipus,
    amb_retencio: values.retencio === 'amb' ? true : undefined,
    sense_retencio: values.retencio === 'sense' ? true : undefined,
    sense_arxiu: values.sense_arxiu,
    bens: values.bens,
    sense_tipus: values.sense_tipus,
    import_min: values.import_min,
    import_max: values.import_max,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '' && value !== undefined)) as Asked;
};
