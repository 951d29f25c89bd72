import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { agentQuery } from './queries.ts';
import { UsList, type UsNamed, useUsHref } from './us-link.tsx';

const amber = <IconAlertTriangle size={20} color="var(--c-amber-mark)" aria-hidden />;

/** What is done to a whole agent: put aside and back, delete. What the role may not do is absent. */
export const useAgentActions = (agent: Agent): readonly DetailAction[] => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const hrefOf = useUsHref();
  const href = `/empresa/${empresa}/agent/${agent.id}`;
  const nom = agent.nom_complet;
  const fail = (error: unknown): void => void toastError(tellFailure(error, web).sentence);

  const archive = async (baixa: boolean): Promise<void> => {
    try {
      const body = { versio: agent.versio, baixa };
      const next = await api.call(agentRoutes.update, { params: { id: agent.id }, body });
      queries.setQueryData(agentQuery(api, empresa, agent.id).queryKey, next);
      void queries.invalidateQueries({ queryKey: ['agent', 'list'] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
      toast(t(baixa ? 'agent.donat_baixa' : 'agent.reactivat', { nom }));
    } catch (error) {
      fail(error);
    }
  };
  /** What uses it, with links; it can be put aside instead. */
  const tellUses = async (sentence: string, usos: readonly UsNamed[]): Promise<void> => {
    const choice = await openDialog({
      title: t('agent.suprimir.en_us'),
      icon: amber,
      body: (
        <>
          <p>{sentence}</p>
          <UsList usos={usos} hrefOf={hrefOf} />
          {agent.baixa ? null : <p>{t('agent.baixa_ajuda')}</p>}
        </>
      ),
      choices: [
        { key: 'cancel', text: web('web.tancar'), focused: agent.baixa },
        ...(agent.baixa
          ? []
          : [{ key: 'archive', text: t('agent.donar_baixa'), look: 'primary' as const, focused: true }]),
      ],
      size: 'lg',
    });
    if (choice === 'archive') await archive(true);
  };
  const remove = async (): Promise<void> => {
    // What uses it is asked first: nothing is promised that would be refused.
    try {
      const { items } = await api.call(agentAccioRoutes.usos, { params: { id: agent.id } });
      if (items.length > 0) return void (await tellUses(t('agent.suprimir.usos', { nom, n: items.length }), items));
    } catch (error) {
      return fail(error);
    }
    const sure = await askSure({
      title: t('agent.suprimir'),
      icon: amber,
      body: t('agent.suprimir.cos', { nom }),
      verb: web('web.suprimir'),
      cancel: web('web.cancellar'),
    });
    if (!sure) return;
    try {
      const { desfer } = await api.call(agentAccioRoutes.remove, { params: { id: agent.id } });
      void queries.invalidateQueries({ queryKey: ['agent', 'list'] });
      go(`/empresa/${empresa}/agent`, { replace: true });
      offerUndo(desfer, { empresa, text: t('agent.suprimit', { nom }), href });
    } catch (error) {
      const usos = error instanceof TransportFailure ? error.problem?.usos : undefined;
      if (refusalCode(error) === 'en_us' && usos)
        await tellUses(tellFailure(error, web).sentence, usos as readonly UsNamed[]);
      else fail(error);
    }
  };
  return [
    may(agentRoutes.update)
      ? [
          agent.baixa
            ? { key: 'alta', text: t('agent.reactivar'), onAct: () => void archive(false) }
            : { key: 'baixa', text: t('agent.donar_baixa'), onAct: () => void archive(true) },
        ]
      : [],
    may(agentAccioRoutes.remove) ? [{ key: 'suprimir', text: t('agent.suprimir'), onAct: () => void remove() }] : [],
  ].flat();
};
