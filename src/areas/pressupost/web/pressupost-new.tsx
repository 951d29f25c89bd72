import { useState } from 'react';
import { agentQuery, QuickAgentHost } from '#areas/agent/web/index.tsx';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { newLinia, unreadOfLinies, useHeld } from '#areas/fiscal/web/index.tsx';
import { ivaQuery } from '#areas/referencia/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import { pressupostTexts } from '../texts/index.ts';
import { defectesDe } from './defectes.ts';
import { PressupostFields } from './pressupost-fields.tsx';
import type { PressupostValues } from './pressupost-values.ts';
import { pressupostHref } from './queries.ts';
import { usePressupostForm } from './use-pressupost-form.ts';

interface Known {
  readonly agent_fk: number | null;
  readonly treball_fk: number | null;
  readonly linies: PressupostValues['linies'];
}
const idIn = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** What the address brings: a work and its developer, or a client. */
export const resolve = async ({ api, queries, empresa, language, search }: ResolveContext): Promise<Known> => {
  const work = idIn(search['treball']);
  const treball = work === null ? null : await queries.fetchQuery(treballQuery(api, empresa, work));
  const agent = idIn(search['agent']) ?? treball?.agents.find(({ funcio_fk }) => funcio_fk === 1)?.agent_fk ?? null;
  // Read before the screen opens, so that its fields begin with their names and its first line with its rates.
  const client = agent === null ? null : await queries.fetchQuery(agentQuery(api, empresa, agent));
  const [company, ivas] = await Promise.all([
    queries.fetchQuery({ ...empresaQuery(api, empresa), staleTime: 60_000 }),
    queries.fetchQuery(ivaQuery(api, language)),
  ]);
  return { agent_fk: agent, treball_fk: work, linies: [newLinia('linia', defectesDe(company, client, ivas))] };
};

/** Nou pressupost. */
export const Screen = ({ given }: ScreenProps<Known>) => {
  const t = useTexts(pressupostTexts);
  const empresa = useEmpresaId();
  const go = useGo();
  const unread = useState<UnreadCells>(new Map());
  useTitle(t('pressupost.nou'), t('pressupost.pressupostos'));
  const { held, tell } = useHeld();
  const form = usePressupostForm({
    held,
    known: given,
    onSaved: (pressupost) => go(pressupostHref(empresa, pressupost.id), { replace: true }),
    onLeave: () => go(`/empresa/${empresa}/pressupost`),
  });
  tell(unreadOfLinies(unread[0], { ...form.values, retencio: null, bestretes: [] }));
  return (
    <>
      <DetailPage
        header={
          <DetailHeader
            back={{ text: t('pressupost.pressupostos'), href: `/empresa/${empresa}/pressupost` }}
            title={t('pressupost.nou')}
          />
        }
      >
        <Form form={form} wide>
          <PressupostFields form={form} unread={unread} readOnly={false} />
        </Form>
      </DetailPage>
      <QuickAgentHost />
    </>
  );
};
