import { esDeCaixa } from '#areas/fiscal/domain/causes.data.ts';
import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { isEmpresari, type Pagador } from '#areas/fiscal/domain/retencio.ts';
import { addDays, showDate } from '#kernel/calendar-date.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { terminiPagament } from '../domain/terminis.data.ts';
import { avis, type Problema } from './problema.ts';
import type { FacturaRow } from './store.ts';

/** Who gets a simplified invoice, and who withholds of it, is not said: neither deducts anything by it (RD 1619/2012, art. 7.2). */
export const ofSimplificada = (
  { tipus, qualificada, receptor, totals }: FacturaEmesa,
  pagador: Pagador | null,
): Problema[] => {
  if (tipus !== 'simplificada' || (qualificada && receptor)) return [];
  return [
    ...(receptor && pagador && isEmpresari(pagador)
      ? [avis('tipus', 'simplificada_empresa', { nom: receptor.copia.nom_complet })]
      : []),
    ...(totals.retingut === 0 ? [] : [avis('linies', 'simplificada_retencio')]),
  ];
};

/** Simplified invoices that named somebody are exchanged for a whole one of theirs: another receiver is a correction. */
export const ofCanvi = (
  { receptor }: FacturaEmesa,
  substituides: readonly Pick<FacturaRow, 'agent_fk' | 'copia_nif' | 'copia_nom' | 'numero_text'>[],
): Problema[] =>
  receptor === null
    ? []
    : substituides
        .filter(({ copia_nif }) => copia_nif.trim() !== '')
        .filter(({ copia_nif }) => normaliseNif(copia_nif) !== normaliseNif(receptor.copia.nif))
        .map(({ copia_nom, numero_text }) =>
          avis('agent_fk', 'substitucio_altre_client', { numero: numero_text ?? '', nom: copia_nom }),
        );

/** A guarantee that keeps all of it back, or that is over before it begins. */
const ofGarantia = ({ retencio, totals, data }: FacturaEmesa): Problema[] => {
  if (retencio === null || totals.retencio === 0) return [];
  const sencera = totals.base > 0 && totals.retencio >= totals.base && totals.retencio <= totals.total_factura;
  return [
    ...(sencera ? [avis('retencio', 'retencio_sencera', { import: totals.retencio / 100 })] : []),
    ...(retencio.allibera !== null && retencio.allibera < data
      ? [avis('retencio', 'retencio_alliberada', { data: showDate(retencio.allibera) })]
      : []),
  ];
};

/** A business may not be given longer to pay, whatever was agreed (Llei 3/2004, art. 4.3). */
const ofTermini = ({ venciments, data, totals }: FacturaEmesa, pagador: Pagador | null): Problema[] => {
  const dies = terminiPagament(data);
  if (dies === null || pagador === null || !isEmpresari(pagador) || totals.total_a_pagar <= 0) return [];
  const last = addDays(data, dies);
  const late = venciments.map((one) => one.data).filter((day) => day > last);
  return late.length === 0
    ? []
    : [avis('venciments', 'venciment_massa_lluny', { data: showDate(late.sort().at(-1) ?? ''), dies })];
};

/** An office has one rate of income tax that is withheld of it. */
const ofIrpf = ({ emissor, totals }: FacturaEmesa): Problema[] => {
  const tipus = totals.irpf.filter(({ percentatge }) => Number(percentatge) !== 0).map((one) => `${one.percentatge} %`);
  return emissor.tipus_persona === 'F' && tipus.length > 1
    ? [avis('linies', 'irpf_diversos', { tipus: tipus.join(', ') })]
    : [];
};

/** A draft keeps the key of the day it was made, and the company may have come under cash accounting, or left it, since. */
const ofClau = ({ clau_regim, emissor, totals, rectifica, substitueix }: FacturaEmesa): Problema[] => {
  if (rectifica !== null || substitueix.length > 0) return [];
  const caixa = emissor.regim_iva === 'caixa';
  if (!caixa && clau_regim === '07') return [avis('clau_regim', 'clau_de_caixa')];
  return caixa && clau_regim === '01' && totals.grups.some(({ regim }) => esDeCaixa(regim))
    ? [avis('clau_regim', 'clau_sense_caixa')]
    : [];
};

/** What is seldom meant of how an invoice is paid and taxed. */
export const ofCondicions = (emesa: FacturaEmesa, pagador: Pagador | null): Problema[] => {
  const { tipus, rectifica, totals, descomptes } = emesa;
  if (tipus === 'rectificativa' && rectifica?.metode === 'I') return [];
  return [
    ...ofGarantia(emesa),
    ...ofTermini(emesa, pagador),
    ...ofIrpf(emesa),
    ...(tipus === 'proforma' ? [] : ofClau(emesa)),
    ...(descomptes.length > 0 && totals.brut > 0 && totals.total_factura === 0
      ? [avis('descomptes', 'descompte_sencer')]
      : []),
  ];
};
