import type { z } from 'zod';
import { refaValors } from '#areas/amortitzacio/server/index.ts';
import { checkObert, perfilFiscalOf, savePerfilFiscal, valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { ibanPasses, ibanShaped } from '#areas/fiscal/domain/iban.ts';
import { type CalendarDate, calendarDate, yearOf } from '#kernel/calendar-date.ts';
import { invalid, notFound } from '#kernel/coded-error.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { llibresRoutes } from '../contract/routes.ts';
import type { Perfil } from '../contract/schemas.ts';
import { anysDeCaixa } from '../domain/caixa.ts';
import { regimIrpfDe } from '../domain/irpf.ts';
import type { Activitat } from '../domain/linies.ts';
import { prorrataDe } from '../domain/prorrata.ts';

/** Of VAT. */
const PRIMER_ANY = 1986;
/** What a company starts from: an office of professionals (section 2 of the IAE, technical architects). */
const INICIAL: Omit<Perfil, 'versio'> = {
  irpf: [],
  activitat_codi: 'A',
  activitat_tipus: '05',
  epigraf: '421',
  cnae: '',
  prorrates: [],
  exonerat_390: false,
  caixa_des_de: null,
  caixa_fins: null,
  iban: '',
};

export const perfilOf = async ({ db, empresa }: Pick<CompanyContext, 'db' | 'empresa'>): Promise<Perfil> => {
  const kept = await perfilFiscalOf(db, empresa.id);
  return { ...INICIAL, ...kept?.dades, versio: kept?.versio ?? 0 };
};

/** A company as forms need it. */
export interface Obligat {
  readonly nif: string;
  readonly nom: string;
  readonly fisica: boolean;
  readonly perfil: Perfil;
  readonly activitat: Activitat;
  /** Whether it was under the cash regime on a day. */
  readonly caixa: (operacio: CalendarDate) => boolean;
  /** Its invoices start under that regime, and its profile says no year of it. */
  readonly caixa_sense_anys: boolean;
}
export const obligatOf = async (context: Pick<CompanyContext, 'db' | 'empresa'>): Promise<Obligat> => {
  const empresa = await valuesOfEmpresa(context.db, context.empresa.id);
  if (!empresa) throw notFound();
  const perfil = await perfilOf(context);
  return {
    nif: empresa.nif.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    nom: empresa.nom_fiscal,
    fisica: empresa.tipus_persona === 'F',
    perfil,
    caixa: anysDeCaixa({ des_de: perfil.caixa_des_de, fins: perfil.caixa_fins }),
    caixa_sense_anys: empresa.regim_iva === 'caixa' && perfil.caixa_des_de === null,
    activitat: { codi: perfil.activitat_codi, tipus: perfil.activitat_tipus, iae: perfil.epigraf },
  };
};

type Anys = Pick<Perfil, 'prorrates' | 'irpf' | 'caixa_des_de' | 'caixa_fins'>;
/** Ends of the quarters, until this year, whose VAT another profile would deduct otherwise, or whose income it would tax so. */
const diesQueCanvien = (before: Anys, after: Anys, until: number): readonly CalendarDate[] => {
  const said = ({ prorrates, irpf, caixa_des_de, caixa_fins }: Anys, exercici: number): string => {
    const { estimacio, exempt_130 } = regimIrpfDe(irpf, exercici);
    const caixa = anysDeCaixa({ des_de: caixa_des_de, fins: caixa_fins })(calendarDate(exercici, 1, 1));
    return `${prorrataDe(prorrates, exercici)} ${estimacio} ${exempt_130} ${caixa}`;
  };
  return Array.from({ length: until + 1 - PRIMER_ANY }, (_none, at) => PRIMER_ANY + at)
    .filter((exercici) => said(before, exercici) !== said(after, exercici))
    .flatMap((exercici) => [1, 2, 3, 4].map((trimestre) => diesDeTrimestre({ exercici, trimestre }).final));
};

type Fila = { readonly des_de: number };
const perAny = (one: Fila, other: Fila): number => one.des_de - other.des_de;
/** Refuses with 422 a second row that starts in the same exercise. */
const checkAnys = (camp: string, codi: string, files: readonly Fila[]): void => {
  const anys = files.map(({ des_de }) => des_de);
  const twice = anys.findIndex((any, at) => anys.indexOf(any) < at);
  if (twice >= 0) throw invalid([{ cami: `${camp}.${twice}.des_de`, codi, params: { any: String(anys[twice]) } }]);
};

/** Refuses with 422 an account that is none: the file of the 303 asks for the refund in it. */
const checkIban = (before: string, iban: string): void => {
  if (iban === before || ibanPasses(iban)) return;
  throw invalid([{ cami: 'iban', codi: ibanShaped(iban) ? 'iban_control' : 'iban_forma' }]);
};

export const setPerfil = async (
  context: CompanyContext,
  body: z.output<NonNullable<typeof llibresRoutes.setPerfil.body>>,
): Promise<Perfil> => {
  const { db, empresa, clock } = context;
  const before = await perfilOf(context);
  const edited = { entitat: 'empresa', id: empresa.id } as const;
  await checkVersio(context, edited, body.versio, before);
  const { versio, ...was } = before;
  const written = { ...was, ...(givenFields(body) as Partial<Perfil>) };
  const { caixa_des_de: first, caixa_fins: last, prorrates } = written;
  if (last !== null && (first === null || last < first)) throw invalid([{ cami: 'caixa_fins', codi: 'caixa_anys' }]);
  checkIban(before.iban, written.iban);
  checkAnys('prorrates', 'prorrata_repetida', prorrates);
  checkAnys('irpf', 'irpf_repetit', written.irpf);
  const dades = { ...written, prorrates: prorrates.toSorted(perAny), irpf: written.irpf.toSorted(perAny) };
  await checkObert(context, diesQueCanvien(before, dades, yearOf(clock.today())));
  const done = await savePerfilFiscal(db, {
    empresa_fk: empresa.id,
    versio,
    dades: JSON.stringify(dades),
    canviat: clock.now(),
  });
  if (!done) throw await staleVersio(context, edited, await perfilOf(context));
  const canviat = (any: number): boolean => prorrataDe(before.prorrates, any) !== prorrataDe(dades.prorrates, any);
  await refaValors(context, canviat);
  await recordHistory(context, [
    { ...edited, accio: 'canvia', abans: { perfil_fiscal: was }, despres: { perfil_fiscal: dades } },
  ]);
  return perfilOf(context);
};
