import type { Agent } from '#areas/agent/contract/schemas.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { irpfOf } from '#areas/referencia/server/index.ts';
import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type DespesaFields, type ImportsDespesa, MARGE_QUOTA } from '../contract/schemas.ts';
import { irpfOfLinies } from './defectes.ts';
import { fieldsOf } from './fields.ts';
import { findDarrera } from './store.ts';
import type { Arbre } from './tipus-arbre.ts';

/** Nothing is withheld of what bears it by its kind, or bore it the last time: whoever bills would be paid too much, and no form tell it. */
export const avisRetencio = (
  fields: DespesaFields,
  { arbre, agent, enPortava }: { readonly arbre: Arbre; readonly agent: Agent | null; readonly enPortava: boolean },
): Avis[] => {
  if (fields.irpf_fk !== null || fields.tipus === 'importacio') return [];
  const subjectes = fields.linies.filter((one) => one.amb_retencio);
  if (subjectes.length === 0) return [];
  const rate = irpfOf(irpfOfLinies(subjectes, arbre, agent) ?? 0);
  if (!rate && !enPortava) return [];
  const params = { origen: rate ? 'tipus' : 'darrera', tipus: Number(rate?.percentatge ?? 0) };
  return [{ codi: 'sense_retencio_esperada', cami: 'irpf_fk', params }];
};

/**
 * What is withheld is of no line, so that no form would tell it, nor whom it was withheld of: 111, 115 and 190 go by the lines that
 * bear it; or it is not what its rate makes of them.
 */
export const avisRetingut = (fields: DespesaFields, imports: ImportsDespesa): Avis[] => {
  const subjectes = fields.linies.filter(({ amb_retencio, base }) => amb_retencio && base !== 0);
  if (imports.retingut !== 0 && subjectes.length === 0)
    return [{ codi: 'retingut_sense_linia', cami: 'retingut', params: { retingut: imports.retingut / 100 } }];
  const irpf = fields.irpf_fk === null ? null : irpfOf(fields.irpf_fk);
  const base = subjectes.reduce((total, one) => total + one.base, 0);
  const made = irpf ? partOf(base, irpf.percentatge) : 0;
  return fields.retingut !== null && Math.abs(fields.retingut - made) > MARGE_QUOTA
    ? [{ codi: 'retencio_diferent', cami: 'retingut', params: { calculada: made / 100 } }]
    : [];
};

/** Whether something was withheld of the last expense of a supplier, another than this one, for what this one is of too. */
export const enPortava = async (
  { db, empresa }: CompanyContext,
  fields: Pick<DespesaFields, 'agent_fk' | 'irpf_fk' | 'linies'>,
  id: number | null,
): Promise<boolean> => {
  if (fields.irpf_fk !== null || fields.agent_fk === null) return false;
  const last = await findDarrera(db, empresa.id, fields.agent_fk, id);
  if (last === undefined || last.retingut === 0) return false;
  const seus = fieldsOf(last).linies.map((one) => one.tipus_despesa_fk);
  return fields.linies.some(({ tipus_despesa_fk: id }) => id === null || seus.includes(id));
};
