import type { Translate } from '#web/language.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { type AgentFields, BLANK_AGENT } from '../contract/blank.ts';
import type { Agent } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';

/** What a person writes of an agent. */
export type AgentValues = AgentFields;

export const BLANK_ADRECA: AgentValues['adreces'][number] = {
  tipus: 'fiscal',
  via: '',
  codi_postal: '',
  poblacio_fk: null,
  poblacio: '',
  provincia: '',
  pais: 'ES',
};

export const DIR3 = ['oficina_comptable', 'organ_gestor', 'unitat_tramitadora', 'organ_proponent'] as const;

/** As the form edits it: at least one line of each kind stands open. */
const withOpenLines = (values: AgentValues): AgentValues => ({
  ...values,
  adreces: values.adreces.length > 0 ? values.adreces : [BLANK_ADRECA],
  telefons: values.telefons.length > 0 ? values.telefons : [''],
  emails: values.emails.length > 0 ? values.emails : [{ email: '', us: 'general' }],
});

export const BLANK_VALUES: AgentValues = withOpenLines(BLANK_AGENT);

export const valuesOfAgent = (agent: Agent): AgentValues => {
  const {
    id: _id,
    empresa_fk: _e,
    versio: _v,
    nom_complet: _n,
    nif_correcte: _c,
    creat: _cr,
    canviat: _ca,
    ...values
  } = agent;
  return withOpenLines(values);
};

/** What is sent: blank lines are left out. */
export const sentOfAgent = <Part extends Partial<AgentValues>>(values: Part): Part => ({
  ...values,
  ...(values.adreces && {
    adreces: values.adreces.filter((one) => one.via || one.codi_postal || one.poblacio || one.provincia),
  }),
  ...(values.telefons && { telefons: values.telefons.filter((one) => one.trim() !== '') }),
  ...(values.emails && { emails: values.emails.filter((one) => one.email.trim() !== '') }),
});

type T = Translate<typeof ca>;

/** Labels of the fields, by path; the list rows are numbered. */
export const agentFieldSpecs = (t: T, values: AgentValues): Record<string, FieldSpec> => {
  const flag = (key: 'promotor' | 'tecnic' | 'contractista' | 'proveidor'): FieldSpec => ({
    label: t(`agent.tipus.${key}`),
  });
  const natural = values.tipus_persona === 'F';
  return {
    tipus_persona: {
      label: t('agent.tipus_persona'),
      required: true,
      show: (value) => t(`agent.tipus_persona.${value as 'E'}`),
    },
    tipus: { label: t('agent.tipus'), show: (value) => t(`agent.tipus.${value as 'E'}`) },
    nif: { label: t('agent.nif') },
    nif_pais: { label: t('agent.nif_pais') },
    nom: { label: t('agent.nom'), required: natural },
    cognoms: { label: t('agent.cognoms') },
    rao_social: { label: t('agent.rao_social'), required: !natural },
    nom_comercial: { label: t('agent.nom_comercial') },
    promotor: flag('promotor'),
    tecnic: flag('tecnic'),
    contractista: flag('contractista'),
    proveidor: flag('proveidor'),
    titulacio_fk: { label: t('agent.titulacio_fk') },
    num_collegiat: { label: t('agent.num_collegiat') },
    activitat_fk: { label: t('agent.activitat_fk') },
    ...Object.fromEntries(
      values.adreces.flatMap((_one, place) =>
        (['tipus', 'via', 'codi_postal', 'poblacio', 'provincia', 'pais'] as const).map((key) => [
          `adreces.${place}.${key}`,
          { label: t(`agent.adreca.${key}`) },
        ]),
      ),
    ),
    ...Object.fromEntries(
      values.telefons.map((_one, place) => [`telefons.${place}`, { label: t('agent.telefon', { n: place + 1 }) }]),
    ),
    ...Object.fromEntries(
      values.emails.flatMap((_one, place) => [
        [`emails.${place}.email`, { label: t('agent.email', { n: place + 1 }) }],
        [`emails.${place}.us`, { label: t('agent.email.us') }],
      ]),
    ),
    web: { label: t('agent.web') },
    iban: { label: t('agent.iban') },
    iva_fk: { label: t('agent.iva_fk') },
    irpf_fk: { label: t('agent.irpf_fk') },
    recarrec_equivalencia: { label: t('agent.recarrec_equivalencia') },
    condicions_pagament: { label: t('agent.condicions_pagament') },
    ...Object.fromEntries(DIR3.map((key) => [`dir3.${key}`, { label: t(`agent.dir3.${key}`) }])),
    idioma_fk: { label: t('agent.idioma_fk') },
    'representant.nom': { label: t('agent.representant.nom') },
    'representant.cognoms': { label: t('agent.representant.cognoms') },
    'representant.nif': { label: t('agent.representant.nif') },
    'representant.carrec': { label: t('agent.representant.carrec') },
    observacions: { label: t('agent.observacions') },
    baixa: { label: t('agent.baixa') },
  };
};
