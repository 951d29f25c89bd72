import { useQuery } from '@tanstack/react-query';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { Form } from '#web/ui/form/form.tsx';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { AgentsSection } from './agents-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { treballQuery } from './queries.ts';
import css from './treball.module.css';
import { TreballFields } from './treball-fields.tsx';
import { TreballFrame } from './treball-frame.tsx';
import { useTreballForm } from './use-treball-form.ts';
import { UsuarisSection } from './usuaris-section.tsx';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Treball> =>
  queries.fetchQuery(treballQuery(api, empresa, id('id')));

/** Dades i agents of a work. */
export const Screen = ({ given }: ScreenProps<Treball>) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: treball = given } = useQuery({
    ...treballQuery(api, empresa, given.id),
    initialData: given,
    staleTime: 5_000,
  });
  useTitle(treball.codi, t('treball.tab.dades'));
  return (
    <>
      <TreballFrame treball={treball} tab="dades">
        <TreballForm key={treball.id} treball={treball} />
      </TreballFrame>
      <QuickAgentHost />
    </>
  );
};

const TreballForm = ({ treball }: { treball: Treball }) => {
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const form = useTreballForm({ treball, onLeave: () => go(`/empresa/${empresa}/treball/${treball.id}`) });
  const readOnly = !may(treballRoutes.update) || !treball.obert;
  return (
    <>
      <Form form={form} readOnly={readOnly}>
        <AgentsSection form={form} known={treball.agents} readOnly={readOnly} treball={treball.id} />
        <TreballFields proposed={null} />
      </Form>
      <div className={css.beside}>
        <UsuarisSection treball={treball} />
        <LogoSection treball={treball} />
      </div>
    </>
  );
};
