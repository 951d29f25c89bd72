import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { useTipus } from '#areas/fiscal/web/index.tsx';
import { trimestreOf } from '#kernel/trimestre.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa } from '../contract/schemas.ts';
import { isAutoliquidada } from '../domain/imports.ts';
import { despesaTexts } from '../texts/index.ts';
import { Capcalera } from './capcalera.tsx';
import css from './despesa.module.css';
import { PagadaMark } from './despesa-mark.tsx';
import { type DespesaValues, isBlankLinia, type Pujat } from './despesa-values.ts';
import { withTotal } from './linia-values.ts';
import { LiniesEditor } from './linies-editor.tsx';
import { PapersSide } from './papers-side.tsx';
import { nextQuery } from './queries.ts';
import { Fiscal, Notes, Pagament, Treballs } from './seccions.tsx';
import { useImports, useProrrata } from './sums.ts';
import { SumsPanel } from './sums-panel.tsx';
import { useTipusDespesa } from './tipus.ts';
import { useDespesaActions } from './use-despesa-actions.tsx';
import { useDespesaForm } from './use-despesa-form.ts';
import { usePapers } from './use-papers.ts';
import { useSuggestions } from './use-suggestions.ts';

/** An expense being typed from its paper: the form at the left, the receipt at the right. */
export const DespesaEditor = ({
  despesa,
  known = {},
  iva_fk,
  filled = false,
  files = [],
  onAnother,
}: {
  despesa?: Despesa;
  known?: Partial<DespesaValues>;
  /** What is known is an expense already. */
  filled?: boolean;
  /** Rate that new lines start from. */
  iva_fk: number | null;
  /** Papers that it begins with. */
  files?: readonly File[];
  onAnother?: (saved: Despesa) => void;
}) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const phone = useIsPhone();
  const list = `/empresa/${empresa}/despesa`;
  const readOnly = !may(despesa ? despesaRoutes.update : despesaRoutes.create);
  const closed = despesa?.tancada ?? false;
  const rates = useTipus();
  const kinds = useTipusDespesa();
  const keepUp = useRef<(file: Pujat) => void>(() => undefined);
  const papers = usePapers(despesa, (file) => keepUp.current(file));
  const form = useDespesaForm({
    despesa,
    known,
    filled,
    iva_fk,
    rates,
    settled: papers.settled,
    onSaved: (saved, another) => {
      if (another && onAnother) {
        toast(t('despesa.numero', { numero: `${saved.exercici}/${saved.numero}` }));
        onAnother(saved);
      } else if (saved.id !== despesa?.id) go(`${list}/${saved.id}`, { replace: true });
    },
    onLeave: () => go(list),
  });
  const { values } = form;
  const pujades = useRef(values.pujades);
  pujades.current = values.pujades;
  keepUp.current = (file) => {
    pujades.current = [...pujades.current, file];
    form.set('pujades', pujades.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that it begins with, once
  useEffect(() => {
    if (files.length > 0) papers.add(files);
  }, []);
  // A total that came from the short form is of its line: here it is told by base and VAT.
  const [only] = values.linies;
  const rate = only && !isAutoliquidada(values) ? (rates.tipus.iva(only.iva_fk ?? 0)?.percentatge ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the total, once its rate is known
  useEffect(() => {
    if (values.import_total === null || !only || !rates.ready) return;
    if (values.linies.length === 1) form.set('linies', [withTotal(only, values.import_total, rate)]);
    form.set('import_total', null);
  }, [values.import_total, rates.ready]);
  const prorrata = useProrrata(values);
  const imports = useImports(values, rates, prorrata.percentatge);
  const day = values.data_operacio ?? values.data ?? today();
  const told = values.data_recepcio ?? values.data ?? today();
  const quarter = trimestreOf(told);
  const quarterText = t('despesa.trimestre', {
    trimestre: String(quarter.trimestre),
    exercici: String(quarter.exercici),
  });
  const suggestions = useSuggestions(form, { rates, kinds, iva_fk });
  const { data: next } = useQuery({
    ...nextQuery(api, empresa, { exercici: quarter.exercici }),
    enabled: despesa === undefined,
    staleTime: 5_000,
  });
  const { data: quarters } = useQuery({
    queryKey: ['empresa', 'trimestres', empresa, quarter.exercici],
    queryFn: ({ signal }) =>
      api.call(trimestreRoutes.list, { params: { id: empresa }, query: { exercici: quarter.exercici }, signal }),
    staleTime: 30_000,
  });
  const meetsClosed =
    !closed && quarters?.trimestres.some((one) => one.trimestre === quarter.trimestre && one.tancat) === true;
  const { data: ofSupplier } = useQuery({
    ...nextQuery(api, empresa, { agent_fk: values.agent_fk ?? 0 }),
    enabled: values.agent_fk !== null && !readOnly && !closed,
    staleTime: 5_000,
  });
  const actions = useDespesaActions(despesa ?? null);
  const historyLink = useHistoryLink(`${list}/${despesa?.id ?? 0}?part=historial`, false);
  const title = despesa ? t('despesa.numero', { numero: String(despesa.numero) }) : t('despesa.nova');
  useTitle(title, t('despesa.despeses'));
  // A rectifying invoice says what it rectifies; without an invoice there is no VAT.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the paper counts
  useEffect(() => {
    const rectifies = values.tipus === 'rectificativa';
    if (rectifies && values.rectifica === null) form.set('rectifica', { motiu: 'R4', num_factura: '', data: null });
    if (!rectifies && values.rectifica !== null) form.set('rectifica', null);
    if (values.tipus === 'sense_factura' && values.linies.some((one) => one.iva_fk !== null))
      form.set(
        'linies',
        values.linies.map((one) => ({ ...one, iva_fk: null, quota: null, recarrec: false, quota_recarrec: null })),
      );
  }, [values.tipus]);
  const lines = useRef(values.linies);
  lines.current = values.linies;
  const askReplace = async (n: number, data: string): Promise<boolean> => {
    const choice = await openDialog({
      title: t('despesa.accio.duplicar_darrera'),
      body: <p>{t('despesa.darrera_substitueix', { n, data })}</p>,
      choices: [
        { key: 'back', text: web('web.cancellar'), focused: true },
        { key: 'do', text: t('despesa.darrera_substituir'), look: 'primary' },
      ],
      onCtrlEnter: 'do',
    });
    return choice === 'do';
  };
  const copyLast = async (): Promise<void> => {
    try {
      const { darrera } = await api.call(despesaRoutes.next, {
        params: { id: empresa },
        query: { agent_fk: values.agent_fk ?? 0 },
      });
      if (!darrera) return void toast(t('despesa.darrera_cap'));
      const typed = lines.current.filter((one) => !isBlankLinia(one)).length;
      if (typed > 0 && !(await askReplace(typed, formats.date(darrera.data)))) return;
      const copied = darrera.linies.map((one) => ({
        ...one,
        clau: globalThis.crypto.randomUUID(),
        be_inversio: null,
      }));
      form.set('linies', copied);
      form.set('tipus', darrera.tipus);
      await suggestions.ofDarrera(copied, darrera.irpf_fk);
      toast(t('despesa.darrera_feta', { data: formats.date(darrera.data) }));
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const irpf = values.irpf_fk === null ? null : (rates.tipus.irpf(values.irpf_fk)?.percentatge ?? null);
  const sums = <SumsPanel values={values} imports={imports} irpf={irpf} prorrata={prorrata} />;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('despesa.despeses'), href: list }}
          title={title}
          recent={despesa ? [String(despesa.numero), despesa.proveidor?.nom].filter(Boolean).join(' · ') : undefined}
          mark={
            despesa ? (
              <>
                <PagadaMark {...despesa} />
                {closed ? <Mark form="closed" word={t('despesa.tancada')} /> : null}
              </>
            ) : null
          }
          facts={[
            despesa ? despesa.proveidor?.nom : null,
            quarterText,
            !despesa && next ? t('despesa.numero_previst', { numero: String(next.numero) }) : null,
          ]}
          actions={actions}
          tabs={
            despesa && historyLink.length > 0
              ? [
                  { key: 'dades', text: t('despesa.tab.dades'), href: `${list}/${despesa.id}`, current: true },
                  ...historyLink,
                ]
              : []
          }
        />
      }
    >
      {closed ? (
        <p className={css.closed} role="status">
          <IconLock size={16} aria-hidden />
          {t('despesa.tancada_cos', { trimestre: quarterText })}
        </p>
      ) : null}
      {meetsClosed ? (
        <p className={css.warned} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('despesa.tancat_nou', { trimestre: quarterText })}
        </p>
      ) : null}
      {despesa?.desfasat && !closed ? (
        <p className={css.hint} role="status">
          {t('despesa.desfasat')}
        </p>
      ) : null}
      <div className={css.editor}>
        <Form
          form={form}
          wide
          readOnly={readOnly}
          another={onAnother !== undefined}
          above={
            phone && !readOnly ? (
              <SumsPanel values={values} imports={imports} irpf={irpf} prorrata={prorrata} short />
            ) : null
          }
        >
          <fieldset className={css.part} disabled={closed}>
            <Capcalera
              form={form}
              despesa={despesa}
              filled={filled}
              // Without them the form keeps what it has, and the server adds what is missing.
              onSupplier={(id) => void suggestions.supplier(id).catch(() => undefined)}
            />
            <LiniesEditor
              form={form}
              rates={rates}
              kinds={kinds}
              imports={imports}
              iva_fk={suggestions.iva_fk}
              day={day}
              readOnly={readOnly || closed}
              onKind={(id) => void suggestions.kind(id)}
            />
            {ofSupplier?.darrera && values.agent_fk !== null && !readOnly && !closed ? (
              <div>
                <Button variant="subtle" onClick={() => void copyLast()}>
                  {t('despesa.accio.duplicar_darrera')}
                </Button>
              </div>
            ) : null}
            {sums}
            <Fiscal form={form} rates={rates} day={day} />
            <Treballs form={form} />
          </fieldset>
          <Pagament form={form} />
          <Notes form={form} />
        </Form>
        <PapersSide
          despesa={despesa}
          papers={papers}
          pujades={despesa ? [] : values.pujades}
          onForget={(file) => {
            papers.forget(file.id);
            form.set(
              'pujades',
              values.pujades.filter(({ id }) => id !== file.id),
            );
          }}
        />
      </div>
      <QuickAgentHost />
    </DetailPage>
  );
};
