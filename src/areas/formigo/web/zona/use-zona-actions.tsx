import { today } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { hideToast, toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { typedCell } from '#web/ui/grid/grid-reading.ts';
import { type CellIssue, cellKey, type GridColumn } from '#web/ui/grid/grid-types.ts';
import type { Restore } from '#web/ui/grid/grid-undo.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { zonaQuery } from '../queries.ts';
import { isBlank, oddDate, type SampleRow, storedCells } from './sample-row.ts';
import type { ZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

/** What is done to lots and samples beside typing: add, delete after a dialog, move, choose between two values. */
export const useZonaActions = (zona: Zona, work: ZonaWork, goLot: (numero: number) => void) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const confirmed = (title: string, body: string, verb: string): Promise<boolean> =>
    askSure({ title, body, verb, cancel: web('web.cancellar') });
  const theirsOf = (row: SampleRow, column: GridColumn<SampleRow>): string =>
    typedCell(column.value({ ...row, cells: storedCells(row) }), column, language) || '—';

  return {
    addLot: async (): Promise<void> => {
      if (!(await work.act({ lots: [{ clau_client: crypto.randomUUID() }] }))) return;
      const fresh = queries.getQueryData<Zona>(zonaQuery(api, zona.id).queryKey) ?? zona;
      goLot(fresh.lots.at(-1)?.numero ?? 1);
    },
    removeLot: async (lot: ZonaLot): Promise<void> => {
      const title = t('formigo.lot.suprimir_titol', { n: lot.numero });
      const plenes = work.rowsOf(lot.id).filter((row) => !isBlank(row.cells)).length;
      const buides = work.rowsOf(lot.id).filter((row) => row.stored && isBlank(row.cells)).length;
      const body = t('formigo.lot.suprimir_cos', { plenes, buides });
      if (!(await confirmed(title, body, t('formigo.lot.suprimir')))) return;
      // What was typed here is sent before, and moves the version on.
      const typed = work.facts(lot).state.kind !== 'clean';
      const versio = (): number => (typed ? (work.lotOf(lot.id) ?? lot).versio : lot.versio);
      // The dialog told what goes with it: the server need not ask again.
      const desfer = await work.deleteLot(lot, versio, plenes > 0 ? ['te_resultats', 'pla_te_resultats'] : []);
      if (!desfer) return;
      goLot(zona.lots.find((one) => one.id !== lot.id)?.numero ?? 1);
      offerUndo(desfer, { empresa, text: t('formigo.lot.suprimit', { n: lot.numero }) });
    },
    moveLot: async (lot: ZonaLot, by: 1 | -1): Promise<void> => {
      const from = zona.lots.findIndex((one) => one.id === lot.id);
      const to = from + by;
      if (to < 0 || to >= zona.lots.length || !(await work.saver.flushAll())) return;
      try {
        const answer = await api.call(formigoRoutes.reorderLots, { params: { id: zona.id }, body: { from, to } });
        queries.setQueryData(zonaQuery(api, zona.id).queryKey, answer);
        goLot(answer.lots[to]?.numero ?? 1);
      } catch (error) {
        toastError(tellFailure(error, web).sentence);
      }
    },
    /** Deletes a sample, asking first where there is something in it; gives how it comes back, or null when it stays. */
    removeSample: async (row: SampleRow): Promise<Restore | null> => {
      const n = row.numero ?? work.rowsOf(row.lot).findIndex((one) => one.id === row.id) + 1;
      if (!isBlank(row.cells)) {
        const title = t('formigo.mostra.suprimir_titol', { n });
        if (!(await confirmed(title, t('formigo.mostra.suprimir_cos'), t('formigo.mostra.suprimir')))) return null;
      }
      const bring = await work.removeSample(row);
      if (!bring) return null;
      let told = '';
      const restore: Restore = async () => {
        const back = await bring();
        if (back !== null) hideToast(told);
        return back;
      };
      told = toast(
        <span className={css.toast}>
          {t('formigo.mostra.suprimida', { n })}{' '}
          <button type="button" className={css.retry} onClick={() => void restore()}>
            {web('web.desfer')}
          </button>
        </span>,
      );
      return restore;
    },
    settle: async (row: SampleRow, column: GridColumn<SampleRow>): Promise<void> => {
      const conflict = work.conflicts.get(cellKey(row.id, column.key));
      if (!conflict) return;
      const choice = await openDialog({
        title: web('web.graella.conflicte_titol'),
        body: column.name ?? column.head,
        choices: [
          { key: 'mine', text: web('web.graella.meu', { valor: typedCell(conflict.mine, column, language) || '—' }) },
          { key: 'theirs', text: web('web.graella.seu', { valor: theirsOf(row, column) }), focused: true },
        ],
      });
      if (choice) work.settle(row, column.key, choice === 'mine');
    },
    issueOf: (row: SampleRow, column: GridColumn<SampleRow>): CellIssue | null => {
      if (work.conflicts.has(cellKey(row.id, column.key))) {
        const theirs = theirsOf(row, column);
        return { level: 'conflict', theirs, message: web('web.graella.conflicte', { seu: theirs }) };
      }
      if (column.key === 'con' && row.slump === 'no_satisfactori')
        return { level: 'warning', message: t('formigo.con.no_satisfactori') };
      if (column.key === 'data') {
        const odd = oddDate(row.cells, today());
        return odd ? { level: 'warning', message: t(`formigo.mostra.data_${odd}`) } : null;
      }
      const { valida, recorregut, recorregutMax } = row.value;
      if (!valida && ['p1', 'p2', 'p3'].includes(column.key) && column.value(row) !== null) {
        const params = { recorregut: recorregut ?? 0, maxim: recorregutMax ?? 0 };
        return { level: 'warning', message: t('formigo.mostra.no_valida_detall', params) };
      }
      return null;
    },
  };
};
export type ZonaActions = ReturnType<typeof useZonaActions>;
