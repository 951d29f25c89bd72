import { useMemo } from 'react';
import { useSenseServidor } from '#areas/correu/web/index.tsx';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { saveFile } from '#web/api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { BulkVerb, Sifted } from '#web/ui/list/list-types.ts';
import { runBulk } from '#web/ui/list/run-bulk.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import { DIES_ENTRE_RECORDATORIS, facturaEnviamentRoutes } from '../contract/enviament.ts';
import { numeracioRoutes } from '../contract/numeracio.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { Aturades, EmetreMolts, EnviarMolts } from './emetre-molts.tsx';
import { perOrdre, tandesOf } from './numeros-previstos.ts';
import { candidats, semblantsOf } from './semblants.ts';
import { isSubstituible } from './substituir-dialog.tsx';
import { isRemindable, isSendable, remindAsProposed, sendAsProposed } from './use-factura-mail.tsx';

/**
 * Whether something of it is still to be collected or given back. Of one that was rectified whole, only what was paid over it: the
 * rest is of what rectifies it.
 */
export const isCollectable = ({
  situacio,
  tipus,
  pendent,
  total,
}: Pick<FacturaItem, 'situacio' | 'tipus' | 'pendent' | 'total'>): boolean =>
  tipus !== 'proforma' &&
  pendent !== 0 &&
  (situacio === 'emesa' || situacio === 'cobrada_parcial' || (situacio === 'rectificada' && pendent * total < 0));

/** Whether it is paid, and the guarantee kept back of it is not. */
export const isGuaranteed = ({
  situacio,
  garantia_pendent,
}: Pick<FacturaItem, 'situacio' | 'garantia_pendent'>): boolean => situacio === 'cobrada' && garantia_pendent !== 0;

/** Drafts whose lines are read to tell which say the same. */
const COMPARED = 60;

/** What is done to many invoices: each is a call of its own. */
export const useFacturaBulk = (
  substitute: (items: readonly FacturaItem[]) => void,
): readonly BulkVerb<FacturaItem>[] => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { queries } = usePlatform();
  const senseServidor = useSenseServidor();
  const [issues, sends, reminds, collects, substitutes, removes] = [
    may(facturaAccioRoutes.emetre),
    may(facturaEnviamentRoutes.envia),
    may(facturaEnviamentRoutes.recorda),
    may(cobramentRoutes.create),
    may(facturaAccioRoutes.substituir),
    may(facturaRoutes.remove),
  ];
  return useMemo(() => {
    const after = (): void => {
      void queries.invalidateQueries({ queryKey: ['factura'] });
      void queries.invalidateQueries({ queryKey: ['cobrament'] });
    };
    // Numbers follow the order in which they are issued: one at a time.
    let turn: Promise<unknown> = Promise.resolve();
    const oneByOne = <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
      const mine = turn.then(act, act);
      turn = mine.catch(() => undefined);
      return mine;
    };
    const tandes = async (items: readonly FacturaItem[]) => {
      const { series } = await api.call(empresaRoutes.get, { params: { id: empresa } });
      const years = [...new Set(items.map(({ data }) => Number(data.slice(0, 4))))];
      const known = await Promise.all(
        years.map((exercici) => api.call(numeracioRoutes.list, { params: { id: empresa }, query: { exercici } })),
      );
      return tandesOf(
        items,
        series,
        known.flatMap((one) => one.items),
      );
    };
    /** Issued are those that the check says nothing of; a warning is answered on the screen of its invoice. */
    const sift = async (items: readonly FacturaItem[]): Promise<Sifted<FacturaItem>> => {
      const { signal } = new AbortController();
      const whyNot = async ({ id, agent, total }: FacturaItem): Promise<string | null> => {
        const { pot, problemes } = await api.call(facturaRoutes.comprova, { params: { id: empresa, fid: id } });
        const [problema] = pot ? problemes : problemes.filter(({ nivell }) => nivell === 'error');
        if (pot && !problema) return null;
        return t(pot ? 'factura.bulk.emetre_avisada' : 'factura.bulk.emetre_aturada', {
          client: agent?.nom ?? t('factura.bulk.sense_client'),
          import: t('factura.bulk.euros', { import: formats.money(total) }),
          motiu: problema?.missatge ?? '',
        });
      };
      const checked = await runBulk(items, whyNot, { signal, onDone: () => {} });
      // What could not be checked is judged as it is issued.
      const why = new Map(checked.map(({ item, answer }) => [item.id, answer as string | null | undefined]));
      return {
        can: items.filter(({ id }) => !why.get(id)),
        cannot: items.flatMap((item) => {
          const said = why.get(item.id);
          return said ? [{ item, why: said }] : [];
        }),
      };
    };
    const semblants = async (items: readonly FacturaItem[]) =>
      semblantsOf(
        await Promise.all(
          candidats(items)
            .slice(0, COMPARED)
            .map(({ id }) => api.call(facturaRoutes.get, { params: { id: empresa, fid: id } })),
        ),
      );
    /** Whether there is a mail server, as the first of them says; where that cannot be read, each says it for itself. */
    const ambServidor =
      (title: string) =>
      async ([first]: readonly FacturaItem[]): Promise<boolean> => {
        const servidor = first
          ? await api
              .call(facturaEnviamentRoutes.proposta, { params: { id: empresa, fid: first.id } })
              .then((proposta) => proposta.servidor !== null)
              .catch(() => true)
          : true;
        if (!servidor) await senseServidor(title);
        return servidor;
      };
    const verbs: BulkVerb<FacturaItem>[] = [];
    if (issues)
      verbs.push({
        key: 'emetre',
        text: t('factura.accio.emetre'),
        fits: ({ situacio }) => situacio === 'esborrany',
        order: perOrdre,
        deed: (n) => t('factura.bulk.emetre_fer', { n }),
        sift,
        confirm: async (n, items, aturades) => {
          if (n === 0) return <Aturades aturades={aturades} />;
          const told = await tandes(items).catch(() => []);
          const lines = told.map(({ serie, n: many, primer, darrer }) =>
            t(primer === null ? 'factura.bulk.emetre_serie' : 'factura.bulk.emetre_numeros', {
              n: many,
              serie,
              primer: primer ?? '',
              darrer: darrer ?? '',
            }),
          );
          return (
            <EmetreMolts
              linies={[...lines, t('factura.bulk.emetre_cos', { n })]}
              items={items}
              aturades={aturades}
              semblants={await semblants(items).catch(() => [])}
            />
          );
        },
        act: ({ id, versio }) =>
          oneByOne(() => api.call(facturaAccioRoutes.emetre, { params: { id: empresa, fid: id }, body: { versio } })),
        after,
      });
    if (sends)
      verbs.push({
        key: 'enviar',
        text: t('factura.accio.enviar'),
        // What another one stands in the place of asks for nothing: it is sent by hand alone.
        fits: (item) => isSendable(item) && item.situacio !== 'rectificada' && item.situacio !== 'substituida',
        before: ambServidor(t('factura.accio.enviar')),
        confirm: (n, items) => <EnviarMolts text={t('factura.bulk.enviar_cos', { n })} items={items} />,
        told: (n) => t('factura.bulk.enviar_fets', { n }),
        act: ({ id }) => sendAsProposed(api, { id: empresa, fid: id }),
        after,
      });
    if (collects)
      verbs.push({
        key: 'cobrades',
        text: t('factura.accio.cobrades'),
        fits: (item) => isCollectable(item) && item.pendent > 0,
        confirm: (n) => t('factura.bulk.cobrades_cos', { n }),
        act: ({ id }) => api.call(cobramentRoutes.create, { params: { id: empresa, fid: id }, body: {} }),
        after,
      });
    if (substitutes)
      verbs.push({
        key: 'substituir',
        text: t('factura.accio.substituir'),
        fits: isSubstituible,
        actAll: async (items) => substitute(items),
      });
    if (reminds)
      verbs.push({
        key: 'recordar',
        text: t('factura.accio.recordar'),
        fits: isRemindable,
        before: ambServidor(t('factura.accio.recordar')),
        confirm: (n, items) => <EnviarMolts text={t('factura.bulk.recordar_cos', { n })} items={items} />,
        told: (n) => t('factura.bulk.enviar_fets', { n }),
        act: ({ id }) =>
          remindAsProposed(api, { id: empresa, fid: id }, (quan) =>
            t('factura.recorda.massa_aviat', { quan: formats.instant(quan), dies: DIES_ENTRE_RECORDATORIS }),
          ),
        after,
      });
    for (const format of ['pdf', 'zip'] as const)
      verbs.push({
        key: format,
        text: t(`factura.bulk.${format}`),
        actAll: async (items) => {
          const { file, name } = await api.download(facturaDocumentRoutes.many, {
            params: { id: empresa },
            query: { factures_id: items.map(({ id }) => id).join(','), format },
          });
          saveFile(file, name);
        },
      });
    if (removes)
      verbs.push({
        key: 'suprimir',
        text: t('factura.accio.suprimir'),
        danger: true,
        fits: ({ situacio }) => situacio === 'esborrany',
        act: ({ id }) => api.call(facturaRoutes.remove, { params: { id: empresa, fid: id } }),
        after,
      });
    return verbs;
  }, [
    t,
    formats,
    api,
    empresa,
    issues,
    sends,
    reminds,
    collects,
    substitutes,
    removes,
    queries,
    substitute,
    senseServidor,
  ]);
};
