import { yearOf } from '#kernel/calendar-date.ts';
import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { DespesaFields, ImportsDespesa } from '../contract/schemas.ts';
import { limitManutencio } from '../domain/manutencio.data.ts';
import { fiscalDe } from './fiscal.ts';
import { deduitPerDia } from './linia-store.ts';
import { type Arbre, arbreOf, esDApats } from './tipus-arbre.ts';

/** Ways of paying that are not electronic. */
const NO_ELECTRONIQUES = new Set<DespesaFields['forma_pagament']>(['efectiu', 'xec', 'pagare']);

/** Kinds that are of own meals. */
export const tipusDApats = (arbre: Arbre): number[] => [...arbre.keys()].filter((id) => esDApats(arbre, id));

/** Lines of own meals of which something is deducted, and the cents of it all. */
const apatsOf = (fields: DespesaFields, { linies }: ImportsDespesa, arbre: Arbre) => {
  const deduit = (place: number): number => linies[place]?.despesa ?? 0;
  const places = fields.linies.flatMap(({ tipus_despesa_fk }, place) =>
    deduit(place) > 0 && esDApats(arbre, tipus_despesa_fk) ? [place] : [],
  );
  return { first: places[0], deduit: places.reduce((sum, place) => sum + deduit(place), 0) };
};

/** Cents of own meals that an expense deducts. */
export const deduitDApats = (fields: DespesaFields, imports: ImportsDespesa, arbre: Arbre): number =>
  apatsOf(fields, imports, arbre).deduit;

/**
 * Meals of a natural person who runs a business: what passes of the most of a day is not deducted, whatever expenses it is of, and
 * nothing is of what is not paid electronically (LIRPF 30.2.5.ª c). `altres`: cents that other expenses of its day deduct.
 */
export const ofApats = (fields: DespesaFields, imports: ImportsDespesa, arbre: Arbre, altres: number): Avis[] => {
  const { first, deduit: own } = apatsOf(fields, imports, arbre);
  const limit = limitManutencio(fields.data);
  if (first === undefined || limit === null) return [];
  if (NO_ELECTRONIQUES.has(fields.forma_pagament)) return [{ codi: 'apat_no_electronic', cami: 'forma_pagament' }];
  const deduit = own + altres;
  if (deduit <= limit.dia) return [];
  const params = {
    de: altres === 0 ? 'despesa' : 'dia',
    deduit: deduit / 100,
    dia: limit.dia / 100,
    nit: limit.nit / 100,
  };
  return [{ codi: 'apat_massa', cami: `linies.${first}.deduible`, params }];
};

/** Cents of own meals that other expenses of the day of one deduct. */
export const altresApats = async (
  { db, empresa }: CompanyContext,
  fields: DespesaFields,
  id: number | null,
  arbre: Arbre,
): Promise<number> => {
  if (!fields.linies.some((linia) => esDApats(arbre, linia.tipus_despesa_fk))) return 0;
  const days = await deduitPerDia(db, empresa.id, { dies: [fields.data], tipus: tipusDApats(arbre), excepte: id });
  return days.get(fields.data) ?? 0;
};

/** What its meals ask of an expense that is paid otherwise than it was said; what was asked already is not asked again. */
export const avisosDePagarApats = async (
  context: CompanyContext,
  { id, before, fields }: { readonly id: number; readonly before: DespesaFields; readonly fields: DespesaFields },
  imports: ImportsDespesa,
): Promise<Avis[]> => {
  if (fields.forma_pagament === before.forma_pagament) return [];
  const { db, empresa, language } = context;
  if (!(await fiscalDe(db, empresa.id)).fisica) return [];
  const arbre = await arbreOf(db, empresa.id, language, yearOf(fields.data));
  const altres = await altresApats(context, fields, id, arbre);
  const known = new Set(ofApats(before, imports, arbre, altres).map(({ codi }) => codi));
  return ofApats(fields, imports, arbre, altres).filter(({ codi }) => !known.has(codi));
};
