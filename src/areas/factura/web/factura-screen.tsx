import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { type Defectes, defectesFor } from './defectes.ts';
import { FacturaEditor } from './factura-editor.tsx';
import { FacturaIssued } from './factura-issued.tsx';
import { DraftMark } from './factura-mark.tsx';
import { facturaQuery } from './queries.ts';
import { useFacturaWords } from './use-factura-words.ts';

/** The invoice, and of a draft what its new lines start from. */
export const resolve = async (context: ResolveContext): Promise<{ factura: Factura; first: Defectes | null }> => {
  const { api, queries, empresa, id } = context;
  const factura = await queries.fetchQuery(facturaQuery(api, empresa, id('id')));
  const { estat, tipus, agent_fk } = factura;
  return { factura, first: estat === 'esborrany' ? await defectesFor(context, { tipus, agent_fk }) : null };
};

/** One invoice: a draft is written, an issued one is read. */
export const Screen = ({
  given: { factura: given, first },
  search,
}: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: factura = given } = useQuery({
    ...facturaQuery(api, empresa, given.id),
    initialData: given,
    staleTime: 5_000,
  });
  if (factura.estat !== 'esborrany')
    return (
      <FacturaIssued key={factura.id} factura={factura} asked={search.part} rectifies={search.fer === 'rectificar'} />
    );
  if (search.part === 'historial') return <DraftHistory factura={factura} />;
  return (
    <FacturaEditor
      key={factura.id}
      factura={factura}
      {...(first ? { first } : {})}
      issuesAtOnce={search.fer === 'emetre'}
    />
  );
};

const DraftHistory = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const empresa = useEmpresaId();
  const words = useFacturaWords();
  const href = `/empresa/${empresa}/factura/${factura.id}`;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('factura.factures'), href: `/empresa/${empresa}/factura` }}
          title={t('factura.esborrany_titol')}
          recent={factura.agent?.nom ?? factura.treball?.codi}
          mark={<DraftMark />}
          tabs={[
            { key: 'dades', text: t('factura.tab.document'), href, current: false },
            ...useHistoryLink(`${href}?part=historial`, true),
          ]}
        />
      }
    >
      <HistoryTab entity="factura" id={factura.id} words={words} />
    </DetailPage>
  );
};
