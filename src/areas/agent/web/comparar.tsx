import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import type { Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { useAgentWords } from './agent-words.ts';
import { chosenValues, differing, mayBeBoth, proposed, type Side } from './comparacio.ts';
import { usosQuery } from './queries.ts';

/** Two agents side by side, field by field: which one stays, and which values. */
export const Comparar = ({ agents }: { agents: readonly [Agent, Agent] }) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const words = useAgentWords();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const uses = [useQuery(usosQuery(api, empresa, agents[0].id)), useQuery(usosQuery(api, empresa, agents[1].id))];
  const worksOf = (side: 0 | 1): string => {
    const items = uses[side]?.data?.items;
    return items === undefined
      ? ''
      : t('agent.fusio.treballs', { n: items.filter(({ tipus }) => tipus === 'treball').length });
  };
  const [kept, setKept] = useState<0 | 1>(0);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() => proposed(agents, 0));
  const [busy, setBusy] = useState(false);
  const list = `/empresa/${empresa}/agent/duplicats`;
  const fields = differing(agents);
  const stays = agents[kept];
  const goes = agents[kept === 0 ? 1 : 0];

  const send = async (): Promise<void> => {
    for (let avisos_acceptats: string[] = []; ; )
      try {
        const { agent, desfer } = await api.call(agentAccioRoutes.merge, {
          params: { id: stays.id },
          body: {
            versio: stays.versio,
            altre: goes.id,
            altre_versio: goes.versio,
            valors: chosenValues(agents, kept, sides),
            avisos_acceptats,
          },
        });
        // Read again where it is next shown: one of the two on this screen is no more.
        await queries.invalidateQueries({
          predicate: ({ queryKey: [room] }) => room === 'agent' || room === 'treball',
          refetchType: 'none',
        });
        await queries.refetchQueries({ queryKey: ['agent', 'duplicats', empresa], type: 'active' });
        go(list, { replace: true });
        offerUndo(desfer, { empresa, text: t('agent.fusio.fet', { nom: agent.nom_complet }), href: list });
        return;
      } catch (error) {
        const avisos = error instanceof TransportFailure ? error.problem?.avisos : undefined;
        if (!avisos) return void toastError(tellFault(error, web));
        if (!(await askAvisos(avisos, web, () => null))) return;
        avisos_acceptats = [...new Set([...avisos_acceptats, ...avisos.map(({ codi }) => codi)])];
      }
  };
  /** Two of one name are told apart by the works that they are in. */
  const named = (side: 0 | 1): string =>
    stays.nom_complet === goes.nom_complet && worksOf(side) !== ''
      ? `${agents[side].nom_complet} (${worksOf(side)})`
      : agents[side].nom_complet;
  const merge = async (): Promise<void> => {
    const choice = await openDialog({
      title: t('agent.fusio.fer'),
      body: <p>{t('agent.fusio.cos', { queda: named(kept), marxa: named(kept === 0 ? 1 : 0) })}</p>,
      choices: [
        { key: 'cancel', text: web('web.cancellar') },
        { key: 'merge', text: t('agent.fusio.fer'), look: 'primary', focused: true },
      ],
      onCtrlEnter: 'merge',
    });
    if (choice !== 'merge') return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  const shown = (side: 0 | 1, field: string): string =>
    words.show(field, agents[side][field as keyof Agent]) || t('agent.fusio.buit');
  const radio = (name: string, checked: boolean, onPick: () => void, text: string) => (
    <label className={css.choice}>
      <input type="radio" name={name} checked={checked} onChange={onPick} />
      <span>{text}</span>
    </label>
  );
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.duplicats'), href: list }}
          title={t('agent.fusio.titol')}
          primary={
            <Button loading={busy} onClick={() => void merge()}>
              {t('agent.fusio.fer')}
            </Button>
          }
        />
      }
    >
      <p className={css.lead}>{t('agent.fusio.que')}</p>
      <div className={css.sheet}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('agent.fusio.camp')}</th>
              {agents.map((agent) => (
                <th key={agent.id} scope="col">
                  {agent.nom_complet}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('agent.fusio.queda')}</th>
              {([0, 1] as const).map((side) => (
                <td key={side}>
                  {radio(
                    'queda',
                    kept === side,
                    () => {
                      setKept(side);
                      setSides(proposed(agents, side));
                    },
                    [agents[side].nom_complet, worksOf(side)].filter(Boolean).join(' · '),
                  )}
                </td>
              ))}
            </tr>
            {fields.map((field) => (
              <tr key={field} aria-label={words.field(field)}>
                <th scope="row">{words.field(field)}</th>
                {([0, 1] as const).map((side) => (
                  <td key={side}>
                    {radio(
                      field,
                      sides[field] === side,
                      () => setSides({ ...sides, [field]: side }),
                      shown(side, field),
                    )}
                    {side === 1 && mayBeBoth(agents, field)
                      ? radio(
                          field,
                          sides[field] === 'both',
                          () => setSides({ ...sides, [field]: 'both' }),
                          t('agent.fusio.tots_dos'),
                        )
                      : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DetailPage>
  );
};
