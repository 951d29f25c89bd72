import { type Llista, MOST_VISTES, type Vista, vistaContingutSchema, vistaRoutes } from '#contract/vistes.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { asFlag } from '../database/tables.ts';
import { type Bound, bind, type CompanyContext } from '../http/context.ts';
import {
  clearDefault,
  deleteVista,
  findVista,
  insertVista,
  listVistes,
  updateVista,
  type VistaOwner,
  type VistaRow,
} from './store.ts';

const ownerIn = ({ empresa, caller }: CompanyContext): VistaOwner => ({
  empresa_fk: empresa.id,
  usuari_fk: caller.usuariId,
});

const present = ({ id, versio, area, nom, per_defecte, contingut }: VistaRow): Vista => ({
  id,
  versio,
  area: area as Llista,
  nom,
  per_defecte: per_defecte === 1,
  contingut: vistaContingutSchema.parse(JSON.parse(contingut)),
});

const load = async (context: CompanyContext, id: number): Promise<VistaRow> => {
  const row = await findVista(context.db, ownerIn(context), id);
  if (!row) throw notFound();
  return row;
};

const checkName = (others: readonly VistaRow[], cerca: string, own = 0): void => {
  if (others.some((one) => one.cerca === cerca && one.id !== own)) throw fieldFault('nom', 'vista_repetida');
};

/** Calls over one's own views of lists. They are nobody else's: no history, no other person sees them. */
export const vistaHandlers: readonly Bound[] = [
  bind(vistaRoutes.list, async (context, { query }) =>
    (await listVistes(context.db, ownerIn(context), query.area)).map(present),
  ),
  bind(vistaRoutes.create, async (context, { body }) => {
    const owner = ownerIn(context);
    const { area, nom } = body;
    const others = await listVistes(context.db, owner, area);
    if (others.length >= MOST_VISTES) throw new CodedError(422, 'vistes_massa', { params: { n: MOST_VISTES } });
    const cerca = fold(nom);
    checkName(others, cerca);
    const contingut = JSON.stringify(body.contingut);
    const id = await insertVista(context.db, {
      ...owner,
      area,
      nom,
      cerca,
      per_defecte: asFlag(body.per_defecte),
      contingut,
    });
    if (body.per_defecte) await clearDefault(context.db, owner, area, id);
    return present(await load(context, id));
  }),
  bind(vistaRoutes.update, async (context, { params, body }) => {
    const owner = ownerIn(context);
    const row = await load(context, params.id);
    const nom = body.nom ?? row.nom;
    const cerca = fold(nom);
    checkName(await listVistes(context.db, owner, row.area), cerca, row.id);
    const saved = await updateVista(context.db, owner, {
      id: row.id,
      versio: body.versio,
      nom,
      cerca,
      per_defecte: body.per_defecte === undefined ? row.per_defecte : asFlag(body.per_defecte),
      contingut: body.contingut ? JSON.stringify(body.contingut) : row.contingut,
    });
    if (!saved) throw new CodedError(409, 'versio_obsoleta', { extra: { actual: present(row) } });
    if (body.per_defecte) await clearDefault(context.db, owner, row.area, row.id);
    return present(await load(context, row.id));
  }),
  bind(vistaRoutes.remove, async (context, { params }) => {
    if (!(await deleteVista(context.db, ownerIn(context), params.id))) throw notFound();
    return {};
  }),
];
