import type { Agent } from '#areas/agent/contract/schemas.ts';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { esDeVenda } from '#areas/fiscal/domain/document.ts';
import { esComunitari } from '#areas/fiscal/domain/nif-iva.ts';
import { irpfOf, ivaOf } from '#areas/referencia/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { BLANK_DESPESA } from '../contract/blank.ts';
import type { DespesaFields, LiniaDespesa, LiniaEscrita } from '../contract/schemas.ts';
import { retencioDe } from '../domain/retencio.ts';
import type { Arbre, Tipus } from './tipus-arbre.ts';

/** A rate that only what is sold may have. */
export const ivaDeVenda = (id: number | null): boolean => id !== null && esDeVenda(ivaOf(id)?.codi ?? '');

/** Rate of what a supplier bills where nothing says it: theirs, else the company's, as long as purchases have it. */
export const ivaDeCompra = (agent: Pick<Agent, 'iva_fk'> | null, ivaEmpresa: number | null): number | null =>
  [agent?.iva_fk ?? null, ivaEmpresa].find((id) => id !== null && !ivaDeVenda(id)) ?? null;

/** What a new expense of a supplier starts from, kinds apart. */
export const defectesOf = (
  ivaEmpresa: number | null,
  agent: Agent | null,
): Pick<DespesaFields, 'irpf_fk' | 'forma_pagament' | 'clau' | 'isp'> & { readonly iva_fk: number | null } => {
  const pais = agent?.nif_pais ?? 'ES';
  const comunitari = esComunitari(pais);
  return {
    iva_fk: ivaDeCompra(agent, ivaEmpresa),
    irpf_fk: retencioDe(agent, [], codiOfIrpf),
    forma_pagament: BLANK_DESPESA.forma_pagament,
    clau: comunitari ? '09' : BLANK_DESPESA.clau,
    // Whoever buys from outside the Union owes the VAT of what was done for them (LIVA, art. 84.Uno.2.º a).
    isp: pais !== 'ES' && !comunitari,
  };
};

export const ivaOfEmpresa = async ({ db, empresa }: CompanyContext): Promise<number | null> =>
  (await valuesOfEmpresa(db, empresa.id))?.iva_fk ?? null;

/** What a line becomes where its kind says so and nothing else was said. */
const beOf = (tipus: Tipus, linia: LiniaEscrita, data: string): LiniaDespesa['be_inversio'] =>
  tipus.amortitzacio && {
    descripcio: (linia.concepte || tipus.nom).replace(/\s+/g, ' ').slice(0, 200),
    identificador: '',
    ...tipus.amortitzacio,
    data_inici: data,
    valor: null,
    valor_residual: 0,
    metode: '01',
    usat: false,
  };

/** Lines with what was not said of them, from their kind. */
export const liniesAmbDefectes = (
  linies: readonly LiniaEscrita[],
  arbre: Arbre,
  given: { readonly data: string; readonly iva_fk: number | null; readonly sense_factura: boolean },
): LiniaDespesa[] =>
  linies.map((linia) => {
    const tipus = linia.tipus_despesa_fk === null ? undefined : arbre.get(linia.tipus_despesa_fk);
    const iva = given.sense_factura || linia.causa !== null ? null : tipus ? tipus.iva_fk : given.iva_fk;
    return {
      ...linia,
      iva_fk: linia.iva_fk === undefined ? iva : linia.iva_fk,
      // Who is billed the equivalence surcharge deducts nothing (LIVA 154.Dos).
      iva_deduible: linia.iva_deduible ?? (linia.recarrec ? '0' : (tipus?.iva_deduible ?? '100')),
      deduible: linia.deduible ?? tipus?.deduible ?? '100',
      be_inversio:
        linia.be_inversio === undefined ? (tipus ? beOf(tipus, linia, given.data) : null) : linia.be_inversio,
    };
  });

const codiOfIrpf = (id: number): string | undefined => irpfOf(id)?.codi;

/** Income tax that is withheld where nothing was said: by the kind of the first line that says, else by the supplier. */
export const irpfOfLinies = (
  linies: readonly Pick<LiniaDespesa, 'tipus_despesa_fk'>[],
  arbre: Arbre,
  agent: Agent | null,
): number | null =>
  retencioDe(
    agent,
    linies.map((linia) => arbre.get(linia.tipus_despesa_fk ?? 0)?.irpf_fk ?? null),
    codiOfIrpf,
  );
