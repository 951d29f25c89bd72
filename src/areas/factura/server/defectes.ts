import type { Agent } from '#areas/agent/contract/schemas.ts';
import type { EmpresaValues } from '#areas/empresa/contract/blank.ts';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { irpfDe } from '#areas/fiscal/domain/retencio.ts';
import { ivaOfCodi } from '#areas/referencia/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaFields } from '../contract/schemas.ts';
import { vencimentsOf } from '../domain/venciments.ts';
import { agentOf } from './rules.ts';

export const empresaOf = async (context: CompanyContext) => {
  const empresa = await valuesOfEmpresa(context.db, context.empresa.id);
  if (!empresa) throw notFound();
  return empresa;
};

/** What a new draft starts from. */
export const defectesOf = (empresa: EmpresaValues, agent: Agent | null, data: string) => {
  const exempt = empresa.regim_iva === 'exempt' ? (ivaOfCodi('E')?.id ?? null) : null;
  const compte = empresa.comptes.find((one) => one.per_defecte) ?? empresa.comptes[0];
  return {
    idioma: agent?.idioma_fk ?? null,
    iva_fk: exempt ?? agent?.iva_fk ?? empresa.iva_fk,
    irpf_fk: irpfDe(empresa, agent),
    recarrec_equivalencia: agent?.recarrec_equivalencia ?? false,
    forma_pagament: 'transferencia' as const,
    iban: compte?.iban ?? '',
    venciments: vencimentsOf(agent?.condicions_pagament || empresa.condicions_pagament, data),
  };
};

/** The same for what a draft itself keeps. */
export const fieldDefaults = (empresa: EmpresaValues, agent: Agent | null, data: string): Partial<FacturaFields> => {
  const { iva_fk: _iva, irpf_fk: _irpf, ...defaults } = defectesOf(empresa, agent, data);
  return { ...defaults, clau_regim: empresa.regim_iva === 'caixa' ? '07' : '01' };
};

/** Lines of which none says what is withheld start from what their client withholds. */
export const ambRetencio = async (
  context: CompanyContext,
  given: Partial<FacturaFields>,
): Promise<Partial<FacturaFields>> => {
  const { agent_fk = null, linies = [] } = given;
  if (agent_fk === null || linies.some(({ irpf_fk }) => irpf_fk !== null)) return given;
  const irpf_fk = irpfDe(await empresaOf(context), (await agentOf(context, agent_fk)).agent);
  return { ...given, linies: linies.map((one) => (one.tipus === 'linia' ? { ...one, irpf_fk } : one)) };
};
