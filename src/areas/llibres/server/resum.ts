import { tancatsOf } from '#areas/empresa/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import {
  DEVOLUCIO_DEMANADA,
  type DocumentDeCasella,
  MARQUES_DECLARAT,
  MODELS_TRIMESTRALS,
  type Model,
  type Resum,
} from '../contract/schemas.ts';
import { type Caselles, importOf } from '../domain/caselles.ts';
import { diferencies390 } from '../domain/caselles390.ts';
import { FORMULARIS } from '../domain/formulari.data.ts';
import { regimIrpfDe } from '../domain/irpf.ts';
import { parametre } from '../domain/parametres.data.ts';
import { meritacioOf, trimestreDe, within } from '../domain/periode.ts';
import { ambRetencio } from '../domain/retencions.ts';
import { resum347, resum349 } from '../domain/tercers.ts';
import { terminiDe } from '../domain/terminis.ts';
import { casellaTexts } from '../texts/caselles.ts';
import { esDemana, llegeixTrimestre } from './arrossega.ts';
import type { Dies } from './expedides-store.ts';
import { anyDies, type Lectura, type Linia, liniesPerId, llegeix } from './llibres.ts';
import { ambProrrata, casellesDe, definitivaOf, model303 } from './models.ts';

const translate = translator([casellaTexts]);
export interface Demanat {
  readonly model: Model;
  readonly exercici: number;
  /** 0: of the year. */
  readonly trimestre: number;
}

/** A form with its period: 422 where a form of a quarter says none. */
export const demanatOf = (model: Model, exercici: number, trimestre: number | null | undefined): Demanat => {
  const ofQuarter = MODELS_TRIMESTRALS.includes(model);
  if (ofQuarter && !trimestre) throw new CodedError(422, 'cal_trimestre');
  return { model, exercici, trimestre: ofQuarter ? (trimestre ?? 0) : 0 };
};

/** Days that a form reads: of its quarter, of the year so far (130), or of the year. */
const diesDe = ({ model, exercici, trimestre }: Demanat): Dies => {
  if (trimestre === 0) return anyDies(exercici);
  const dies = diesDeTrimestre({ exercici, trimestre });
  return model === '130' ? { inici: anyDies(exercici).inici, final: dies.final } : dies;
};
export const llegeixDe = async (context: CompanyContext, demanat: Demanat): Promise<Lectura> => {
  const { model, exercici, trimestre } = demanat;
  return model === '303' ? llegeixTrimestre(context, exercici, trimestre) : llegeix(context, exercici, diesDe(demanat));
};

const documentsDe = (linies: readonly string[], perId: ReadonlyMap<string, Linia>): number =>
  new Set(linies.map((id) => perId.get(id)?.document ?? id)).size;

/** Nothing is hard to justify but in simplified estimation (RIRPF 30.2.4). */
const nomDe = ({ obligat, exercici }: Lectura, model: Model, nom: string): string =>
  model === '130' && nom === 'despeses' && regimIrpfDe(obligat.perfil.irpf, exercici).estimacio === 'normal'
    ? 'despeses_normal'
    : nom;

/** How box 02 of the 130 comes from its expenses, where some are hard to justify. */
const formulaDificil = (language: Language, exercici: number, caselles: Caselles): string => {
  const dificil = importOf(caselles, 'dificil');
  if (dificil === 0) return '';
  const despeses = importOf(caselles, '02') - dificil;
  return translate(language, 'llibres.formula.dificil', {
    despeses: despeses / 100,
    percent: Number(parametre('dificil_justificacio', exercici)),
    net: (importOf(caselles, '01') - despeses) / 100,
    maxim: parametre('dificil_maxim', exercici) / 100,
    dificil: dificil / 100,
  });
};

const grupsDe = (
  context: CompanyContext,
  lectura: Lectura,
  { model, trimestre, exercici }: Demanat,
  caselles: Caselles,
): Resum['grups'] => {
  const perId = liniesPerId(lectura);
  return (FORMULARIS[model] ?? []).map(({ nom, caselles: boxes }) => ({
    nom: translate(context.language, `llibres.grup.${nom}`),
    caselles: boxes.map(({ codi, nom: named, tipus, unitat, formula, editable }) => {
      const box = caselles.get(codi);
      return {
        casella: codi,
        nom: translate(context.language, `llibres.casella.${nomDe(lectura, model, named)}`, { tipus: tipus ?? '' }),
        valor: box?.import ?? 0,
        unitat: unitat ?? 'euros',
        documents: formula || editable ? null : documentsDe(box?.linies ?? [], perId),
        formula:
          formula ?? (model === '130' && codi === '02' ? formulaDificil(context.language, exercici, caselles) : ''),
        editable: editable ?? false,
        manual: lectura.manuals.has(`${model} ${trimestre} ${codi}`),
        origen: (model === '303' && codi === '110' && lectura.arrossegat.get(trimestre)) || null,
      };
    }),
  }));
};

interface Declarat {
  readonly clau: string;
  readonly marques: Resum['declarats'][number]['marques'];
  readonly nif: string;
  readonly nom: string;
  readonly trimestres: readonly number[];
  readonly total: number;
  readonly linies: readonly string[];
}
/** People and amounts of a form: 347 by key and quarter, 349 by key. */
const declaratsDe = (lectura: Lectura, { model, exercici, trimestre }: Demanat): readonly Declarat[] => {
  if (model === '347')
    return resum347(lectura, exercici).map((row) => ({
      clau: row.clau,
      marques: MARQUES_DECLARAT.filter((mark) => mark !== 'rectifica' && row[mark]),
      nif: row.nif,
      nom: row.nom,
      trimestres: row.trimestres,
      total: row.import,
      linies: row.linies,
    }));
  if (model !== '349') return [];
  return resum349(lectura, diesDeTrimestre({ exercici, trimestre })).map((row) => ({
    clau: row.clau,
    marques: row.rectifica ? ['rectifica'] : [],
    nif: row.nif_iva,
    nom: row.nom,
    trimestres: [1, 2, 3, 4].map((one) => (one === trimestre ? row.base : 0)),
    total: row.base,
    linies: row.linies,
  }));
};

const textDe = (linia: Linia | undefined): string =>
  linia === undefined
    ? ''
    : 'serie' in linia
      ? `${linia.serie}${linia.numero}`
      : // A paper without a number is called by that of its reception.
        linia.numero || (linia.document.startsWith('d') ? `${linia.exercici}/${linia.numero_recepcio}` : '');

type Say = (codi: string, params: Record<string, string | number>) => Resum['avisos'][number];
/**
 * What a pro rata wants looked at: the final one in the last quarter and in the year, and operations without right to deduct in a
 * period that deducts all that it bore. Under a pro rata the last quarter brings the books of the whole year, as the year does.
 */
const prorrataDit = (lectura: Lectura, { model, exercici, trimestre }: Demanat, say: Say): Resum['avisos'] => {
  if (!ambProrrata(lectura)) {
    const inPeriod = within(trimestreDe(exercici, trimestre || 4), { deLAny: model === '390' });
    const exempt = lectura.expedides
      .filter((linia) => linia.exempcio === 'E1' && inPeriod(meritacioOf(linia)))
      .reduce((total, { base }) => total + base, 0);
    return exempt === 0 ? [] : [say('exempt_sense_prorrata', { import: exempt / 100 })];
  }
  if (model === '303' && trimestre !== 4) return [];
  const { amb_dret, total, provisional, calculada, escrita } = definitivaOf(lectura);
  if (calculada === null) return [];
  const told = { any: String(exercici), seguent: String(exercici + 1), calculada, provisional };
  const volum = { amb_dret: amb_dret / 100, total: total / 100 };
  if (escrita === null) return [say('prorrata_definitiva', { ...told, ...volum })];
  return escrita === calculada ? [] : [say('prorrata_altra', { ...told, ...volum, escrita })];
};

const avisosDe = (context: CompanyContext, lectura: Lectura, demanat: Demanat, caselles: Caselles): Resum['avisos'] => {
  const { model, trimestre } = demanat;
  const say: Say = (codi, params) => ({
    codi,
    missatge: translate(context.language, `llibres.avis.${codi}`, params),
  });
  if (model === '303') {
    const { fora } = model303(lectura, trimestre);
    const perId = liniesPerId(lectura);
    const some = fora.slice(0, 5).map(({ id }) => textDe(perId.get(id)));
    const origen = lectura.arrossegat.get(trimestre);
    const proposed = origen && origen.exercici !== lectura.exercici && !lectura.manuals.has(`303 ${trimestre} 110`);
    return [
      ...(fora.length === 0
        ? []
        : [say('fora', { n: fora.length, documents: [...some, ...(fora.length > 5 ? ['…'] : [])].join(', ') })]),
      ...(lectura.obligat.caixa_sense_anys ? [say('caixa_sense_anys', {})] : []),
      ...(esDemana(lectura, trimestre) && importOf(caselles, '71') < 0 ? [say(DEVOLUCIO_DEMANADA, {})] : []),
      ...(proposed ? [say('arrossegat', { import: origen.import / 100, any: String(origen.exercici) })] : []),
      ...prorrataDit(lectura, demanat, say),
    ];
  }
  if (model === '111' || model === '115') {
    const open = new Set(
      ambRetencio(lectura.rebudes, model === '115')
        .filter(({ retencio }) => retencio == null)
        .map((one) => one.document),
    );
    return open.size === 0 ? [] : [say('sense_pagar', { n: open.size })];
  }
  if (model === '390')
    return [
      ...diferencies390(
        caselles,
        [1, 2, 3, 4].map((one) => casellesDe(lectura, '303', one)),
      ).map(({ casella, casella_303, anual, trimestres }) =>
        say('diferencia', { casella, casella_303, anual: anual / 100, trimestres: trimestres / 100 }),
      ),
      ...prorrataDit(lectura, demanat, say),
    ];
  return [];
};

/** A form box by box. */
export const resumDe = async (context: CompanyContext, demanat: Demanat): Promise<Resum> => {
  const { model, exercici, trimestre } = demanat;
  const lectura = await llegeixDe(context, demanat);
  const caselles = casellesDe(lectura, model, trimestre);
  const perId = liniesPerId(lectura);
  const closed = await tancatsOf(context.db, context.empresa.id, [exercici]);
  return {
    model,
    exercici,
    trimestre: trimestre === 0 ? null : trimestre,
    termini: terminiDe(demanat),
    tancat: closed(diesDe(demanat).final),
    grups: grupsDe(context, lectura, demanat, caselles),
    declarats: declaratsDe(lectura, demanat).map(({ linies, trimestres, ...row }) => ({
      ...row,
      trimestres: [...trimestres],
      documents: documentsDe(linies, perId),
    })),
    avisos: avisosDe(context, lectura, demanat, caselles),
  };
};

const TIPUS = { f: 'factura', d: 'despesa', b: 'be' } as const;
/** The document that a line is a part of: `f12`, `d7`, `b3`. */
export const documentDe = (document: string): Pick<DocumentDeCasella, 'tipus' | 'id'> => ({
  tipus: TIPUS[document.charAt(0) as keyof typeof TIPUS],
  id: Number(document.slice(1)),
});

const agrupats = (
  parts: readonly (readonly [id: string, aporta: number])[],
  perId: ReadonlyMap<string, Linia>,
): DocumentDeCasella[] => {
  const found = new Map<string, DocumentDeCasella>();
  for (const [id, aporta] of parts) {
    const linia = perId.get(id);
    if (!linia) continue;
    const had = found.get(linia.document);
    found.set(linia.document, {
      ...documentDe(linia.document),
      numero: textDe(linia),
      data: linia.expedicio,
      nom: linia.nom === '' ? linia.referencia : linia.nom,
      nif: linia.nif.identificacio,
      base: (had?.base ?? 0) + linia.base,
      quota: (had?.quota ?? 0) + linia.quota,
      aporta: (had?.aporta ?? 0) + aporta,
    });
  }
  return [...found.values()];
};

/** Documents behind a box, or behind a person of a 347 or 349, with what each brings. */
export const documentsDeCasella = async (
  context: CompanyContext,
  demanat: Demanat,
  {
    casella,
    nif,
    clau,
    marques,
  }: {
    readonly casella: string;
    readonly nif?: string | undefined;
    readonly clau?: string | undefined;
    readonly marques?: string | undefined;
  },
): Promise<readonly DocumentDeCasella[]> => {
  const lectura = await llegeixDe(context, demanat);
  const perId = liniesPerId(lectura);
  if (casella === 'declarat') {
    const rows = declaratsDe(lectura, demanat).filter(
      (row) => row.nif === nif && row.clau === clau && (marques === undefined || row.marques.join(',') === marques),
    );
    if (rows.length === 0) throw new CodedError(422, 'casella_desconeguda');
    const ids = rows.flatMap((row) => row.linies);
    const amount = (linia: Linia | undefined): number =>
      linia === undefined ? 0 : demanat.model === '347' ? linia.total : linia.base;
    return agrupats(
      ids.map((id) => [id, amount(perId.get(id))] as const),
      perId,
    );
  }
  const known = (FORMULARIS[demanat.model] ?? []).some(({ caselles }) => caselles.some(({ codi }) => codi === casella));
  if (!known) throw new CodedError(422, 'casella_desconeguda');
  const box = casellesDe(lectura, demanat.model, demanat.trimestre).get(casella);
  return agrupats([...(box?.aporta ?? [])], perId);
};
