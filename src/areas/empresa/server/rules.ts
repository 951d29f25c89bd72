import { bicPasses, normaliseBic } from '#areas/fiscal/domain/bic.ts';
import { ibanPasses, ibanShaped, normaliseIban } from '#areas/fiscal/domain/iban.ts';
import { checkNif, nifPasses } from '#areas/fiscal/domain/nif.ts';
import { isIrpf, isIva, poblacioOf } from '#areas/referencia/server/index.ts';
import { type Avis, type FieldFault, invalid } from '#kernel/coded-error.ts';
import type { EmpresaValues } from '../contract/blank.ts';
import { seriesFaults } from '../domain/series.ts';
import { logoFaults } from './logo-kind.ts';

const compteFaults = ({ comptes }: EmpresaValues): FieldFault[] => {
  const seen = new Set<string>();
  const usual = comptes.filter((one) => one.per_defecte).length;
  return comptes.flatMap(({ iban: typed, bic, per_defecte }, place): FieldFault[] => {
    const iban = normaliseIban(typed);
    const again = seen.has(iban);
    seen.add(iban);
    return [
      ...(ibanShaped(iban) ? [] : [{ cami: `comptes.${place}.iban`, codi: 'iban_forma' }]),
      ...(again ? [{ cami: `comptes.${place}.iban`, codi: 'iban_repetit' }] : []),
      ...(bic === '' || bicPasses(normaliseBic(bic)) ? [] : [{ cami: `comptes.${place}.bic`, codi: 'bic_incorrecte' }]),
      ...(per_defecte && usual > 1 ? [{ cami: `comptes.${place}.per_defecte`, codi: 'compte_defecte_unic' }] : []),
    ];
  });
};

const referenceFaults = ({ adreca: { poblacio_fk }, iva_fk, irpf_fk }: EmpresaValues): FieldFault[] =>
  [
    ...(poblacio_fk !== null && !poblacioOf(poblacio_fk) ? ['adreca.poblacio_fk'] : []),
    ...(iva_fk !== null && !isIva(iva_fk) ? ['iva_fk'] : []),
    ...(irpf_fk !== null && !isIrpf(irpf_fk) ? ['irpf_fk'] : []),
  ].map((cami) => ({ cami, codi: 'registre_desconegut' }));

const serieFaults = ({ series }: EmpresaValues): FieldFault[] =>
  seriesFaults(series).map(({ cami, ...fault }) => ({ ...fault, cami: cami === '' ? 'series' : `series.${cami}` }));

/** A company as it was, with the series that have numbered something and whether it has issued invoices. */
interface Lasting {
  readonly before: EmpresaValues;
  readonly series: ReadonlySet<string>;
  readonly factures: boolean;
  /** Whether a quarter of it is closed. */
  readonly tancat: boolean;
}

/**
 * What may no longer change: a series that has given numbers keeps its kind and its way of counting and is not taken away
 * (numbers without gaps, dates in order: RD 1619/2012, art. 6.1.a), and who has issued keeps its tax id (one chain of records each)
 * and, as who has closed a quarter does, its type of person.
 */
const lastingFaults = (fields: EmpresaValues, { before, series, factures, tancat }: Lasting): FieldFault[] => [
  // Books, forms and tables of a natural person are others: what was declared would be told otherwise.
  ...((factures || tancat) && fields.tipus_persona !== before.tipus_persona
    ? [{ cami: 'tipus_persona', codi: 'persona_amb_factures' }]
    : []),
  ...(factures && fields.nif !== before.nif
    ? [{ cami: 'nif', codi: 'nif_amb_factures', params: { nif: before.nif } }]
    : []),
  ...before.series
    .filter(({ codi }) => series.has(codi))
    .flatMap((old): FieldFault[] => {
      const place = fields.series.findIndex(({ codi }) => codi === old.codi);
      const now = fields.series[place];
      if (!now) return [{ cami: 'series', codi: 'serie_usada_treta', params: { serie: old.codi } }];
      return (['tipus', 'exercici_reinicia'] as const)
        .filter((key) => now[key] !== old[key])
        .map((key) => ({ cami: `series.${place}.${key}`, codi: 'serie_usada', params: { serie: old.codi } }));
    }),
];

/** Refuses a company that breaks a rule, everything at once. */
export const checkRules = (fields: EmpresaValues, lasting?: Lasting): void => {
  const faults = [
    ...referenceFaults(fields),
    ...compteFaults(fields),
    ...serieFaults(fields),
    ...logoFaults(fields, lasting?.before ?? null),
    ...(lasting ? lastingFaults(fields, lasting) : []),
  ];
  if (faults.length > 0) throw invalid(faults);
};

const PERSONES = ['dni', 'nie', 'klm'];
/** Whether a tax id is of a natural person and its company is not one, or the other way round. */
const altraPersona = ({ nif, tipus_persona }: EmpresaValues): boolean => {
  const { kind } = checkNif(nif);
  return kind !== 'desconegut' && PERSONES.includes(kind) !== (tipus_persona === 'F');
};

/** What warns and lets the user go on; what stood before the change is not asked about again. */
export const avisosOf = (fields: EmpresaValues, before: EmpresaValues | null): Avis[] => {
  const known = new Set(before?.comptes.map((one) => one.iban));
  return [
    ...(before && altraPersona(fields) && !altraPersona(before)
      ? [{ codi: 'nif_altra_persona', cami: 'tipus_persona' }]
      : []),
    ...(fields.nif === before?.nif || nifPasses(fields.nif) ? [] : [{ codi: 'nif_incorrecte', cami: 'nif' }]),
    ...fields.comptes.flatMap(({ iban }, place) =>
      known.has(normaliseIban(iban)) || ibanPasses(iban)
        ? []
        : [{ codi: 'iban_incorrecte', cami: `comptes.${place}.iban` }],
    ),
  ];
};
