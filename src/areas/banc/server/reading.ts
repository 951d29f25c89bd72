import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { BANC_COMPOSICIO, BANC_COMPROVACIONS, BANC_PARTIDES } from './catalogue.ts';
import { findComprovacionsPropies, listBasiques } from './comprovacio-store.ts';
import { findPropia, listLlocs } from './partida-store.ts';
import type { Autor, BancComprovacio, BancPartida, Lloc } from './rows.ts';

export const autorOf = ({ empresa, caller }: CompanyContext): Autor => ({
  empresa_fk: empresa.id,
  usuari_fk: caller.usuariId,
});

/** An item of the bank or of this office, or 404. */
export const loadPartida = async (context: CompanyContext, id: number): Promise<BancPartida> => {
  const partida = BANC_PARTIDES.get(id) ?? (await findPropia(context.db, context.empresa.id, id));
  if (!partida) throw notFound();
  return partida;
};

/** Checks among the ids given, of the bank or of this office, by id; what neither has is absent. */
export const findComprovacions = async (
  context: CompanyContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BancComprovacio>> => {
  const own = ids.filter((id) => !BANC_COMPROVACIONS.has(id));
  const found = new Map<number, BancComprovacio>();
  for (const id of ids) {
    const check = BANC_COMPROVACIONS.get(id);
    if (check) found.set(id, check);
  }
  for (const check of await findComprovacionsPropies(context.db, context.empresa.id, own)) found.set(check.id, check);
  return found;
};

/** A check of the bank or of this office, or 404. */
export const loadComprovacio = async (context: CompanyContext, id: number): Promise<BancComprovacio> => {
  const comprovacio = (await findComprovacions(context, [id])).get(id);
  if (!comprovacio) throw notFound();
  return comprovacio;
};

/** Where the checks of an item lie, in order. */
export const llocsOf = async (context: CompanyContext, partidaId: number): Promise<readonly Lloc[]> =>
  BANC_COMPOSICIO.get(partidaId) ?? (await listLlocs(context.db, context.empresa.id, partidaId));

/** Checks of an item in order, each under its heading there, and basic as this user prefers. */
export const comprovacionsOf = async (
  context: CompanyContext,
  partidaId: number,
): Promise<readonly BancComprovacio[]> => {
  const llocs = await llocsOf(context, partidaId);
  const found = await findComprovacions(
    context,
    llocs.map(({ comprovacio_fk }) => comprovacio_fk),
  );
  const preferred = await listBasiques(context.db, autorOf(context), partidaId);
  return llocs.flatMap(({ comprovacio_fk, categoria_fk }) => {
    const check = found.get(comprovacio_fk);
    if (!check) return [];
    const basic = check.segell === null ? (preferred.get(check.id) ?? check.basic) : check.basic;
    return [{ ...check, categoria_fk, basic }];
  });
};

/** What a pass over many items of a work reads of the bank, each item once: for passes that write nothing there. */
export interface BancReader {
  /** An item of the bank or of this office; null where it is gone. */
  readonly partida: (id: number) => Promise<BancPartida | null>;
  /** As `comprovacionsOf`. */
  readonly comprovacions: (id: number) => Promise<readonly BancComprovacio[]>;
}
const once = <Found>(find: (id: number) => Promise<Found>): ((id: number) => Promise<Found>) => {
  const found = new Map<number, Promise<Found>>();
  return (id) => {
    const had = found.get(id) ?? find(id);
    found.set(id, had);
    return had;
  };
};
export const readerOf = (context: CompanyContext): BancReader => ({
  partida: once((id) => loadPartida(context, id).catch(() => null)),
  comprovacions: once((id) => comprovacionsOf(context, id)),
});
