import { Button, Drawer } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballClosed, treballQuery } from '#areas/treball/web/index.tsx';
import { historialRoutes } from '#contract/historial.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, useRol } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { DetailPage } from '#web/ui/detail/detail.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { Saved } from '../../contract/merge-answer.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import type { FormulaSource, LotVerdict as Verdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { DraftsProvider } from '../drafts.tsx';
import { ForecastLine } from '../forecast-panel.tsx';
import { historyWords } from '../history-words.ts';
import { stateOfVerdict } from '../lot-mark.tsx';
import { zonaQuery } from '../queries.ts';
import { CompareNorms } from '../verdict/compare-norms.tsx';
import { LotVerdict } from '../verdict/lot-verdict.tsx';
import { SlumpTable } from '../verdict/slump-table.tsx';
import { say, wordOfLot } from '../words.ts';
import { ColumnChoice, useShownColumns } from './column-choice.tsx';
import { GridFoot, useSavedWords } from './grid-foot.tsx';
import { judgedOf, judgeTyped } from './live-verdict.ts';
import { LostRows } from './lost-rows.tsx';
import { LotTabs } from './lot-tabs.tsx';
import { SampleCards } from './sample-cards.tsx';
import { sampleColumns } from './sample-columns.tsx';
import { hasStrengths, slumpsToTell } from './sample-row.ts';
import { SamplesPane } from './samples-pane.tsx';
import { Split } from './split.tsx';
import { useUnread } from './use-unread.ts';
import { useZonaActions } from './use-zona-actions.tsx';
import { useZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';
import { ZonaHeader } from './zona-header.tsx';

interface Given {
  readonly zona: Zona;
  readonly treball: Treball;
}
const SPECIMEN_DAYS = 28;

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const zona = await queries.fetchQuery(zonaQuery(api, id('zid')));
  return { zona, treball: await queries.fetchQuery(treballQuery(api, empresa, zona.treball_fk)) };
};

/** Zona: strengths typed at the left, the explained verdict at the right, changing as one types. */
export const Screen = ({ given, search }: ScreenProps<Given>) => {
  const api = useApi();
  const start = { initialData: given.zona, staleTime: 5_000 };
  const { data: zona = given.zona } = useQuery({ ...zonaQuery(api, given.zona.id), ...start });
  // Closed or opened meanwhile: the screen follows.
  const { data: treball = given.treball } = useQuery({
    ...treballQuery(api, given.treball.empresa_fk, given.treball.id),
    initialData: given.treball,
    staleTime: 5_000,
  });
  return (
    <DraftsProvider key={zona.id}>
      <ZonaView zona={zona} treball={treball} wanted={Number(search.lot ?? 0)} />
    </DraftsProvider>
  );
};

const rulingOf = ({ chart }: Verdict): number | null =>
  chart.rector === null ? null : (chart.mostres[chart.rector]?.valor ?? null);

const useZonaKeys = (
  zona: Zona,
  lot: ZonaLot | null,
  goLot: (numero: number) => void,
  add: () => void,
  save: () => void,
) => {
  const t = useTexts(formigoTexts);
  const move = (by: 1 | -1): void => {
    const next = zona.lots[zona.lots.findIndex((one) => one.id === lot?.id) + by];
    if (next) goLot(next.numero);
  };
  useKeys({ 'Alt+PageUp': () => move(-1), 'Alt+PageDown': () => move(1), 'Ctrl+i': add, 'Ctrl+s': save });
  useKeyHelp([
    { keys: 'Alt+PgUp PgDn', text: t('formigo.tecla.lot') },
    { keys: 'Ctrl+I', text: t('formigo.tecla.pastada') },
    { keys: 'F2', text: t('formigo.tecla.editar') },
    { keys: 'Ctrl+D', text: t('formigo.tecla.omplir') },
    { keys: 'Ctrl+Supr', text: t('formigo.tecla.esborrar') },
    { keys: 'Ctrl+Z Y', text: t('formigo.tecla.desfer') },
    { keys: 'R', text: t('formigo.tecla.resposta') },
    { keys: 'S', text: t('formigo.tecla.passos') },
    { keys: 'X', text: t('formigo.tecla.taula') },
    { keys: 'F8', text: t('formigo.tecla.error') },
  ]);
};

const ZonaView = ({ zona, treball, wanted }: { zona: Zona; treball: Treball; wanted: number }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const go = useGo();
  const empresa = useEmpresaId();
  const may = useMay();
  const rol = useRol();
  const phone = useIsPhone();
  const [shown, setShown] = useShownColumns();
  const [light, setLight] = useState<FormulaSource | null>(null);
  const [history, setHistory] = useState(false);
  const toolBar = useRef<HTMLDivElement>(null);
  const base = `/empresa/${empresa}/treball/${treball.id}/formigo`;
  const hrefOf = (numero: number): string => `${base}/zona/${zona.id}?lot=${numero}`;
  const goLot = (numero: number): void => go(hrefOf(numero), { replace: true });
  const lot = zona.lots.find((one) => one.numero === wanted) ?? zona.lots[0] ?? null;
  useTitle(zona.nom, treball.codi);

  const tellMoved = (answer: Saved): void => {
    const others = answer.recalculats.filter((one) => one.zona_fk !== zona.id || one.lot !== lot?.numero);
    const first = others[0];
    if (!first) return;
    const ara = say(t, `formigo.estat.${first.despres}`);
    toast(
      <span className={css.toast}>
        {t('formigo.recalculats', { n: others.length, lot: first.lot, zona: first.zona, ara })}{' '}
        <a href={`#${base}/zona/${first.zona_fk}?lot=${first.lot}`}>{web('web.historial.veure')}</a>
      </span>,
    );
  };
  const work = useZonaWork(zona, tellMoved);
  const unread = useUnread(zona, work);
  const actions = useZonaActions(zona, work, goLot);
  const types = may(formigoRoutes.seguiment) && treball.obert;
  const rows = lot ? work.rowsOf(lot.id) : [];
  const typed = lot ? work.isTyped(lot.id) : false;
  const counted = work.counted(rows);
  const verdict = lot && (typed ? judgeTyped(zona, lot, counted) : lot.veredicte);
  const ruling = verdict && rulingOf(verdict);
  const indirect = zona.modalitat === 'INDIRECTE';
  const strengths = !indirect || hasStrengths(zona, rows);
  const columns = useMemo(
    () => sampleColumns({ t, formats, fck: zona.resistencia, ruling, shown, readOnly: !types, indirect, strengths }),
    [t, formats, zona.resistencia, ruling, shown, types, indirect, strengths],
  );
  const addSample = (): void => {
    if (lot && types) work.addRows(lot.id, 1);
  };
  useZonaKeys(zona, lot, goLot, addSample, () => void work.saver.flushAll());
  const saved = useSavedWords(work, unread.total);
  const header = (
    <ZonaHeader
      zona={zona}
      lot={lot}
      treball={treball}
      base={base}
      actions={actions}
      busy={verdict?.verdict === 'ask' || (verdict?.verdict === 'no_satisfactori' && !lot?.decisio)}
      onAddSample={types ? addSample : null}
      onHistory={() => setHistory(true)}
    />
  );
  if (!lot || !verdict) {
    return (
      <DetailPage header={header}>
        <TreballClosed treball={treball} />
        <LostRows work={work} lot={null} />
        <ForecastLine zona={zona} />
        <StatePanel icon={IconPlus} sentence={t('formigo.zona.sense_lots')}>
          {types ? <Button onClick={() => void actions.addLot()}>{t('formigo.lot.afegir')}</Button> : null}
        </StatePanel>
      </DetailPage>
    );
  }
  const noLlegides = unread.ofLot(lot.id);
  const state = { ...stateOfVerdict(verdict, lot.decisio), noLlegides };
  const add = types ? { onAdd: () => void actions.addLot() } : {};
  const places = { href: hrefOf, onGo: goLot, unreadOf: unread.ofLot };
  const tabs = <LotTabs zona={zona} current={lot} live={{ id: lot.id, state }} {...places} {...add} />;
  const facts = work.facts(lot);
  const refused = facts.state.kind === 'refused' || rows.some((row) => work.saver.stateOf(row.id).kind === 'refused');
  const typedFacts = facts.state.kind !== 'clean';
  const keep = (change: object): Promise<boolean> =>
    // What was typed here is sent before, and moves the version on.
    work.act(() => ({
      lots: [{ id: lot.id, versio: typedFacts ? (work.lotOf(lot.id) ?? lot).versio : lot.versio, ...change }],
    }));
  const pane = (
    <LotVerdict
      key={lot.id}
      verdict={verdict}
      lot={lot}
      live={typed}
      unread={noLlegides}
      onLight={setLight}
      dueOf={(numero) => {
        const poured = lot.pastades.find((row) => row.numero === numero)?.data;
        return poured ? addDays(poured, SPECIMEN_DAYS) : null;
      }}
      {...(types && rol !== 'obra'
        ? { onAnswer: (respostes) => keep({ respostes }), onDecide: (decisio) => keep({ decisio: decisio ?? null }) }
        : {})}
      cons={slumpsToTell(counted)}
      slump={<SlumpTable zona={zona} lot={lot.id} rows={counted} />}
      foot={
        <>
          {may(historialRoutes.list) ? (
            <button type="button" className={css.retry} onClick={() => setHistory(true)}>
              {web('web.historial')}
            </button>
          ) : null}
          {verdict.verdict === 'no_aplica' || zona.resistencia <= 0 ? null : (
            <CompareNorms
              numero={lot.numero}
              verdict={verdict}
              input={() => judgedOf(zona, lot, counted)}
              plantes={zona.plantes}
            />
          )}
        </>
      }
    />
  );
  return (
    <DetailPage header={header}>
      <TreballClosed treball={treball} />
      <LostRows work={work} lot={lot} />
      {indirect && strengths ? <p className={css.hint}>{t('formigo.graella.indirecte_resistencies')}</p> : null}
      {phone ? (
        <SampleCards
          key={lot.id}
          lot={lot.id}
          verdict={verdict}
          word={wordOfLot(t, state)}
          rows={rows}
          unread={unread.state}
          unreadHere={noLlegides}
          columns={columns}
          tabs={tabs}
          pane={pane}
          saved={saved}
          issueOf={actions.issueOf}
          onEdit={(edits) => work.edit(lot.id, edits)}
          onLeave={(id) => void work.saver.flush(id)}
          onConflict={(row, column) => void actions.settle(row, column)}
          onAdd={types ? addSample : null}
          onDelete={types ? (row) => void actions.removeSample(row) : null}
          retry={refused ? () => void work.saver.flushAll() : null}
        />
      ) : (
        <>
          <div className={css.bar}>
            <ForecastLine zona={zona} />
            <div ref={toolBar} className={css.tools} role="toolbar" aria-label={t('formigo.eines')}>
              <ColumnChoice shown={shown} strengths={strengths} onChange={setShown} />
            </div>
          </div>
          <Split
            label={t('formigo.divisor')}
            left={
              <SamplesPane
                {...{ zona, lot, work, actions, rows, columns, verdict, ruling, light, types, tabs, toolBar }}
                unread={unread.state}
                foot={<GridFoot {...{ verdict, strengths, work, refused, saved }} unread={unread.total} />}
              />
            }
            right={pane}
          />
        </>
      )}
      <Drawer
        opened={history}
        onClose={() => setHistory(false)}
        position="right"
        size="lg"
        title={t('formigo.lot.historial', { n: lot.numero })}
        closeButtonProps={{ 'aria-label': web('web.tancar') }}
      >
        {history ? <HistoryTab entity="zona_lot" id={lot.id} words={historyWords(t, formats)} /> : null}
      </Drawer>
    </DetailPage>
  );
};
