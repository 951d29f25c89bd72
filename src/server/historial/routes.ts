import {
  type HISTORIAL_ACCIONS,
  type HISTORIAL_ENTITATS,
  HISTORIAL_FACTURACIO,
  historialRoutes,
} from '#contract/historial.ts';
import { TGAL } from '#contract/roles.ts';
import { notFound } from '#kernel/coded-error.ts';
import { type Bound, bind, type CompanyContext } from '../http/context.ts';
import { historyFilters, listHistory } from './list.ts';

const parse = (text: string | null): Record<string, unknown> =>
  text ? (JSON.parse(text) as Record<string, unknown>) : {};

type Entitat = (typeof HISTORIAL_ENTITATS)[number];
type Accio = (typeof HISTORIAL_ACCIONS)[number];

/** Who holds the company reads about its people; everybody else about oneself. */
const checkOneself = (context: CompanyContext, { entitat, id }: { entitat: string; id: number }): void => {
  if (entitat === 'usuari' && context.empresa.rol !== 'titular' && id !== context.caller.usuariId) throw notFound();
};
/** What this role hears nothing of: invoices, to who may not read them. Refuses the history of one. */
const calladesTo = ({ empresa }: CompanyContext, entitat: Entitat): readonly string[] => {
  if (TGAL.includes(empresa.rol)) return [];
  if (HISTORIAL_FACTURACIO.includes(entitat)) throw notFound();
  return HISTORIAL_FACTURACIO;
};
/** Each pair once. */
const once = <A extends string, B extends string>(pairs: readonly (readonly [A, B])[]): (readonly [A, B])[] => [
  ...new Map(pairs.map((pair) => [pair.join('.'), pair])).values(),
];

/** The history of any record; another company's answers no rows. */
export const historialHandlers: readonly Bound[] = [
  bind(historialRoutes.list, async (context, { params, query }) => {
    checkOneself(context, params);
    const callades = calladesTo(context, params.entitat);
    const { total, items } = await listHistory(context.db, context.empresa.id, params.entitat, params.id, {
      ...query,
      callades,
    });
    return {
      total,
      offset: query.offset,
      limit: query.limit,
      items: items.map((row) => {
        const before = parse(row.abans);
        const after = parse(row.despres);
        return {
          id: row.id,
          quan: row.quan,
          usuari: row.usuari_nom,
          accio: row.accio as (typeof HISTORIAL_ACCIONS)[number],
          entitat: row.entitat as (typeof HISTORIAL_ENTITATS)[number],
          entitat_fk: row.entitat_fk,
          arrels: row.arrels.map(({ arrel, arrel_fk }) => ({
            entitat: arrel as (typeof HISTORIAL_ENTITATS)[number],
            id: arrel_fk,
          })),
          canvis: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((camp) => ({
            camp,
            abans: before[camp] ?? null,
            despres: after[camp] ?? null,
          })),
        };
      }),
    };
  }),
  bind(historialRoutes.filters, async (context, { params }) => {
    checkOneself(context, params);
    const { people, told } = await historyFilters(context.db, context.empresa.id, {
      ...params,
      callades: calladesTo(context, params.entitat),
    });
    const kinds = once(told.map(({ entitat, accio }) => [entitat as Entitat, accio as Accio]));
    const fields = once(
      told.flatMap(({ entitat, camps }) =>
        camps
          .split(' ')
          .filter(Boolean)
          .map((camp) => [entitat as Entitat, camp] as const),
      ),
    );
    return {
      persones: people.map(({ usuari_fk, nom }) => ({ usuari_fk: Number(usuari_fk ?? 0), nom })),
      tipus: kinds.map(([entitat, accio]) => ({ entitat, accio })),
      camps: fields.map(([entitat, camp]) => ({ entitat, camp })),
    };
  }),
];
