import { isDeepStrictEqual } from 'node:util';
import type { Copia } from '#areas/agent/contract/copia.ts';
import { CAUSES_OF } from '#areas/fiscal/domain/document.ts';
import { ibanPasses, normaliseIban, showIban } from '#areas/fiscal/domain/iban.ts';
import { checkNif, nifContradiu, normaliseNif, personaOfNif } from '#areas/fiscal/domain/nif.ts';
import { suplitNifPasses } from '#areas/fiscal/domain/nif-iva.ts';
import { isEmpresari, isEntitat, type Pagador, reteIrpf } from '#areas/fiscal/domain/retencio.ts';
import { ivaOf } from '#areas/referencia/server/index.ts';
import { addYears, showDate } from '#kernel/calendar-date.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { motiuAdmes } from '../domain/rectificacio.ts';
import { limitSimplificada } from '../domain/simplificada.data.ts';
import { excesRectificat } from '../domain/situacio.ts';
import { vencimentsQuadren } from '../domain/venciments.ts';
import { ofCanvi, ofCondicions, ofSimplificada } from './comprova-condicions.ts';
import { ofDate, ofExercici, ofOperation } from './comprova-dates.ts';
import { ofRegim } from './comprova-regim.ts';
import type { Comptador } from './comptador-store.ts';
import { ofFormaEfectiu } from './efectiu.ts';
import { readEmesa } from './emesa.ts';
import { fieldsOf } from './fields.ts';
import type { FacturaPorts } from './ports.ts';
import { avis, error, type Problema } from './problema.ts';
import { causaAdmesa, substituidaFault } from './rules.ts';
import type { FacturaRow } from './store.ts';

/** A tax id that has to be right; endings that are only contested warn. */
const ofNif = (
  cami: string,
  nif: string,
  codis: { readonly falta: string; readonly mal: string; readonly dubte: string },
): Problema[] => {
  if (nif.trim() === '') return [error(cami, codis.falta)];
  const { state } = checkNif(nif);
  if (state === 'correcte') return [];
  return [state === 'dubtos' ? avis(cami, codis.dubte, { nif }) : error(cami, codis.mal, { nif })];
};

/**
 * An invoice says where both live (RD 1619/2012, art. 6.1.e); only a person who buys for themselves may leave it out, which
 * is told and may be accepted.
 */
const senseAdreca = ({ receptor }: FacturaEmesa, pagador: Pagador | null): Problema[] => {
  if (!receptor || receptor.copia.adreces.some(({ via }) => via.trim() !== '')) return [];
  const { nif, tipus_persona, nom_complet: nom } = receptor.copia;
  const empresa = tipus_persona !== 'F' || personaOfNif(nif) === 'E' || (pagador !== null && isEmpresari(pagador));
  return [(empresa ? error : avis)('agent.adreces', 'receptor_sense_adreca', { nom })];
};

const ofParties = (emesa: FacturaEmesa, pagador: Pagador | null): Problema[] => {
  const { emissor, receptor, tipus, qualificada, totals, data, rectifica } = emesa;
  const problems = ofNif('empresa.nif', emissor.nif, {
    falta: 'emissor_sense_nif',
    mal: 'emissor_nif_incorrecte',
    dubte: 'emissor_nif_dubtos',
  });
  if (emissor.adreca.via.trim() === '') problems.push(error('empresa.adreca', 'emissor_sense_adreca'));
  const simple = (tipus === 'simplificada' && !qualificada) || rectifica?.motiu === 'R5';
  if (tipus === 'simplificada' && totals.total_factura > (limitSimplificada('general', data) ?? 0)) {
    const most = limitSimplificada('sectors', data) ?? 0;
    const over = totals.total_factura > most;
    problems.push(over ? error('tipus', 'simplificada_massa_gran') : avis('tipus', 'simplificada_sectors'));
  }
  if (!receptor) return simple ? problems : [...problems, error('agent_fk', 'sense_receptor')];
  const { copia } = receptor;
  const needsNif = !simple || totals.grups.some((grup) => grup.regim === 'isp');
  if (copia.nif_pais !== 'ES') {
    if (needsNif && copia.nif.trim() === '') problems.push(error('agent.nif', 'receptor_sense_nif'));
  } else if (needsNif || copia.nif.trim() !== '')
    problems.push(
      ...ofNif('agent.nif', copia.nif, {
        falta: 'receptor_sense_nif',
        mal: 'receptor_nif_incorrecte',
        dubte: 'receptor_nif_dubtos',
      }),
    );
  // Whether they withhold and what Facturae says of them hang on it.
  if (nifContradiu(copia)) problems.push(avis('agent.nif', 'nif_persona', { nom: copia.nom_complet, nif: copia.nif }));
  // It is of retailers who are natural persons, or who have no personality of their own (LIVA, art. 148 and 154).
  if (
    copia.tipus_persona !== 'F' &&
    !/^[EHJ]/.test(copia.nif.trim().toUpperCase()) &&
    totals.grups.some((one) => one.quota_recarrec !== 0)
  )
    problems.push(avis('recarrec_equivalencia', 'recarrec_persona_juridica', { nom: copia.nom_complet }));
  if (copia.tipus_persona === 'F' && totals.grups.some((grup) => grup.regim === 'isp'))
    problems.push(avis('agent_fk', 'isp_persona_fisica'));
  if (!simple) problems.push(...senseAdreca(emesa, pagador));
  return problems;
};

/** Days whose rates an invoice may charge: of its operation, and of what it corrects or stands in the place of. */
const diesDelsTipus = (
  { data_operacio, data, rectifica, substitueix }: FacturaEmesa,
  lligades: readonly Pick<FacturaRow, 'data_operacio'>[],
): string[] => [
  data_operacio ?? data,
  ...(rectifica?.factures ?? []).map((one) => one.data),
  ...substitueix.map((one) => one.data),
  ...lligades.flatMap((one) => one.data_operacio ?? []),
];

const ofLines = (emesa: FacturaEmesa, lligades: readonly Pick<FacturaRow, 'data_operacio'>[]): Problema[] => {
  const { linies, tipus, rectifica, substitueix, receptor } = emesa;
  const lines = linies.map((linia, place) => ({ linia, place })).filter(({ linia }) => linia.tipus === 'linia');
  if (lines.length === 0) return [error('linies', 'sense_linies')];
  // A rate of other times is only charged on what corrects those times (AEAT, validations of billing records).
  const days = diesDelsTipus(emesa, lligades);
  const corrects = rectifica !== null || substitueix.length > 0;
  return lines.flatMap(({ linia, place }): Problema[] => {
    const rate = linia.iva_fk === null ? null : ivaOf(linia.iva_fk);
    const outside = rate && days.every((day) => (rate.inici ?? '') > day || (rate.final ?? '9999') < day);
    return [
      ...(linia.concepte === '' ? [error(`linies.${place}.concepte`, 'linia_sense_concepte')] : []),
      ...(linia.iva_fk === null && linia.causa === null ? [error(`linies.${place}.iva_fk`, 'linia_sense_iva')] : []),
      ...(rate && linia.causa === null && CAUSES_OF[rate.codi]
        ? [error(`linies.${place}.causa`, 'linia_sense_causa', { linia: place + 1 })]
        : []),
      ...(causaAdmesa(linia) ? [] : [error(`linies.${place}.causa`, 'causa_no_admesa', { causa: linia.causa ?? '' })]),
      ...(outside && (corrects || linia.brut >= 0)
        ? [error(`linies.${place}.iva_fk`, corrects ? 'iva_fora_de_termini_rectificada' : 'iva_fora_de_termini')]
        : []),
      ...(linia.regim === 'isp' && (tipus === 'simplificada' || !receptor || receptor.copia.nif === '')
        ? [error(`linies.${place}.iva_fk`, 'isp_sense_nif')]
        : []),
      ...(linia.cost * linia.brut < 0 ? [avis(`linies.${place}.descompte`, 'descompte_massa_gran')] : []),
      ...(linia.irpf !== null && linia.irpf !== '0' && emesa.emissor.tipus_persona === 'E'
        ? [avis(`linies.${place}.irpf_fk`, 'irpf_de_societat')]
        : []),
    ];
  });
};

/** An account that cannot be one, or that the company has no more, asked to be paid into. */
const ofCompte = ({ forma_pagament, iban, totals }: FacturaEmesa, comptes: readonly string[]): Problema[] => {
  if (iban === '' || forma_pagament !== 'transferencia' || totals.total_a_pagar <= 0) return [];
  const compte = normaliseIban(iban);
  if (!ibanPasses(iban)) return [avis('iban', 'iban_no_quadra', { iban: showIban(compte) })];
  return comptes.length > 0 && !comptes.some((one) => normaliseIban(one) === compte)
    ? [avis('iban', 'iban_no_es_de_l_empresa', { iban: showIban(compte) })]
    : [];
};

/** What was paid in the client's name is backed by its supplier's invoice (LIVA, art. 78.Tres.3.º), which the paper names. */
const ofSuplits = ({ linies }: FacturaEmesa): Problema[] =>
  linies.flatMap(({ tipus, suplit }, place): Problema[] =>
    tipus === 'suplit' && (!suplit || suplit.nif.trim() === '' || suplit.numero.trim() === '')
      ? [avis(`linies.${place}.suplit`, 'suplit_incomplet')]
      : suplit && !suplitNifPasses(suplit.nif)
        ? [avis(`linies.${place}.suplit`, 'suplit_nif', { nif: suplit.nif })]
        : [],
  );

/** Whoever pays as a business withholds of what a person bills to it, and no line says so (RIRPF 75.2.a, 95). */
const senseRetencio = ({ emissor, receptor, tipus, linies, totals }: FacturaEmesa): Problema[] =>
  emissor.tipus_persona === 'F' &&
  receptor !== null &&
  isEntitat(receptor.copia) &&
  (tipus === 'ordinaria' || tipus === 'proforma') &&
  totals.base > 0 &&
  linies.every(({ irpf }) => irpf === null)
    ? [avis('linies', 'sense_retencio')]
    : [];

/** Nobody withholds of what is billed to a private person or to whoever has no tax id here (RIRPF 76.1): they would pay less than they owe. */
const retencioDeMes = ({ emissor, tipus, totals, rectifica }: FacturaEmesa, pagador: Pagador | null): Problema[] =>
  emissor.tipus_persona === 'F' &&
  pagador !== null &&
  !reteIrpf(pagador) &&
  (tipus === 'ordinaria' || tipus === 'proforma' || rectifica?.metode === 'S') &&
  totals.retingut > 0
    ? [avis('linies', 'retencio_de_mes', { import: totals.retingut / 100 })]
    : [];

/** More tax given back than withheld under a positive base: entry points of Facturae refuse it (RCF06007), by its lines. */
const retingutNegatiu = ({ linies, totals }: FacturaEmesa): Problema[] => {
  if (totals.base <= 0 || totals.retingut >= 0) return [];
  const place = linies.findIndex(({ tipus, irpf, brut }) => tipus === 'linia' && irpf !== null && brut < 0);
  return [
    avis(place < 0 ? 'linies' : `linies.${place}.irpf_fk`, 'retingut_negatiu', { retingut: totals.retingut / 100 }),
  ];
};

const ofTotals = (emesa: FacturaEmesa, row: FacturaRow): Problema[] => [
  ...(JSON.stringify(emesa.totals) === row.totals ? [] : [error('', 'totals_no_quadren')]),
  ...(vencimentsQuadren(fieldsOf(row).venciments, emesa.totals.total_a_pagar)
    ? []
    : [error('venciments', 'venciments_no_sumen')]),
  ...(emesa.totals.total_factura > 0 && emesa.totals.bestretes > 0 && emesa.totals.total_a_pagar < 0
    ? [avis('bestretes', 'bestretes_excessives', { import: -emesa.totals.total_a_pagar / 100 })]
    : []),
  ...(emesa.totals.total_factura > 0 && emesa.totals.retencio > emesa.totals.total_factura
    ? [
        avis('retencio', 'retencio_excessiva', {
          import: (emesa.totals.retencio - emesa.totals.total_factura) / 100,
        }),
      ]
    : []),
  ...retingutNegatiu(emesa),
  ...senseRetencio(emesa),
  ...(emesa.totals.total_factura < 0 && emesa.tipus !== 'rectificativa' ? [avis('linies', 'total_negatiu')] : []),
];

/** What one rectifies was issued to somebody else: a wrong receiver is given all of it back, and the right one gets its own. */
const altreClient = (
  { receptor, rectifica }: FacturaEmesa,
  { agent_fk }: FacturaRow,
  rectified: readonly FacturaRow[],
): Problema[] => {
  const nif = normaliseNif(receptor?.copia.nif ?? '');
  return rectifica === null || receptor === null
    ? []
    : rectified
        .filter((one) => one.agent_fk !== null && one.agent_fk !== agent_fk)
        .filter((one) => normaliseNif(one.copia_nif) !== nif)
        .map((one) =>
          avis('agent_fk', 'rectifica_altre_client', { numero: one.numero_text ?? '', nom: one.copia_nom }),
        );
};

/** What was issued already of the invoices that one rectifies by differences: what they said, and what was taken of it. */
export interface Rectificat {
  readonly total: number;
  readonly pres: number;
}

/** Years that an invoice may be rectified in (RD 1619/2012, art. 15.3). */
const ANYS_RECTIFICAR = 4;
const ofRectification = (
  { tipus, rectifica, data, totals }: FacturaEmesa,
  rectified: readonly Pick<FacturaRow, 'id' | 'tipus' | 'estat' | 'situacio' | 'numero_text'>[],
  rectificat: Rectificat | null,
): Problema[] => {
  if (tipus !== 'rectificativa') return [];
  if (!rectifica) return [error('rectifica', 'rectifica_obligatori')];
  const problems = rectified.flatMap((row): Problema[] => [
    ...(row.estat === 'anullada'
      ? [error('rectifica.factures', 'rectifica_anullada', { numero: row.numero_text ?? '' })]
      : []),
    ...(row.situacio === 'rectificada'
      ? [avis('rectifica.factures', 'ja_rectificada', { numero: row.numero_text ?? '' })]
      : []),
    ...(row.situacio === 'substituida'
      ? [avis('rectifica.factures', 'ja_substituida', { numero: row.numero_text ?? '' })]
      : []),
    ...(motiuAdmes(rectifica.motiu, { simplificada: row.tipus === 'simplificada' })
      ? []
      : [error('rectifica.motiu', row.tipus === 'simplificada' ? 'motiu_simplificada' : 'motiu_no_simplificada')]),
  ]);
  rectifica.factures.forEach((one, place) => {
    if (one.data > data)
      problems.push(error(`rectifica.factures.${place}.data`, 'rectificada_posterior', { data: showDate(data) }));
    if (one.data < addYears(data, -ANYS_RECTIFICAR))
      problems.push(
        avis(`rectifica.factures.${place}.data`, 'rectificada_antiga', {
          numero: one.numero,
          data: showDate(one.data),
          anys: ANYS_RECTIFICAR,
        }),
      );
  });
  const queda = rectificat && excesRectificat(rectificat.total, rectificat.pres, totals.total_factura);
  if (queda !== null && !rectified.some(({ situacio }) => situacio === 'rectificada' || situacio === 'substituida'))
    problems.push(
      avis('rectifica.factures', 'rectificacio_excessiva', {
        numero: rectified.map((row) => row.numero_text ?? '').join(', '),
        queda: queda / 100,
      }),
    );
  if (rectifica.metode === 'S' && rectifica.factures.some((one) => one.base === null || one.quota === null))
    problems.push(error('rectifica.factures', 'substitucio_sense_imports'));
  return problems;
};

/** What a rectification may put right: the same of two invoices, however each came to be written. */
const diuen = ({
  emissor,
  receptor,
  linies,
  descomptes,
  carrecs,
  retencio,
  bestretes,
  totals,
  ...rest
}: FacturaEmesa): unknown =>
  JSON.parse(
    JSON.stringify({
      emissor,
      receptor,
      linies: linies.map(({ clau: _own, ...linia }) => linia),
      descomptes,
      carrecs,
      retencio,
      bestretes,
      totals,
      clau_regim: rest.clau_regim,
      observacions: rest.observacions,
      referencies: rest.referencies,
    }),
  );

/** Takes the place of one invoice and says all that it said: nothing is rectified. */
const rectificacioIgual = (emesa: FacturaEmesa, rectified: readonly FacturaRow[]): Problema[] => {
  const [one, ...others] = rectified;
  if (emesa.rectifica?.metode !== 'S' || emesa.rectifica.factures.length !== 1 || !one?.congelada) return [];
  const said = readEmesa(one.congelada);
  const sameDay = emesa.data_operacio === null || emesa.data_operacio === (said.data_operacio ?? said.data);
  return others.length === 0 && sameDay && isDeepStrictEqual(diuen(emesa), diuen(said))
    ? [avis('linies', 'rectificacio_igual', { numero: one.numero_text ?? '' })]
    : [];
};

/** Simplified invoices whose place is taken: they still stand, are not later, and come to the same. */
const ofSubstitution = (
  { data, totals }: FacturaEmesa,
  substituides: readonly Pick<FacturaRow, 'tipus' | 'estat' | 'situacio' | 'numero_text' | 'data' | 'total_factura'>[],
): Problema[] => {
  if (substituides.length === 0) return [];
  const simplificades = substituides.reduce((sum, row) => sum + row.total_factura, 0);
  return [
    ...substituides.flatMap((row, place): Problema[] => {
      const cami = `substitueix.${place}`;
      const fault = substituidaFault(row);
      if (fault) return [error(cami, fault.codi, fault.params)];
      return row.data > data
        ? [error(cami, 'substituida_posterior', { numero: row.numero_text ?? '', data: showDate(row.data) })]
        : [];
    }),
    ...(simplificades === totals.total_factura
      ? []
      : [
          avis('substitueix', 'substitucio_no_quadra', {
            total: totals.total_factura / 100,
            simplificades: simplificades / 100,
          }),
        ]),
  ];
};

/** All that speaks against issuing an invoice, its record of billing included. */
export const problemsOf = (
  context: CompanyContext,
  ports: FacturaPorts,
  given: {
    readonly row: FacturaRow;
    readonly emesa: FacturaEmesa;
    readonly comptador: Comptador;
    readonly rectificades: readonly FacturaRow[];
    readonly rectificat: Rectificat | null;
    readonly substituides: readonly FacturaRow[];
    /** Whoever it is for, as their record says now; null without one. */
    readonly pagador: (Pagador & Pick<Copia, 'adreces'>) | null;
    readonly desfasat: boolean;
    /** Accounts that the company is paid into. */
    readonly comptes: readonly string[];
  },
): Problema[] => {
  const { row, emesa, comptador, rectificades, rectificat, desfasat } = given;
  const own = [
    ...ofDate(emesa, comptador, context.clock.today()),
    ...ofExercici(emesa, row, context.clock.today()),
    ...ofLines(emesa, [...rectificades, ...given.substituides]),
    ...ofSuplits(emesa),
    ...ofCompte(emesa, given.comptes),
    ...ofFormaEfectiu(emesa, given.pagador),
    ...(emesa.tipus === 'proforma'
      ? []
      : [...ofOperation(emesa, context.clock.today()), ...ofParties(emesa, given.pagador), ...ofRegim(emesa)]),
    ...ofTotals(emesa, row),
    ...retencioDeMes(emesa, given.pagador),
    ...ofSimplificada(emesa, given.pagador),
    ...ofCondicions(emesa, given.pagador),
    ...ofCanvi(emesa, given.substituides),
    ...altreClient(emesa, row, rectificades),
    ...ofRectification(emesa, rectificades, rectificat),
    ...ofSubstitution(emesa, given.substituides),
    ...rectificacioIgual(emesa, rectificades),
    ...(desfasat ? [avis('agent_fk', 'agent_desfasat', { nom: row.copia_nom })] : []),
  ];
  const record = emesa.tipus === 'proforma' ? [] : ports.comprova(emesa);
  // Without any address at all, what a public body's one lacks is not told apart.
  const senseCap = own.some(({ codi }) => codi === 'receptor_sense_adreca');
  const known = new Set(own.map(({ codi, cami }) => `${codi} ${cami}`));
  return [
    ...own,
    ...record.filter(
      ({ codi, cami }) => !known.has(`${codi} ${cami}`) && !(senseCap && codi === 'public_sense_adreca'),
    ),
  ];
};
