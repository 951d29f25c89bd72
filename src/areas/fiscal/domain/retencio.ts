import { nifContradiu } from './nif.ts';

/** Whoever a document is for, as far as it says whether they withhold. */
export interface Pagador {
  /** F: natural person. */
  readonly tipus_persona: string;
  readonly nif: string;
  /** Country of the tax id: whoever has none here withholds nothing here (RIRPF 76.1). */
  readonly nif_pais: string;
  readonly activitat_fk: number | null;
  readonly contractista: boolean;
  readonly proveidor: boolean;
  readonly tecnic: boolean;
  /** The rate written for them; null: the company's. */
  readonly irpf_fk: number | null;
}

/** Whether they are no natural person: what a right tax id says goes before what was written beside it. */
const isJuridica = (agent: Pick<Pagador, 'tipus_persona' | 'nif' | 'nif_pais'>): boolean =>
  (agent.tipus_persona !== 'F') !== nifContradiu(agent);

/** A company or a public body of this country: it always withholds of what a person bills to it. */
export const isEntitat = (agent: Pick<Pagador, 'tipus_persona' | 'nif' | 'nif_pais'>): boolean =>
  agent.nif_pais === 'ES' && isJuridica(agent);

/** A person known to work on their own account. */
const ambActivitat = ({ activitat_fk, contractista, proveidor, tecnic }: Pagador): boolean =>
  activitat_fk !== null || contractista || proveidor || tecnic;

/** Whether they are a business: a company, a public body, a person with an activity; of any country. */
export const isEmpresari = (agent: Pagador): boolean => isJuridica(agent) || ambActivitat(agent);

/** Whether they pay as a business, and so withhold. */
export const reteIrpf = (agent: Pagador): boolean => agent.nif_pais === 'ES' && isEmpresari(agent);

/**
 * The rate of income tax that the lines of a quotation or an invoice start from; null: none. It is suggested only where it is withheld:
 * of what a natural person bills to whoever pays as a business (RIRPF 75 and 95).
 */
export const irpfDe = (
  empresa: { readonly tipus_persona: string; readonly irpf_fk: number | null },
  agent: Pagador | null,
): number | null =>
  empresa.tipus_persona === 'F' && agent !== null && reteIrpf(agent) ? (agent.irpf_fk ?? empresa.irpf_fk) : null;
