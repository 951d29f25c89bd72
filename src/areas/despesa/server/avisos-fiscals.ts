import { taulaAliena } from '#areas/amortitzacio/domain/canvi-taula.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Avis } from '#kernel/coded-error.ts';
import type { DespesaFields, ImportsDespesa, LiniaDespesa } from '../contract/schemas.ts';
import { SENSE_IVA } from '../domain/exempts.data.ts';
import { senseTipus } from '../domain/imports.ts';
import { ofApats } from './apats.ts';
import type { Fiscal } from './fiscal.ts';
import { type Arbre, esDeVehicle } from './tipus-arbre.ts';

/** Lines that no book takes as an expense: without a kind there is no concept to tell them under. */
const ofTipus = (fields: DespesaFields): Avis[] => {
  const places = fields.linies.flatMap((linia, place) =>
    senseTipus(linia, linia.be_inversio !== null) ? [place] : [],
  );
  return places.length === 0
    ? []
    : [{ codi: 'linia_sense_tipus', cami: `linies.${places[0]}.tipus_despesa_fk`, params: { n: places.length } }];
};

/** VAT deducted of what bears none by law, whoever bills it: a slip of the kind or of the rate. */
const ofExempts = (fields: DespesaFields, imports: ImportsDespesa, arbre: Arbre): Avis[] =>
  fields.linies.flatMap((linia, place): Avis[] => {
    const tipus = arbre.get(linia.tipus_despesa_fk ?? 0);
    const deduible = imports.linies[place]?.deduible ?? 0;
    return tipus && tipus.iva_fk === null && deduible !== 0 && SENSE_IVA.has(tipus.concepte ?? '')
      ? [{ codi: 'iva_de_tipus', cami: `linies.${place}.iva_fk`, params: { tipus: tipus.nom, quota: deduible / 100 } }]
      : [];
  });

/** Goods that are written off by a row of the legal table that the company does not go by. */
const ofTaula = (fields: DespesaFields, taules: Fiscal['taules']): Avis[] =>
  fields.linies.flatMap(({ be_inversio: be }, place): Avis[] => {
    const taula = be && taulaAliena({ ...be, inici: be.data_inici as CalendarDate }, taules);
    return taula ? [{ codi: `be_taula_${taula}`, cami: `linies.${place}.be_inversio.fila` }] : [];
  });

/**
 * VAT deducted of who has no tax id here: a paper without it justifies no deduction (LIVA 97.Uno and Dos; RD 1619/2012, 6.1.d). The
 * paper may have it, so it is asked and not refused. Customs documents are of no supplier.
 */
const ofNif = (fields: DespesaFields, { deduible }: ImportsDespesa, nif: string): Avis[] =>
  nif === '' && deduible !== 0 && fields.tipus !== 'importacio'
    ? [{ codi: 'deduccio_sense_nif', cami: 'agent_fk', params: { deduible: deduible / 100 } }]
    : [];

/**
 * Lines of cars that a natural person deducts in income tax. Whose VAT is deducted whole is said to be for the business alone;
 * where half of it is, or none, the two taxes are told different things of one car (LIVA 95.Tres; RIRPF 22.4). A part of it is
 * right in neither case: a car is of the business alone, or none of it is.
 */
const ofVehicles = (fields: DespesaFields, arbre: Arbre): Avis[] => {
  const exclusiu = ({ iva_fk, iva_deduible }: LiniaDespesa): boolean => iva_fk !== null && Number(iva_deduible) === 100;
  return fields.linies.flatMap((linia, place): Avis[] =>
    Number(linia.deduible) > 0 &&
    !(exclusiu(linia) && Number(linia.deduible) === 100) &&
    esDeVehicle(arbre, linia.tipus_despesa_fk)
      ? [
          {
            codi: exclusiu(linia) ? 'vehicle_part' : 'vehicle_mixt',
            cami: `linies.${place}.deduible`,
            params: { deduible: Number(linia.deduible), tipus: arbre.get(linia.tipus_despesa_fk ?? 0)?.nom ?? '' },
          },
        ]
      : [],
  );
};

/** What the taxes of a company ask of an expense, by who it is and who the expense is of; `apats`: cents of meals that others of its day deduct. */
export const avisosFiscals = (
  fields: DespesaFields,
  imports: ImportsDespesa,
  {
    nif,
    arbre,
    apats,
    fisica,
    taules,
  }: { readonly nif: string; readonly arbre: Arbre; readonly apats: number } & Fiscal,
): Avis[] => [
  ...(fisica ? [...ofTipus(fields), ...ofVehicles(fields, arbre), ...ofApats(fields, imports, arbre, apats)] : []),
  ...ofTaula(fields, taules),
  ...ofExempts(fields, imports, arbre),
  ...ofNif(fields, imports, nif),
];
