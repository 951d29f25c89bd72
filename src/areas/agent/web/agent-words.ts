import { useQuery } from '@tanstack/react-query';
import { showIban } from '#areas/fiscal/domain/iban.ts';
import { activitatsQuery, irpfQuery, ivaQuery, titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { agentFieldSpecs, BLANK_VALUES, DIR3 } from './agent-values.ts';

const WHOLE = [
  'adreces',
  'telefons',
  'emails',
  'representant',
  'dir3',
  'nom_complet',
  'fusionat',
  'separat',
  'diferent_de',
] as const;
type Whole = (typeof WHOLE)[number];
const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** How fields of an agent are called and read where no form shows them: history, comparisons, what changed. */
export const useAgentWords = () => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const { language } = useLanguage();
  const { data: titulacions = [] } = useQuery(titulacionsQuery(api, language));
  const { data: activitats = [] } = useQuery(activitatsQuery(api, language));
  const { data: iva = [] } = useQuery(ivaQuery(api, language));
  const { data: irpf = [] } = useQuery(irpfQuery(api, language));
  const specs = agentFieldSpecs(t, BLANK_VALUES);
  const lists: Readonly<Record<string, readonly { id: number; nom: string }[]>> = {
    titulacio_fk: titulacions,
    activitat_fk: activitats,
    iva_fk: iva,
    irpf_fk: irpf,
  };
  const field = (name: string): string =>
    specs[name]?.label ?? ((WHOLE as readonly string[]).includes(name) ? t(`agent.${name as Whole}`) : name);
  const show = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return web(value ? 'web.si' : 'web.no');
    if (name === 'adreces')
      return (value as Agent['adreces'])
        .map((one) => joined(one.via, [one.codi_postal, one.poblacio].filter(Boolean).join(' '), one.provincia))
        .join('; ');
    if (name === 'emails') return (value as Agent['emails']).map(({ email }) => email).join(', ');
    if (name === 'representant') {
      const one = value as NonNullable<Agent['representant']>;
      return joined([one.nom, one.cognoms].filter(Boolean).join(' '), one.carrec, one.nif);
    }
    if (name === 'dir3') return joined(...DIR3.map((key) => (value as NonNullable<Agent['dir3']>)[key]));
    if (name === 'iban') return showIban(String(value));
    if (name === 'idioma_fk') return t(`agent.idioma.${value as 'ca'}`);
    if (lists[name]) return lists[name].find(({ id }) => id === value)?.nom ?? '';
    if (specs[name]?.show) return specs[name].show(value);
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  return { field, show };
};
