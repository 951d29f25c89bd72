import { partOf } from '#areas/fiscal/domain/linia.ts';
import type { Model } from '../contract/schemas.ts';
import { type Caselles, importOf } from '../domain/caselles.ts';
import { type Anterior130, caselles130 } from '../domain/caselles130.ts';
import { type Config303, caselles303 } from '../domain/caselles303.ts';
import { caselles390 } from '../domain/caselles390.ts';
import { type DeduibleOf, deduitDeLAny } from '../domain/deduible303.ts';
import { regimIrpfDe } from '../domain/irpf.ts';
import type { ForaDeCasella } from '../domain/meritat303.ts';
import { trimestreDe } from '../domain/periode.ts';
import { prorrataCalculada, prorrataDe, TOTA, type VolumProrrata, volumProrrata } from '../domain/prorrata.ts';
import { caselles111, caselles115 } from '../domain/retencions.ts';
import type { Lectura } from './llibres.ts';

export interface Model303 {
  readonly caselles: Caselles;
  readonly fora: readonly ForaDeCasella[];
}
type Written = (casella: string) => number | undefined;
const writtenIn =
  ({ manuals }: Lectura, model: Model, trimestre: number): Written =>
  (casella) =>
    manuals.get(`${model} ${trimestre} ${casella}`);

/** Only what was written: what is absent stays as the form makes it. */
const given = <Config extends object>(config: { [Key in keyof Config]: Config[Key] | undefined }): Config =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as Config;

/** Whether less than all of the VAT borne in the exercise is deducted. */
export const ambProrrata = ({ obligat, exercici }: Pick<Lectura, 'obligat' | 'exercici'>): boolean =>
  prorrataDe(obligat.perfil.prorrates, exercici) !== TOTA;

/** The final pro rata of an exercise, in percent, and what it gives back (over nought) or takes of the VAT deducted in it. */
export interface Definitiva extends VolumProrrata {
  readonly provisional: string;
  /** By the operations of the year; null where there was none. */
  readonly calculada: string | null;
  /** Told in the profile, as that of the next exercise: it goes before. */
  readonly escrita: string | null;
  readonly regularitza: number;
}
const ULTIM = 4;
/** Books must be those of the whole year. */
export const definitivaOf = (lectura: Lectura): Definitiva => {
  const { obligat, exercici, rebudes } = lectura;
  const { prorrates } = obligat.perfil;
  const provisional = prorrataDe(prorrates, exercici);
  const volum = volumProrrata(caselles390(lectura, exercici, { caixa: obligat.caixa }));
  const calculada = prorrataCalculada(volum);
  const escrita = prorrates.find(({ des_de }) => des_de === exercici + 1)?.percentatge ?? null;
  const deduit = (deduible: DeduibleOf): number => deduitDeLAny(rebudes, exercici, deduible, obligat.caixa);
  const borne = deduit(({ deduible_sencer, quota_deduible }) => deduible_sencer ?? quota_deduible);
  // Of all that was borne, as a return works it out: not line by line.
  const right = partOf(borne, escrita ?? calculada ?? provisional);
  return { ...volum, provisional, calculada, escrita, regularitza: right - deduit((linia) => linia.quota_deduible) };
};

/** Boxes 43 and 44 of the last quarter, where nobody wrote them: what investment goods and the final pro rata make of the year. */
const regularitzacions = (
  lectura: Lectura,
  trimestre: number,
): Pick<Config303, 'regularitzacio_inversio' | 'prorrata_definitiva'> =>
  trimestre === ULTIM
    ? {
        regularitzacio_inversio: lectura.bens.reduce((total, be) => total + (be.regularitza ?? 0), 0),
        ...(ambProrrata(lectura) ? { prorrata_definitiva: definitivaOf(lectura).regularitza } : {}),
      }
    : {};

export const model303 = (lectura: Lectura, trimestre: number): Model303 => {
  const box = writtenIn(lectura, '303', trimestre);
  return caselles303(lectura, trimestreDe(lectura.exercici, trimestre), {
    caixa: lectura.obligat.caixa,
    ...regularitzacions(lectura, trimestre),
    ...given<Config303>({
      regularitzacio_inversio: box('43'),
      prorrata_definitiva: box('44'),
      regularitzacio_80: box('76'),
      iva_importacio: box('77'),
      a_compensar: box('110') ?? lectura.arrossegat.get(trimestre)?.import,
      aplicat: box('78'),
      regularitzacio_foral: box('68'),
      altres_ajustos: box('108'),
      ingressat_abans: box('70'),
      tornat_abans: box('109'),
      a_compte_carburants: box('112'),
    }),
  });
};

const model130 = (lectura: Lectura, trimestre: number): Caselles => {
  const anteriors: Anterior130[] = [];
  let found: Caselles = new Map();
  for (let at = 1; at <= trimestre; at += 1) {
    const box = writtenIn(lectura, '130', at);
    found = caselles130(lectura, trimestreDe(lectura.exercici, at), {
      simplificada: regimIrpfDe(lectura.obligat.perfil.irpf, lectura.exercici).estimacio === 'simplificada',
      anteriors: [...anteriors],
      ...given({ reduccio: box('13'), deduccio: box('16'), ingressat_abans: box('18') }),
    });
    anteriors.push({
      c07: importOf(found, '07'),
      c16: importOf(found, '16'),
      c19: importOf(found, '19'),
      c15: importOf(found, '15'),
    });
  }
  return found;
};

const model111 = (lectura: Lectura, trimestre: number): Caselles => {
  const box = writtenIn(lectura, '111', trimestre);
  return caselles111(lectura.rebudes, trimestreDe(lectura.exercici, trimestre), {
    treball: { perceptors: box('01') ?? 0, base: box('02') ?? 0, retingut: box('03') ?? 0 },
    ingressat_abans: box('29') ?? 0,
  });
};
const model115 = (lectura: Lectura, trimestre: number): Caselles =>
  caselles115(lectura.rebudes, trimestreDe(lectura.exercici, trimestre), {
    ingressat_abans: writtenIn(lectura, '115', trimestre)('04') ?? 0,
  });

/** What quarters wrote in a box; undefined where none did. */
const writtenInQuarters = (lectura: Lectura, casella: string): number | undefined => {
  const found = [1, 2, 3, ULTIM].flatMap((trimestre) => writtenIn(lectura, '303', trimestre)(casella) ?? []);
  return found.length === 0 ? undefined : found.reduce((total, one) => total + one, 0);
};

const model390 = (lectura: Lectura): Caselles => {
  const box = writtenIn(lectura, '390', 0);
  return caselles390(lectura, lectura.exercici, {
    caixa: lectura.obligat.caixa,
    ...regularitzacions(lectura, ULTIM),
    ...given<Config303>({
      regularitzacio_inversio: writtenInQuarters(lectura, '43'),
      prorrata_definitiva: writtenInQuarters(lectura, '44'),
    }),
    ...given<Config303>({ regularitzacio_inversio: box('63'), prorrata_definitiva: box('522') }),
  });
};

/** The boxes of a form; those of people and amounts have none. */
export const casellesDe = (lectura: Lectura, model: Model, trimestre: number): Caselles => {
  switch (model) {
    case '303':
      return model303(lectura, trimestre).caselles;
    case '130':
      return model130(lectura, trimestre);
    case '111':
      return model111(lectura, trimestre);
    case '115':
      return model115(lectura, trimestre);
    case '390':
      return model390(lectura);
    default:
      return new Map();
  }
};

/** Forms of a quarter that the company files. */
export const trimestralsDe = ({ obligat, exercici }: Lectura): readonly Model[] => [
  '303',
  ...(obligat.fisica && !regimIrpfDe(obligat.perfil.irpf, exercici).exempt_130 ? (['130'] as const) : []),
  '111',
  '115',
];
export const anualsDe = ({ obligat }: Lectura): readonly Model[] => [
  ...(obligat.perfil.exonerat_390 ? [] : (['390'] as const)),
  '347',
];
