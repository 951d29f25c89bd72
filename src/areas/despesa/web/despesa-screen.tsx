import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import type { Despesa } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import { DespesaEditor } from './despesa-editor.tsx';
import { PagadaMark } from './despesa-mark.tsx';
import { useDespesaWords } from './history-words.ts';
import { despesaQuery, nextQuery } from './queries.ts';

export const resolve = async ({ api, queries, empresa, id }: ResolveContext) => {
  const despesa = await queries.fetchQuery(despesaQuery(api, empresa, id('id')));
  const asked = despesa.agent_fk === null ? {} : { agent_fk: despesa.agent_fk };
  const { defectes } = await queries.fetchQuery(nextQuery(api, empresa, asked));
  return { despesa, iva_fk: defectes.iva_fk };
};

/** One expense with its papers, or its history. */
export const Screen = ({ given, search }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: despesa = given.despesa } = useQuery({
    ...despesaQuery(api, empresa, given.despesa.id),
    initialData: given.despesa,
    staleTime: 5_000,
  });
  if (search.part === 'historial') return <History despesa={despesa} />;
  return <DespesaEditor key={despesa.id} despesa={despesa} iva_fk={given.iva_fk} />;
};

const History = ({ despesa }: { despesa: Despesa }) => {
  const t = useTexts(despesaTexts);
  const empresa = useEmpresaId();
  const words = useDespesaWords();
  const list = `/empresa/${empresa}/despesa`;
  const href = `${list}/${despesa.id}`;
  const title = t('despesa.numero', { numero: String(despesa.numero) });
  useTitle(title, t('despesa.despeses'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('despesa.despeses'), href: list }}
          title={title}
          recent={[String(despesa.numero), despesa.proveidor?.nom].filter(Boolean).join(' · ')}
          mark={<PagadaMark {...despesa} />}
          facts={[despesa.proveidor?.nom]}
          tabs={[
            { key: 'dades', text: t('despesa.tab.dades'), href, current: false },
            ...useHistoryLink(`${href}?part=historial`, true),
          ]}
        />
      }
    >
      <HistoryTab entity="despesa" id={despesa.id} words={words} />
    </DetailPage>
  );
};
