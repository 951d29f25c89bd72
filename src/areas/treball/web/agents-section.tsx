import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, searchAgents } from '#areas/agent/web/index.tsx';
import { funcionsQuery, titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { askTakingAway } from './agent-leaving.tsx';
import css from './treball.module.css';
import { BLANK_LINE, type TreballAgentLine, type TreballValues } from './treball-values.ts';

/** Who takes part in the work: function, agent, degree, share. An agent can be made on the spot. */
export const AgentsSection = ({
  form,
  known,
  readOnly,
  treball,
}: {
  form: RecordForm<TreballValues>;
  known: Treball['agents'];
  readOnly: boolean;
  /** The stored work, whose agents are asked about before one is taken away. */
  treball?: number;
}) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { language } = useLanguage();
  const { data: funcions = [] } = useQuery(funcionsQuery(api, language));
  const { data: titulacions = [] } = useQuery(titulacionsQuery(api, language));
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () => new Map(known.map((one) => [one.agent_fk, one.nom])),
  );
  const lines = form.values.agents;
  const now = useRef(form);
  now.current = form;
  /** The degree of whoever is chosen comes along, unless another one was chosen meanwhile. */
  const bringDegree = async (path: string, agent: number | null): Promise<void> => {
    form.set(`${path}.titulacio_fk`, null);
    if (agent === null) return;
    const { titulacio_fk } = await queries.fetchQuery({ ...agentQuery(api, empresa, agent), staleTime: 0 });
    const line = (key: string) => now.current.get(`${path}.${key}`);
    if (line('agent_fk') === agent && line('titulacio_fk') === null)
      now.current.set(`${path}.titulacio_fk`, titulacio_fk);
  };
  const grupOf = (funcio: number | null) => funcions.find((one) => one.id === funcio)?.grup;
  const kindsOf = (funcio: number | null) => {
    const grup = grupOf(funcio);
    return grup ? { [grup]: true } : {};
  };
  const unqualified = (line: TreballAgentLine): boolean =>
    funcions.find((one) => one.id === line.funcio_fk)?.codi === 'DEO' &&
    titulacions.some((one) => one.id === line.titulacio_fk && !one.habilita_deo);
  const takeAway = async (line: TreballAgentLine, place: number): Promise<void> => {
    const stored = known.some((one) => one.agent_fk === line.agent_fk && one.funcio_fk === line.funcio_fk);
    const once = lines.filter((one) => one.agent_fk === line.agent_fk).length === 1;
    if (treball !== undefined && line.agent_fk !== null && stored && once) {
      const nom = names.get(line.agent_fk) ?? '';
      if (
        !(await askTakingAway({
          api,
          t,
          treball,
          agent: line.agent_fk,
          nom,
          funcions,
          cancel: web('web.cancellar'),
          take: web('web.treure'),
        }))
      )
        return;
    }
    form.set(
      'agents',
      lines.filter((_line, at) => at !== place),
    );
  };
  return (
    <FormSection title={t('treball.sec.agents')} help={t('treball.sec.agents_ajuda')}>
      {lines.map((line, place) => {
        const path = `agents.${place}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={place} className={css.agentLine}>
            <SelectField
              name={`${path}.funcio_fk`}
              empty
              options={funcions.map((one) => ({ value: one.id, text: one.nom }))}
            />
            <PickerField
              name={`${path}.agent_fk`}
              kind="agent"
              shown={line.agent_fk === null ? '' : (names.get(line.agent_fk) ?? '')}
              search={(text, signal) => searchAgents(api, text, signal, grupOf(line.funcio_fk))}
              create={may(agentRoutes.create) ? (text) => createAgentQuick(text, kindsOf(line.funcio_fk)) : undefined}
              href={(id) => `/empresa/${empresa}/agent/${id}`}
              onPick={(option) => {
                if (option) setNames(new Map([...names, [option.id, option.text]]));
                // Without it the documents print the agent's own degree all the same.
                bringDegree(path, option?.id ?? null).catch(() => undefined);
              }}
            />
            <SelectField
              name={`${path}.titulacio_fk`}
              empty
              options={titulacions
                .filter((one) => one.activa || one.id === line.titulacio_fk)
                .map((one) => ({ value: one.id, text: one.nom }))}
            />
            <NumberField name={`${path}.percentatge`} as="cents" unit="%" min={0} max={100} />
            <span className={css.warned}>
              {unqualified(line) ? <Mark form="warning" word={t('treball.agent.no_habilita')} size="icon" /> : null}
            </span>
            {readOnly ? null : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="var(--control)"
                aria-label={t('treball.agent.treure', { n: place + 1 })}
                title={t('treball.agent.treure', { n: place + 1 })}
                onClick={() => void takeAway(line, place)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {readOnly ? null : (
        <div className={css.add}>
          <Button
            variant="default"
            onClick={() => {
              form.set('agents', [...lines, BLANK_LINE]);
              focusField(`agents.${lines.length}.funcio_fk`, form.scope);
            }}
          >
            {t('treball.agent.afegir')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
