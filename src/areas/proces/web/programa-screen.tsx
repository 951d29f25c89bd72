import { Button, Drawer } from '@mantine/core';
import { IconListTree, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useLayer, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { procesRoutes } from '../contract/routes.ts';
import { procesTexts } from '../texts/index.ts';
import { BankPanel } from './bank-panel.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { EmetDialog } from './emet-dialog.tsx';
import { KindLegend } from './kind-letter.tsx';
import { PartidaDrawer } from './partida-drawer.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHead } from './plan-head.tsx';
import { partidaKey, placeOfPlan, planRows, procesKey } from './plan-rows.ts';
import { PlanTree } from './plan-tree.tsx';
import css from './programa.module.css';
import { partidaHref, placeOfItem, programaHref, programaQuery } from './queries.ts';
import { RevisionsDrawer } from './revisions-drawer.tsx';
import { useBank } from './use-bank.ts';
import { useBeside } from './use-beside.ts';
import { usePlanActs } from './use-plan-acts.tsx';
import { usePlanCells } from './use-plan-cells.ts';
import { ValoracioDrawer } from './valoracio-drawer.tsx';

export const resolve = async ({ api, queries, empresa, id, language }: ResolveContext) => {
  const [treball, programa] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(programaQuery(api, empresa, id('id'), language)),
  ]);
  return { treball, programa };
};

type Given = ScreenProps<Awaited<ReturnType<typeof resolve>>>;
/** Programa: what is controlled in a work, chosen from the bank, and issued. Each work is left as it was. */
export const Screen = (props: Given) => <Pla key={props.given.treball.id} {...props} />;

const Pla = ({ given, search }: Given) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const layer = useLayer();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const beside = useBeside();
  const { id } = given.treball;
  const { data: treball = given.treball } = useQuery({ ...treballQuery(api, empresa, id), staleTime: 5_000 });
  const { data: programa = given.programa } = useQuery({
    ...programaQuery(api, empresa, id, language),
    initialData: given.programa,
    staleTime: 5_000,
  });
  const edits = useMay()(procesRoutes.addPartides) && treball.obert;
  const href = programaHref(empresa, id);
  const place = placeOfPlan(empresa, id);
  const [closed, setClosed] = useState(place.closed);
  const [active, setActive] = useState(place.row);
  const [dialog, setDialog] = useState<'bank' | 'copy' | 'emet' | null>(null);
  const wantsFocus = useRef(place.row !== null);
  const searchRef = useRef<HTMLInputElement>(null);
  const bank = useBank(id, treball.data_projecte, programa.normativa_formigo);
  const acts = usePlanActs(id);
  const cells = usePlanCells(id, programa);
  const rows = useMemo(() => planRows(programa, closed), [programa, closed]);
  const partides = programa.processos.flatMap((one) => one.partides);
  const opened = partides.find((one) => String(one.id) === String(search.partida)) ?? null;
  useTitle(t('proces.programa'), treball.codi);

  const hold = (row: string | null): void => {
    place.row = row;
    setActive(row);
  };
  const toggle = (pid: number, open: boolean): void => {
    const next = new Set(closed);
    if (open) next.delete(pid);
    else next.add(pid);
    place.closed = next;
    setClosed(next);
    hold(procesKey(pid));
  };
  const toTree = (): void => {
    setDialog(null);
    setTimeout(() => document.querySelector<HTMLElement>('[data-plan-row][tabindex="0"]')?.focus(), 0);
  };
  const current = rows.find(({ key }) => key === active) ?? rows[0];
  const toBank = (): void => {
    const toSearch = (): void => {
      searchRef.current?.focus();
      searchRef.current?.select();
    };
    // At once where it stands: what is typed next is searched.
    if (beside) toSearch();
    else {
      setDialog('bank');
      setTimeout(toSearch, 0);
    }
  };
  // A window made wide while the bank is open as a drawer: it goes on where the bank now stands, beside the plan.
  useEffect(() => {
    if (!beside || dialog !== 'bank') return;
    setDialog(null);
    setTimeout(() => searchRef.current?.focus(), 0);
  }, [beside, dialog]);
  const issues = edits && partides.length > 0;
  useKeys({
    b: () => {
      if (!edits) return false;
      // From the tree, for the process that is in hand.
      if (document.activeElement?.closest('[role="treegrid"]') && current) bank.setProces(current.proces.proces_fk);
      toBank();
      return true;
    },
    '/': () => (edits ? toBank() : false),
    F6: () => {
      if (!edits || !beside) return false;
      if (document.activeElement?.closest('[role="treegrid"]')) searchRef.current?.focus();
      else toTree();
      return true;
    },
    'Ctrl+Enter': () => (issues ? setDialog('emet') : false),
  });
  useKeyHelp([
    ...(edits
      ? [
          { keys: 'B', text: t('proces.tecla.banc') },
          { keys: t('proces.tecla.espai'), text: t('proces.tecla.marcar') },
          { keys: 'Enter', text: t('proces.tecla.afegir') },
          { keys: '⇧ + Enter', text: t('proces.tecla.afegir_altra') },
          { keys: '0–9, F2', text: t('proces.tecla.escriure') },
          { keys: 'Alt+↑ ↓', text: t('proces.tecla.ordre') },
          { keys: 'Ctrl+Enter', text: t('proces.tecla.emetre') },
        ]
      : []),
    { keys: 'Enter', text: t('proces.tecla.obrir') },
    { keys: '→ ←', text: t('proces.tecla.plegar') },
  ]);
  // The drawer closed: the focus goes back to its line.
  const before = useRef(opened?.id ?? null);
  useEffect(() => {
    if (before.current !== null && opened === null) {
      setActive(partidaKey(before.current));
      wantsFocus.current = true;
    }
    before.current = opened?.id ?? null;
  }, [opened]);

  const panel = edits ? (
    <BankPanel
      bank={bank}
      searchRef={searchRef}
      isIn={(item: PartidaItem) =>
        partides.some((one) => one.partida_fk === item.id && one.proces_fk === (bank.proces ?? item.proces_fk))
      }
      onAdd={(items) => acts.add(items, bank.proces)}
      onLeave={toTree}
    />
  ) : null;
  return (
    <TreballFrame
      treball={treball}
      tab="programa"
      primary={
        <>
          {partides.length > 0 ? (
            <Button variant="default" onClick={() => layer.open(`${href}?valoracio=1`)}>
              {t('proces.valoracio')}
            </Button>
          ) : null}
          {issues ? (
            <Button
              variant={programa.estat === 'emes' ? 'default' : 'filled'}
              title="Ctrl+Enter"
              onClick={() => setDialog('emet')}
            >
              {t('proces.emetre', { n: (programa.revisio?.numero ?? 0) + 1 })}
            </Button>
          ) : null}
        </>
      }
      actions={edits ? [{ key: 'copy', text: t('proces.copiar'), onAct: () => setDialog('copy') }] : []}
    >
      <PlanHead programa={programa} onRevisions={() => layer.open(`${href}?revisions=1`)} />
      <div className={css.panes} data-beside={(panel !== null && beside) || undefined}>
        {beside ? panel : null}
        <div className={css.plan}>
          {rows.length === 0 ? (
            <StatePanel icon={IconListTree} sentence={t(edits ? 'proces.buit' : 'proces.buit_lectura')}>
              {edits ? (
                <>
                  <Button onClick={toBank}>{t('proces.triar')}</Button>
                  <Button variant="default" onClick={() => setDialog('copy')}>
                    {t('proces.copiar')}
                  </Button>
                </>
              ) : null}
            </StatePanel>
          ) : (
            <>
              {edits && !beside ? (
                <div>
                  <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={toBank}>
                    {t('proces.afegir_partides')}
                  </Button>
                </div>
              ) : null}
              <PlanTree
                rows={rows}
                edits={edits}
                cells={cells}
                active={current?.key ?? null}
                onActive={hold}
                wantsFocus={wantsFocus}
                onToggle={toggle}
                onOpen={(partida) => layer.open(`${href}?partida=${partida.id}`)}
                onPage={(partida) => go(partidaHref(empresa, placeOfItem(partida)))}
                onMove={(row, by) => void acts.move(row, by)}
                onRemove={(row) => {
                  const at = rows.findIndex(({ key }) => key === row.key);
                  const next = rows[at + 1] ?? rows[at - 1];
                  void acts.remove(row).then((out) => {
                    wantsFocus.current = true;
                    hold(out ? (next?.key ?? null) : row.key);
                  });
                }}
              />
              <PlanFoot programa={programa} />
              <KindLegend sistemes={partides.map(({ sistema_fk }) => sistema_fk)} />
            </>
          )}
        </div>
      </div>
      <Drawer
        opened={dialog === 'bank' && !beside}
        onClose={() => setDialog(null)}
        position="left"
        size="sm"
        title={t('proces.afegir_partides')}
        closeButtonProps={{ 'aria-label': web('web.tancar') }}
      >
        {beside ? null : panel}
      </Drawer>
      {dialog === 'copy' ? (
        <CopyDialog
          treball={id}
          onDone={() => {
            toTree();
            void acts.refresh();
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'emet' ? (
        <EmetDialog
          treball={id}
          programa={programa}
          onDone={() => {
            toTree();
            void acts.refresh();
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      <RevisionsDrawer treball={id} opened={'revisions' in search} onClose={() => layer.close(href)} />
      <ValoracioDrawer
        treball={id}
        programa={programa}
        edits={edits}
        opened={'valoracio' in search}
        onClose={() => layer.close(href)}
      />
      <PartidaDrawer partida={opened} edits={edits} onClose={() => layer.close(href)} />
    </TreballFrame>
  );
};
