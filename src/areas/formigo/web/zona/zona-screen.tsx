import { Button, Drawer, Menu } from '@mantine/core';
import { IconColumns3, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { treballQuery } from '#areas/treball/web/index.tsx';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { historialRoutes } from '#contract/historial.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform, useRol, useUserId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { readStored, writeStored } from '#web/storage.ts';
import { webTexts } from '#web/texts/index.ts';
import { type DetailAction, DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { EntryGrid } from '#web/ui/grid/entry-grid.tsx';
import { cellKey, type GridColumn } from '#web/ui/grid/grid-types.ts';
import { typedCell } from '#web/ui/grid/grid-reading.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { SeguimentAnswer, SeguimentBody } from '../../contract/inputs.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import type { FormulaSource } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { deleteZona } from '../delete-zona.tsx';
import { ForecastLine } from '../forecast-panel.tsx';
import { historyWords } from '../history-words.ts';
import { stateOfVerdict } from '../lot-mark.tsx';
import { zonaQuery } from '../queries.ts';
import { LotVerdict } from '../verdict/lot-verdict.tsx';
import { say, wordOfLot } from '../words.ts';
import { judgeTyped } from './live-verdict.ts';
import { LotFacts } from './lot-facts.tsx';
import { LotTabs } from './lot-tabs.tsx';
import { SampleCards } from './sample-cards.tsx';
import { OPTIONAL_COLUMNS, sampleColumns, shownStrength } from './sample-columns.tsx';
import type { SampleRow } from './sample-row.ts';
import { Split } from './split.tsx';
import { useZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

interface Given {
  readonly zona: Zona;
  readonly treball: Treball;
}

export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const zona = await queries.fetchQuery(zonaQuery(api, id('zid')));
  return { zona, treball: await queries.fetchQuery(treballQuery(api, empresa, zona.treball_fk)) };
};

/** Zona: strengths typed at the left, the explained verdict at the right, changing as one types. */
export const Screen = ({ given, search }: ScreenProps<Given>) => {
  const api = useApi();
  const { data: zona = given.zona } = useQuery({ ...zonaQuery(api, given.zona.id), initialData: given.zona, staleTime: 5_000 });
  return <ZonaView key={zona.id} zona={zona} treball={given.treball} search={search} />;
};

export const ZonaView = ({ zona, treball, search }: { zona: Zona; treball: Treball; search: Readonly<Record<string, unknown>> }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const go = useGo();
  const empresa = useEmpresaId();
  const user = useUserId();
  const may = useMay();
  const rol = useRol();
  const phone = useIsPhone();
  const platform = usePlatform();
  const apiHere = useApi();
  const base = `/empresa/${empresa}/treball/${treball.id}/formigo`;
  const here = `${base}/zona/${zona.id}`;
  const columnsKey = `columns.pastades.${user}`;
  const [shown, setShown] = useState<readonly string[]>(() => readStored<string[]>(columnsKey) ?? []);
  const [light, setLight] = useState<FormulaSource | null>(null);
  const [history, setHistory] = useState(false);
  const toolBar = useRef<HTMLDivElement>(null);
  const gridBox = useRef<HTMLDivElement>(null);

  const tellMoved = (answer: SeguimentAnswer): void => {
    const others = answer.recalculats.filter((one) => one.zona_fk !== zona.id || one.lot !== lot?.numero);
    const first = others[0];
    if (!first) return;
    const href = `${base}/zona/${first.zona_fk}?lot=${first.lot}`;
    toast(
      <span className={css.toast}>
        {t('formigo.recalculats', { n: others.length, lot: first.lot, zona: first.zona, ara: say(t, `formigo.estat.${first.despres}`) })}{' '}
        <a href={`#${href}`}>{web('web.historial.veure')}</a>
      </span>,
    );
  };
  const work = useZonaWork(zona, tellMoved);
  const wanted = Number(search.lot ?? 0);
  const lot: ZonaLot | null = zona.lots.find((one) => one.numero === wanted) ?? zona.lots[0] ?? null;
  const goLot = (numero: number): void => go(`${here}?lot=${numero}`, { replace: true });
  useTitle(`${zona.nom}`, treball.codi);

  const types = may(formigoRoutes.seguiment) && treball.obert;
  const manages = may(formigoRoutes.updateZona) && treball.obert;
  const decides = types && rol !== 'obra';
  const rows = lot ? work.rowsOf(lot.id) : [];
  const typed = lot ? work.isTyped(lot.id) : false;
  const counted = work.counted(rows);
  const verdict = lot ? (typed ? judgeTyped(zona, lot, counted) : lot.veredicte) : null;
  const ruling = verdict && verdict.chart.rector !== null ? (verdict.chart.mostres[verdict.chart.rector]?.valor ?? null) : null;
  const readOnly = !types;
  const columns = useMemo(
    () => sampleColumns({ t, formats, fck: zona.resistencia, ruling, shown, readOnly }),
    [t, formats, zona.resistencia, ruling, shown, readOnly],
  );

  const moveLot = (by: 1 | -1): void => {
    const place = zona.lots.findIndex((one) => one.id === lot?.id);
    const next = zona.lots[place + by];
    if (next) goLot(next.numero);
  };
  const addSample = (): void => {
    if (!lot || !types) return;
    work.addRows(lot.id, 1);
  };
  const addLot = async (): Promise<void> => {
    const clau = crypto.randomUUID();
    if (await work.act({ lots: [{ clau_client: clau }] })) goLot(zona.lots.length + 1);
  };
  const removeLot = async (one: ZonaLot): Promise<void> => {
    const choice = await openDialog({
      title: t('formigo.lot.suprimir_titol', { n: one.numero }),
      body: t('formigo.lot.suprimir_cos', { n: one.pastades.length }),
      choices: [
        { key: 'no', text: web('web.cancellar'), focused: true },
        { key: 'si', text: t('formigo.lot.suprimir'), look: 'danger' },
      ],
    });
    if (choice !== 'si') return;
    const accepted: SeguimentBody = { suprimeix: { lots: [{ id: one.id, versio: one.versio }] }, avisos_acceptats: ['te_resultats'] };
    if (await work.act(accepted)) goLot(1);
  };
  const moveLotTo = async (one: ZonaLot, by: 1 | -1): Promise<void> => {
    const from = zona.lots.findIndex((each) => each.id === one.id);
    const to = from + by;
    if (to < 0 || to >= zona.lots.length) return;
    const answer = await apiHere.call(formigoRoutes.reorderLots, { params: { id: zona.id }, body: { from, to } });
    platform.queries.setQueryData(zonaQuery(apiHere, zona.id).queryKey, answer);
    goLot(to + 1);
  };
  const removeSample = async (row: SampleRow): Promise<void> => {
    if (!types) return;
    if (!row.stored) return work.forgetRow(row.id);
    const choice = await openDialog({
      title: t('formigo.mostra.suprimir_titol', { n: row.stored.numero }),
      body: t('formigo.mostra.suprimir_cos'),
      choices: [
        { key: 'no', text: web('web.cancellar'), focused: true },
        { key: 'si', text: t('formigo.mostra.suprimir'), look: 'danger' },
      ],
    });
    if (choice !== 'si') return;
    work.saver.forget(row.id);
    await work.act({ suprimeix: { pastades: [{ id: row.stored.id, versio: row.stored.versio }] } });
    gridBox.current?.querySelector<HTMLElement>('[data-active="true"]')?.focus();
  };
  const settle = async (row: SampleRow, column: GridColumn<SampleRow>): Promise<void> => {
    const conflict = work.conflicts.get(cellKey(row.id, column.key));
    if (!conflict) return;
    const theirs = typedCell(column.value({ ...row, cells: storedCells(row) }), column, language);
    const choice = await openDialog({
      title: web('web.graella.conflicte_titol'),
      body: column.name ?? column.head,
      choices: [
        { key: 'mine', text: web('web.graella.meu', { valor: typedCell(conflict.mine, column, language) || '—' }) },
        { key: 'theirs', text: web('web.graella.seu', { valor: theirs || '—' }), focused: true },
      ],
    });
    if (choice) work.settle(row, column.key, choice === 'mine');
  };
  useKeys({
    'Alt+PageUp': () => moveLot(-1),
    'Alt+PageDown': () => moveLot(1),
    'Ctrl+i': addSample,
    'Ctrl+s': () => void work.saver.flushAll(),
  });
  useKeyHelp([
    { keys: 'Alt+PgUp PgDn', text: t('formigo.tecla.lot') },
    { keys: 'Ctrl+I', text: t('formigo.tecla.pastada') },
    { keys: 'R', text: t('formigo.tecla.resposta') },
    { keys: 'S', text: t('formigo.tecla.passos') },
    { keys: 'X', text: t('formigo.tecla.taula') },
    { keys: 'F8', text: t('formigo.tecla.error') },
  ]);

  const judged = zona.lots.filter((one) => !['pendent', 'ask', 'mostra_no_valida'].includes(one.veredicte.verdict)).length;
  const actions: readonly DetailAction[] = [
    ...(manages ? [{ key: 'dades', text: t('formigo.zona.dades'), onAct: () => go(`${here}/dades`) }] : []),
    ...(manages && lot
      ? [
          { key: 'amunt', text: t('formigo.lot.avancar'), onAct: () => void moveLotTo(lot, -1), blocked: lot.numero === 1 ? t('formigo.lot.es_primer') : null },
          { key: 'avall', text: t('formigo.lot.endarrerir'), onAct: () => void moveLotTo(lot, 1), blocked: lot.numero === zona.lots.length ? t('formigo.lot.es_darrer') : null },
          { key: 'suprimir-lot', text: t('formigo.lot.suprimir_aquest', { n: lot.numero }), onAct: () => void removeLot(lot) },
        ]
      : []),
    ...(lot && may(historialRoutes.list) ? [{ key: 'historial', text: web('web.historial'), onAct: () => setHistory(true) }] : []),
    ...(manages
      ? [{ key: 'suprimir', text: t('formigo.zona.suprimir'), onAct: () => void deleteZona({ api: apiHere, queries: platform.queries, zona, t, web, onDone: () => go(base) }) }]
      : []),
  ];
  const needs = verdict?.verdict === 'ask' || (verdict?.verdict === 'no_satisfactori' && !lot?.decisio);
  const header = (
    <DetailHeader
      back={{ text: t('formigo.formigo'), href: base }}
      title={zona.nom}
      facts={[
        zona.designacio,
        `${say(t, `formigo.normativa.${zona.normativa}`)}${zona.norma_fixada ? ` (${t('formigo.norma.fixada_curt')})` : ''}`,
        say(t, `formigo.modalitat.${zona.modalitat}`),
        say(t, `formigo.distintiu.${zona.normativa}.${zona.distintiu}`),
        t('formigo.zona.jutjats', { n: judged, total: zona.lots.length }),
      ]}
      primary={
        types && lot && !phone ? (
          <Button variant={needs ? 'default' : 'filled'} leftSection={<IconPlus size={16} aria-hidden />} onClick={addSample} title="Ctrl+I">
            {t('formigo.mostra.afegir')}
          </Button>
        ) : null
      }
      actions={actions}
    />
  );
  if (!lot || !verdict) {
    return (
      <DetailPage header={header}>
        <ForecastLine zona={zona} />
        <StatePanel icon={IconPlus} sentence={t('formigo.zona.sense_lots')}>
          {types ? <Button onClick={() => void addLot()}>{t('formigo.lot.afegir')}</Button> : null}
        </StatePanel>
      </DetailPage>
    );
  }
  const state = stateOfVerdict(verdict, lot.decisio);
  const tabs = (
    <LotTabs
      zona={zona}
      current={lot}
      live={{ id: lot.id, state }}
      href={(numero) => `${here}?lot=${numero}`}
      onGo={goLot}
      {...(types ? { onAdd: () => void addLot() } : {})}
    />
  );
  const { x1, mean, range, n } = verdict;
  const saved = work.saver.unsent > 0 ? t('formigo.per_enviar', { n: work.saver.unsent }) : work.savedAt ? web('web.desat.hora', { hora: formats.time(work.savedAt) }) : web('web.desat.cap');
  const refused = rows.find((row) => work.saver.stateOf(row.id).kind === 'refused');
  const foot = (
    <>
      <span>{t('formigo.peu.n', { n })}</span>
      <span>{t('formigo.peu.min', { valor: x1 === null ? '—' : shownStrength(x1, zona.resistencia, formats) })}</span>
      <span>{t('formigo.peu.mitjana', { valor: formats.decimal(mean, 1) })}</span>
      <span>{t('formigo.peu.recorregut', { valor: formats.decimal(range, 1) })}</span>
      <span className={css.saved} role="status">
        {saved}
      </span>
      {refused ? (
        <button type="button" className={css.retry} onClick={() => void work.saver.flushAll()}>
          {web('web.reintentar')}
        </button>
      ) : null}
      {work.conflicts.size > 0 ? <span className={css.conflict}>{t('formigo.conflictes', { n: work.conflicts.size })}</span> : null}
    </>
  );
  const verdictPane = (
    <LotVerdict
      key={lot.id}
      verdict={verdict}
      lot={lot}
      live={typed}
      onLight={setLight}
      dueOf={(numero) => {
        const poured = lot.pastades.find((row) => row.numero === numero)?.data;
        return poured ? addDays(poured, 28) : null;
      }}
      {...(decides
        ? {
            onAnswer: (respostes) => work.act({ lots: [{ id: lot.id, versio: lot.versio, respostes }] }),
            onDecide: (decisio) => work.act({ lots: [{ id: lot.id, versio: lot.versio, decisio: decisio ?? null }] }),
          }
        : {})}
      foot={
        may(historialRoutes.list) ? (
          <button type="button" className={css.retry} onClick={() => setHistory(true)}>
            {web('web.historial')}
          </button>
        ) : null
      }
    />
  );
  const issueOf = (row: SampleRow, column: GridColumn<SampleRow>) => {
    const conflict = work.conflicts.get(cellKey(row.id, column.key));
    if (conflict) {
      const theirs = typedCell(column.value({ ...row, cells: storedCells(row) }), column, language);
      return { level: 'conflict' as const, theirs, message: web('web.graella.conflicte', { seu: theirs || '—' }) };
    }
    if (column.key === 'con' && row.slump === 'no_satisfactori') return { level: 'warning' as const, message: t('formigo.con.no_satisfactori') };
    if (!row.value.valida && ['p1', 'p2', 'p3'].includes(column.key) && row.cells[column.key as 'p1'] !== null)
      return {
        level: 'warning' as const,
        message: t('formigo.mostra.no_valida_detall', { recorregut: row.value.recorregut ?? 0, maxim: row.value.recorregutMax ?? 0 }),
      };
    return null;
  };
  const drawer = (
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
  );
  if (phone) {
    return (
      <DetailPage header={header}>
        <SampleCards
          key={lot.id}
          verdict={verdict}
          word={wordOfLot(t, state)}
          rows={rows}
          columns={columns}
          tabs={tabs}
          pane={verdictPane}
          saved={saved}
          readOnly={readOnly}
          issueOf={issueOf}
          onEdit={(edits) => work.edit(lot.id, edits)}
          onLeave={(id) => void work.saver.flush(id)}
          onConflict={(row, column) => void settle(row, column)}
          onAdd={types ? () => void work.addRows(lot.id, 1) : null}
          onDelete={types ? (row) => void removeSample(row) : null}
          retry={refused ? () => void work.saver.flushAll() : null}
        />
        {drawer}
      </DetailPage>
    );
  }
  return (
    <DetailPage header={header}>
      <div className={css.bar}>
        <ForecastLine zona={zona} />
        <div ref={toolBar} className={css.tools} role="toolbar" aria-label={t('formigo.eines')}>
          <Menu closeOnItemClick={false} position="bottom-end">
            <Menu.Target>
              <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
                {web('web.llista.columnes')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {OPTIONAL_COLUMNS.map((key) => (
                <Menu.Item
                  key={key}
                  role="menuitemcheckbox"
                  aria-checked={shown.includes(key)}
                  leftSection={shown.includes(key) ? '✓' : ' '}
                  onClick={() => {
                    const next = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key];
                    setShown(next);
                    writeStored(columnsKey, next);
                  }}
                >
                  {say(t, `formigo.col.${key}.nom`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <Split
        label={t('formigo.divisor')}
        left={
          <div className={css.left} ref={gridBox}>
            {tabs}
            <LotFacts
              key={`${lot.id}.${lot.versio}`}
              lot={lot}
              total={zona.modalitat === 'TOTAL'}
              {...(types ? { onSave: (change) => work.act({ lots: [{ id: lot.id, versio: lot.versio, ...change }] }) } : {})}
            />
            <EntryGrid
              key={lot.id}
              label={t('formigo.graella', { n: lot.numero })}
              rows={rows}
              rowId={(row) => row.id}
              rowHead={(row, place) => String(row.numero ?? place + 1)}
              columns={columns}
              onEdit={(edits) => work.edit(lot.id, edits)}
              {...(types ? { onAddRows: (count: number) => work.addRows(lot.id, count), onDeleteRow: (row: SampleRow) => void removeSample(row) } : {})}
              issueOf={issueOf}
              rowState={(row) => work.saver.stateOf(row.id)}
              onRetry={(row) => void work.saver.flush(row.id)}
              onLeaveRow={(id) => void work.saver.flush(id)}
              onConflict={(row, column) => void settle(row, column)}
              onEscape={() => toolBar.current?.querySelector<HTMLElement>('button')?.focus()}
              isLit={(row) => isLitBy(light, row, verdict.x1, verdict.xN, ruling)}
              foot={foot}
            />
            {rows.length === 0 ? (
              <div className={css.empty}>
                <p>{t('formigo.graella.buida')}</p>
                {types ? (
                  <Button variant="default" onClick={() => work.addRows(lot.id, verdict.mostresDemanades ?? 3)}>
                    {t('formigo.mostra.afegir')}
                  </Button>
                ) : null}
              </div>
            ) : rows.every((row) => row.value.valor === null) && types ? (
              <p className={css.hint}>{t('formigo.graella.buida')}</p>
            ) : null}
          </div>
        }
        right={verdictPane}
      />
      {drawer}
    </DetailPage>
  );
};

/** The row with the stored cells instead of mine. */
const storedCells = (row: SampleRow): SampleRow['cells'] => {
  const stored = row.stored;
  if (!stored) return row.cells;
  const main = stored.provetes.filter((one) => one.edat === 28).map((one) => String(one.valor));
  return {
    ...row.cells,
    data: stored.data,
    hora: stored.hora ?? '',
    albara: stored.albara,
    central: stored.central,
    matricula: stored.matricula,
    element: stored.element,
    acta: stored.acta,
    observacions: stored.observacions,
    con: stored.con.map(String),
    p1: main[0] ?? null,
    p2: main[1] ?? null,
    p3: main[2] ?? null,
    fc: stored.resistencia === null ? null : String(stored.resistencia),
  };
};

/** Which sample a lit number of the formula comes from. */
const isLitBy = (light: FormulaSource | null, row: SampleRow, x1: number | null, xN: number | null, ruling: number | null): boolean => {
  const value = row.value.valor;
  if (light === null || value === null) return false;
  if (light === 'x1') return value === x1;
  if (light === 'xN') return value === xN;
  if (light === 'recorregut') return value === x1 || value === xN;
  if (light === 'fc_real' || light === 'xm') return value === ruling;
  return light === 'mitjana';
};
