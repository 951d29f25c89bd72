import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_TREBALL, type TreballFields } from '../contract/blank.ts';
import type { Treball } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';

/** A line of the agents’ table; blank until function and agent are chosen. */
export interface TreballAgentLine {
  readonly agent_fk: number | null;
  readonly funcio_fk: number | null;
  readonly titulacio_fk: number | null;
  readonly percentatge: number | null;
}

/** What a person writes of a work, its agents with it. */
export type TreballValues = TreballFields & { readonly agents: readonly TreballAgentLine[] };

export const BLANK_VALUES: TreballValues = { ...BLANK_TREBALL, agents: [] };

export const BLANK_LINE: TreballAgentLine = { agent_fk: null, funcio_fk: null, titulacio_fk: null, percentatge: null };

export const valuesOfTreball = (treball: Treball): TreballValues => {
  const keys = Object.keys(BLANK_VALUES) as (keyof TreballValues)[];
  const values = Object.fromEntries(keys.map((key) => [key, treball[key]])) as unknown as TreballValues;
  const agents = treball.agents.map(({ agent_fk, funcio_fk, titulacio_fk, percentatge }) => ({
    agent_fk,
    funcio_fk,
    titulacio_fk,
    percentatge,
  }));
  return { ...values, agents };
};

/** What is sent: lines not begun are left out, a blank code takes the next one. */
export const sentOfTreball = (values: Partial<TreballValues>) => {
  const { agents, codi, ...rest } = values;
  return {
    ...rest,
    ...(codi ? { codi } : {}),
    ...(agents && {
      agents: agents.flatMap(({ agent_fk, funcio_fk, ...line }) =>
        agent_fk === null || funcio_fk === null ? [] : [{ agent_fk, funcio_fk, ...line }],
      ),
    }),
  };
};

const PLAIN = [
  'expedient',
  'codi',
  'descripcio',
  'tipus_treball_fk',
  'us',
  'control_qualitat',
  'adreca.via',
  'adreca.codi_postal',
  'adreca.poblacio',
  'adreca.provincia',
  'poblacio_fk',
  'referencia_cadastral',
  'coordenades',
  'data_encarrec',
  'data_projecte',
  'data_inici',
  'data_final',
  'pem',
  'superficie',
  'plantes_sobre',
  'plantes_sota',
  'llicencia',
  'visat',
  'observacions',
] as const;

/** Labels by path. A begun line of agents needs both its function and its agent. */
export const treballFieldSpecs = (t: Translate<typeof ca>, values: TreballValues): Record<string, FieldSpec> => ({
  nom: { label: t('treball.nom'), required: true },
  tipus_obra: { label: t('treball.tipus_obra'), required: true },
  ...Object.fromEntries(PLAIN.map((path) => [path, { label: t(`treball.${path}`) }])),
  ...Object.fromEntries(
    values.agents.flatMap((line, place) => {
      const begun = line.agent_fk !== null || line.funcio_fk !== null;
      return [
        [`agents.${place}.funcio_fk`, { label: t('treball.agent.funcio'), required: begun }],
        [`agents.${place}.agent_fk`, { label: t('treball.agent.agent'), required: begun }],
        [`agents.${place}.titulacio_fk`, { label: t('treball.agent.titulacio') }],
        [`agents.${place}.percentatge`, { label: t('treball.agent.percentatge') }],
      ];
    }),
  ),
});
