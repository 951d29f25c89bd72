import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { funcionsQuery, ivaQuery } from '#areas/referencia/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import type { ResolveContext } from '#web/room.ts';
import type { FacturaTipus } from '../contract/schemas.ts';
import { nextQuery } from './queries.ts';

type Given = Pick<ResolveContext, 'api' | 'queries' | 'empresa' | 'language'>;

/**
 * What a new document for that client starts from. A company that says nothing of VAT charges the usual rate, unless it
 * is exempt.
 */
export const defectesFor = async (
  { api, queries, empresa, language }: Given,
  asked: { tipus: FacturaTipus; agent_fk: number | null },
) => {
  const [next, company, ivas] = await Promise.all([
    queries.fetchQuery(nextQuery(api, empresa, { tipus: asked.tipus, agent_fk: asked.agent_fk ?? undefined })),
    queries.fetchQuery({ ...empresaQuery(api, empresa), staleTime: 60_000 }),
    queries.fetchQuery(ivaQuery(api, language)),
  ]);
  const usual = company.regim_iva === 'exempt' ? null : (ivas.find(({ defecte }) => defecte)?.id ?? null);
  return { ...next.defectes, iva_fk: next.defectes.iva_fk ?? usual };
};
export type Defectes = Awaited<ReturnType<typeof defectesFor>>;

/** Who a work is done for; null when it says nobody. */
export const clientOfTreball = async (
  { api, queries, empresa, language }: Given,
  treball: number,
): Promise<number | null> => {
  const [work, funcions] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, treball)),
    queries.fetchQuery(funcionsQuery(api, language)),
  ]);
  const developers = new Set(funcions.filter(({ grup }) => grup === 'promotor').map(({ id }) => id));
  return work.agents.find(({ funcio_fk }) => funcio_fk !== null && developers.has(funcio_fk))?.agent_fk ?? null;
};
