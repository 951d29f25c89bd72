import type { Agent } from '#areas/agent/contract/schemas.ts';
import type { Empresa } from '#areas/empresa/contract/schemas.ts';
import { irpfDe } from '#areas/fiscal/domain/retencio.ts';

/** Rates that new lines start from: the client's, else the company's, else the general one; what is withheld, where it is. */
export const defectesDe = (
  empresa: Pick<Empresa, 'iva_fk' | 'irpf_fk' | 'tipus_persona'>,
  client: Agent | null,
  ivas: readonly { readonly id: number; readonly defecte: boolean }[],
) => ({
  iva_fk: client?.iva_fk ?? empresa.iva_fk ?? ivas.find((row) => row.defecte)?.id ?? null,
  irpf_fk: irpfDe(empresa, client),
});
