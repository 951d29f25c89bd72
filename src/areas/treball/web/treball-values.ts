import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import type { Treball } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';

/** A line of the agents’ grid; `nom` is only shown. */
export interface TreballAgentLine {
  readonly agent_fk: number | null;
  readonly funcio_fk: number | null;
  readonly titulacio_fk: number | null;
  readonly percentatge: number | null;
  readonly nom: string;
}

/** What a person writes of a work. */
export type TreballValues = Omit<
  Treball,
  'id' | 'empresa_fk' | 'versio' | 'obert' | 'data_tancament' | 'creat' | 'canviat' | 'mancances' | 'agents'
> & { readonly agents: readonly TreballAgentLine[] };

export const BLANK_LINE: TreballAgentLine = { agent_fk: null, funcio_fk: null, titulacio_fk: null, percentatge: null, nom: '' };

export const BLANK_TREBALL: TreballValues = {
  expedient: '',
  codi: '',
  nom: '',
  descripcio: '',
  tipus_obra: 'edificacio',
  tipus_treball_fk: null,
  us: '',
  adreca: { via: '', codi_postal: '', poblacio: '', provincia: '' },
  poblacio_fk: null,
  referencia_cadastral: '',
  coordenades: '',
  data_encarrec: null,
  data_projecte: null,
  data_inici: null,
  data_final: null,
  control_qualitat: true,
  pem: null,
  superficie: null,
  plantes_sobre: null,
  plantes_sota: null,
  llicencia: '',
  visat: '',
  observacions: '',
  agents: [],
};

export const valuesOfTreball = (treball: Treball): TreballValues => {
  const keys = Object.keys(BLANK_TREBALL) as (keyof TreballValues)[];
  const values = Object.fromEntries(keys.map((key) => [key, treball[key]])) as unknown as TreballValues;
  return {
    ...values,
    agents: treball.agents.map(({ agent_fk, funcio_fk, titulacio_fk, percentatge, nom }) => ({
      agent_fk,
      funcio_fk,
      titulacio_fk,
      percentatge,
      nom,
    })),
  };
};

/** What is sent: lines that name nobody are left out. A line without its function goes as it is, to be told so. */
export const sentOfTreball = <Part extends Partial<TreballValues>>({ agents, ...rest }: Part) => ({
  ...rest,
  ...(agents && {
    agents: agents
      .filter((line) => line.agent_fk !== null)
      .map(({ nom: _shown, ...line }) => line as { agent_fk: number; funcio_fk: number; titulacio_fk: number | null; percentatge: number | null }),
  }),
});

/** Labels of the fields, by path. */
export const treballFieldSpecs = (t: Translate<typeof ca>): Record<string, FieldSpec> => {
  const own = (key: keyof TreballValues & keyof Labelled): FieldSpec => ({ label: t(`treball.${key}`) });
  return {
    nom: { label: t('treball.nom'), required: true },
    expedient: own('expedient'),
    codi: { label: t('treball.codi'), required: true },
    descripcio: own('descripcio'),
    tipus_obra: { label: t('treball.tipus_obra'), show: (value) => t(`treball.tipus_obra.${value as 'civil'}`) },
    tipus_treball_fk: own('tipus_treball_fk'),
    us: own('us'),
    'adreca.via': { label: t('treball.adreca.via') },
    'adreca.codi_postal': { label: t('treball.adreca.codi_postal') },
    'adreca.poblacio': { label: t('treball.adreca.poblacio') },
    'adreca.provincia': { label: t('treball.adreca.provincia') },
    referencia_cadastral: own('referencia_cadastral'),
    coordenades: own('coordenades'),
    data_encarrec: own('data_encarrec'),
    data_projecte: own('data_projecte'),
    data_inici: own('data_inici'),
    data_final: own('data_final'),
    control_qualitat: own('control_qualitat'),
    pem: own('pem'),
    superficie: own('superficie'),
    plantes_sobre: own('plantes_sobre'),
    plantes_sota: own('plantes_sota'),
    llicencia: own('llicencia'),
    visat: own('visat'),
    observacions: own('observacions'),
    agents: {
      label: t('treball.agents'),
      show: (value) => (value as readonly TreballAgentLine[]).map((line) => line.nom).join(', ') || '—',
    },
  };
};
type Labelled = Record<
  | 'expedient' | 'descripcio' | 'tipus_treball_fk' | 'us' | 'referencia_cadastral' | 'coordenades' | 'data_encarrec'
  | 'data_projecte' | 'data_inici' | 'data_final' | 'control_qualitat' | 'pem' | 'superficie' | 'plantes_sobre'
  | 'plantes_sota' | 'llicencia' | 'visat' | 'observacions',
  true
>;
