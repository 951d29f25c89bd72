import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import type { Desfer } from '#contract/desfer.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerBack, offerUndo } from '#web/ui/feedback/undo.tsx';
import { accepting } from '#web/ui/form/accepting.ts';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { procesRoutes } from '../contract/routes.ts';
import { procesTexts } from '../texts/index.ts';
import type { PlanRow } from './plan-rows.ts';
import { PLA, programaHref, programaQuery } from './queries.ts';

/** What is done to a plan as a whole: items in, lines moved, lines out with their way back. */
export const usePlanActs = (treball: number) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const query = programaQuery(api, empresa, treball, language);
  const refresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [PLA, empresa, treball] });
    void queries.invalidateQueries({ queryKey: ['treball'], refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: ['zones'] });
    void queries.invalidateQueries({ queryKey: ['historial'] });
  };
  const failed = (error: unknown): false => {
    toastError(tellFault(error, web));
    void refresh();
    return false;
  };
  /** Deletes; asks first about what is lost with it. Null when it stays. */
  const deletion = async (
    call: (accepted: string | undefined) => Promise<{ desfer: Desfer }>,
  ): Promise<Desfer | null> => {
    const done = await accepting(
      (accepted) => call(accepted.length > 0 ? accepted.join(',') : undefined),
      (avisos) => askAvisos(avisos, web, () => null),
    );
    return done?.desfer ?? null;
  };
  /** Takes out again what was just taken in, and processes that came with it; what somebody has answered since stays, and is told. */
  const takeOut = async (made: readonly { pid: number; xid: number }[], pids: readonly number[]): Promise<void> => {
    try {
      for (const { pid, xid } of made.toReversed())
        await api.call(procesRoutes.removePartida, { params: { id: treball, pid, xid }, query: {} });
      const now = await api.call(procesRoutes.programa, { params: { id: treball } });
      for (const { proces_fk: pid, partides } of now.processos)
        if (pids.includes(pid) && partides.length === 0)
          await api.call(procesRoutes.remove, { params: { id: treball, pid }, query: {} });
      await refresh();
      toast(t('proces.afegides_tretes', { n: made.length }));
    } catch (error) {
      failed(error);
    }
  };
  return {
    refresh,
    deletion,
    /** Takes items of the bank in, each into its process or all into one. */
    add: async (items: readonly PartidaItem[], proces: number | null): Promise<boolean> => {
      try {
        const groups = Map.groupBy(items, (item) => proces ?? item.proces_fk);
        const had = new Set(queries.getQueryData(query.queryKey)?.processos.map(({ proces_fk }) => proces_fk));
        const made: { pid: number; xid: number }[] = [];
        for (const [pid, group] of groups) {
          const rows = await api.call(procesRoutes.addPartides, {
            params: { id: treball, pid },
            body: { partides: group.map(({ id }) => ({ partida_fk: id })) },
          });
          made.push(...rows.map(({ id }) => ({ pid, xid: id })));
        }
        await refresh();
        offerBack(t('proces.afegides', { n: items.length, nom: items[0]?.nom ?? '' }), () =>
          takeOut(
            made,
            [...groups.keys()].filter((pid) => !had.has(pid)),
          ),
        );
        return true;
      } catch (error) {
        return failed(error);
      }
    },
    move: async (row: PlanRow, by: 1 | -1): Promise<void> => {
      const now = queries.getQueryData(query.queryKey);
      if (!now) return;
      const list = row.kind === 'proces' ? now.processos : row.proces.partides;
      const from =
        row.kind === 'proces'
          ? now.processos.findIndex(({ proces_fk }) => proces_fk === row.proces.proces_fk)
          : row.proces.partides.findIndex(({ id }) => id === row.partida.id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= list.length) return;
      try {
        if (row.kind === 'proces')
          await api.call(procesRoutes.reorder, { params: { id: treball }, body: { from, to } });
        else
          await api.call(procesRoutes.reorderPartides, {
            params: { id: treball, pid: row.proces.proces_fk },
            body: { from, to },
          });
        await refresh();
      } catch (error) {
        failed(error);
      }
    },
    /** True when the line is out. */
    remove: async (row: PlanRow): Promise<boolean> => {
      const { proces } = row;
      const nom = row.kind === 'proces' ? proces.nom : row.partida.nom;
      try {
        const desfer = await deletion((avisos_acceptats) => {
          const query = avisos_acceptats === undefined ? {} : { avisos_acceptats };
          return row.kind === 'proces'
            ? api.call(procesRoutes.remove, { params: { id: treball, pid: proces.proces_fk }, query })
            : api.call(procesRoutes.removePartida, {
                params: { id: treball, pid: proces.proces_fk, xid: row.partida.id },
                query,
              });
        });
        if (!desfer) return false;
        await refresh();
        offerUndo(desfer, { empresa, text: t('proces.treta', { nom }), href: programaHref(empresa, treball) });
        return true;
      } catch (error) {
        return failed(error);
      }
    },
  };
};
export type PlanActs = ReturnType<typeof usePlanActs>;
