import { type Caselles, importOf } from './caselles.ts';
import { demanaTorna303 } from './caselles303.ts';
import { potTornar, type TipusDeclaracio } from './declaracio303.ts';
import type { Camp303, Disseny303, Pagina303 } from './disseny303.data.ts';
import type { Trimestre } from './linies.ts';

export interface Dades303 {
  readonly trimestre: Trimestre;
  readonly tipus: TipusDeclaracio;
  readonly nif: string;
  readonly nom: string;
  readonly iban: string | null;
  readonly bic?: string;
  readonly caselles: Caselles;
  /** The result is nought because nothing was done. */
  readonly sense_activitat?: boolean;
  readonly caixa?: boolean;
  readonly destinatari_caixa?: boolean;
  /** Freed of model 390: the last quarter carries the activities and the volume of the year. */
  readonly exonerat_390?: {
    readonly activitats: readonly { readonly codi: string; readonly iae: string }[];
    readonly amb_347: boolean;
    /** Boxes of the volume, from 79 to 128, in cents; box 88 is worked out. */
    readonly volum: Readonly<Record<string, number>>;
    /** Its general pro rata, where less than all the VAT borne is deducted: cents, and the final percentage. */
    readonly prorrata?: {
      readonly cnae: string;
      readonly operacions: number;
      readonly amb_dret: number;
      readonly percentatge: string;
    } | null;
  } | null;
  /** Who made the program: what the file says of it, and its version in four characters. */
  readonly programa: { readonly versio: string; readonly nif: string };
}

/** Why the form cannot carry it, by code. */
export const REBUTJOS_303 = [
  'nif_incorrecte',
  'nom_buit',
  'nom_massa_llarg',
  'caracter_no_admes',
  'casella_negativa',
  'import_massa_gran',
  'iban_cal',
  'iban_massa_llarg',
  'devolucio_fora_de_termini',
  'devolucio_de_res',
  'compensat_sense_devolucio',
  'tipus_no_quadra',
  'activitat_cal',
  'massa_activitats',
  'cnae_cal',
  'caselles_no_quadren',
] as const;
export interface Rebuig303 {
  readonly codi: (typeof REBUTJOS_303)[number];
  readonly params?: Readonly<Record<string, string | number>>;
}

const MOST_ACTIVITIES = 6;
const SUMS_88 = ['80', '81', '93', '94', '83', '84', '125', '126', '127', '128', '86', '95', '96', '97', '98'];
const LESS_88 = ['79', '99'];
const ALL_OF_THE_STATE = 100_00;
/** Kind of pro rata; and a percent as the design writes it. */
const GENERAL = 'G';
const HUNDREDTHS = 100;

const yesNo = (value: boolean | undefined): string => (value ? '1' : '2');
const isLast = (dades: Dades303): boolean => dades.trimestre.periode === '4T';

/** What of an exempt taxpayer's year is worked out. */
const volum88 = (volum: Readonly<Record<string, number>>): number => {
  const sum = (boxes: readonly string[]): number => boxes.reduce((total, box) => total + (volum[box] ?? 0), 0);
  return sum(SUMS_88) - sum(LESS_88);
};

const marcaSepa = ({ tipus, iban }: Dades303): string => {
  if (tipus !== 'D' || !iban) return '0';
  return iban.startsWith('ES') ? '1' : '2';
};

const textsOf = (dades: Dades303): Readonly<Record<string, string>> => {
  const { exonerat_390: freed, trimestre } = dades;
  const activities = (freed?.activitats ?? []).flatMap(({ codi, iae }, at): [string, string][] => [
    [`activitat_${at + 1}`, codi],
    [`iae_${at + 1}`, iae],
  ]);
  return {
    tipus: dades.tipus,
    nif: dades.nif,
    nom: dades.nom.toUpperCase(),
    exercici: String(trimestre.exercici),
    periode: trimestre.periode,
    caixa: yesNo(dades.caixa),
    destinatari_caixa: yesNo(dades.destinatari_caixa),
    prorrata_especial: '2',
    revoca_prorrata: '2',
    exonerat_390: isLast(dades) ? yesNo(!!freed) : '0',
    amb_volum: isLast(dades) && freed ? yesNo(volum88(freed.volum) !== 0) : '0',
    sense_activitat: dades.sense_activitat ? 'X' : '',
    amb_347: freed?.amb_347 ? 'X' : '',
    // An account is told to take from or to give to; otherwise none is.
    iban: dades.tipus === 'U' || dades.tipus === 'D' ? (dades.iban ?? '') : '',
    bic: dades.tipus === 'D' ? (dades.bic ?? '') : '',
    sepa: marcaSepa(dades),
    ...Object.fromEntries(activities),
    // The design has three figures for it.
    ...(freed?.prorrata && { prorrata_cnae_1: freed.prorrata.cnae.slice(0, 3), prorrata_mena_1: GENERAL }),
  };
};

const amountOf = (dades: Dades303, box: string): number => {
  if (box === '65') return ALL_OF_THE_STATE;
  const volum = dades.exonerat_390?.volum ?? {};
  if (box === '88') return volum88(volum);
  const prorrata = dades.exonerat_390?.prorrata;
  if (prorrata && box === 'prorrata_operacions_1') return prorrata.operacions;
  if (prorrata && box === 'prorrata_dret_1') return prorrata.amb_dret;
  if (prorrata && box === 'prorrata_part_1') return Number(prorrata.percentatge) * HUNDREDTHS;
  return volum[box] ?? importOf(dades.caselles, box);
};

const writeField = ([nom, length, mena]: Camp303, dades: Dades303, texts: Readonly<Record<string, string>>): string => {
  if (mena === 'k') return nom.padEnd(length, ' ');
  if (mena === 't') return (texts[nom] ?? '').padEnd(length, ' ');
  const amount = amountOf(dades, nom);
  return amount < 0 ? `N${String(-amount).padStart(length - 1, '0')}` : String(amount).padStart(length, '0');
};

/** Pages of the yearly part go only with the last quarter of whoever is freed of model 390. */
const pagesOf = (disseny: Disseny303, dades: Dades303): readonly Pagina303[] =>
  disseny.pagines.filter(
    ({ pagina }) => (pagina !== '04000' && pagina !== '05000') || (isLast(dades) && !!dades.exonerat_390),
  );

const identityFaults = (dades: Dades303): readonly Rebuig303[] => {
  const found: Rebuig303[] = [];
  if (!/^[A-Z0-9]{9}$/.test(dades.nif)) found.push({ codi: 'nif_incorrecte' });
  if (dades.nom.trim() === '') found.push({ codi: 'nom_buit' });
  if (dades.nom.toUpperCase().length > 80) found.push({ codi: 'nom_massa_llarg', params: { maxim: 80 } });
  const odd = [...dades.nom.toUpperCase()].find(
    (sign) => !/[\u0020-\u007e\u00a1-\u00ff]/u.test(sign) || /[<>]/.test(sign),
  );
  if (odd !== undefined) found.push({ codi: 'caracter_no_admes', params: { caracter: odd } });
  return found;
};

const kindFaults = (dades: Dades303): readonly Rebuig303[] => {
  const { tipus, iban, trimestre, caselles } = dades;
  const found: Rebuig303[] = [];
  const result = importOf(caselles, '71');
  const fits = tipus === 'N' ? result === 0 : tipus === 'C' || tipus === 'D' ? result < 0 : result > 0;
  if (!fits) found.push({ codi: 'tipus_no_quadra', params: { tipus } });
  if ((tipus === 'U' || tipus === 'D') && !iban) found.push({ codi: 'iban_cal', params: { tipus } });
  if (iban && iban.length > 34) found.push({ codi: 'iban_massa_llarg', params: { maxim: 34 } });
  if (tipus === 'D' && !potTornar(trimestre)) found.push({ codi: 'devolucio_fora_de_termini' });
  // Of what was left of before, more than there is to pay is taken to be given back, never to be carried over once more.
  if (tipus !== 'D' && demanaTorna303(caselles)) found.push({ codi: 'compensat_sense_devolucio' });
  return found;
};

const yearFaults = ({ exonerat_390: freed }: Dades303): readonly Rebuig303[] => {
  if (!freed) return [];
  if (freed.activitats.length === 0) return [{ codi: 'activitat_cal' }];
  if (freed.activitats.length > MOST_ACTIVITIES)
    return [{ codi: 'massa_activitats', params: { maxim: MOST_ACTIVITIES } }];
  if (freed.prorrata && freed.prorrata.cnae === '') return [{ codi: 'cnae_cal' }];
  return [];
};

const amountFaults = (pages: readonly Pagina303[], dades: Dades303): readonly Rebuig303[] =>
  pages
    .flatMap(({ camps }) => camps)
    .flatMap(([box, length, mena]): readonly Rebuig303[] => {
      if (mena !== 'n' && mena !== 'N') return [];
      const amount = amountOf(dades, box);
      if (mena === 'n' && amount < 0) return [{ codi: 'casella_negativa', params: { casella: box } }];
      return String(amount).length > length ? [{ codi: 'import_massa_gran', params: { casella: box } }] : [];
    });

const ADDS = (caselles: Caselles): boolean =>
  importOf(caselles, '46') === importOf(caselles, '27') - importOf(caselles, '45') &&
  importOf(caselles, '87') === importOf(caselles, '110') - importOf(caselles, '78');

/** What keeps a quarter from being presented in a file, by code. */
export const rebutjos303 = (disseny: Disseny303, dades: Dades303): readonly Rebuig303[] => [
  ...identityFaults(dades),
  ...kindFaults(dades),
  ...yearFaults(dades),
  ...amountFaults(pagesOf(disseny, dades), dades),
  ...(ADDS(dades.caselles) ? [] : [{ codi: 'caselles_no_quadren' } as const]),
];

/**
 * The presentation file, one line of text whose signs are all of ISO-8859-1; or why the form cannot carry it. Source: record
 * design of model 303.
 */
export const fitxer303 = (disseny: Disseny303, dades: Dades303): string | readonly Rebuig303[] => {
  const faults = rebutjos303(disseny, dades);
  if (faults.length > 0) return faults;
  const { exercici, periode } = dades.trimestre;
  const { versio, nif } = dades.programa;
  const texts = textsOf(dades);
  const blanks = (length: number): string => ''.padEnd(length, ' ');
  const auxiliary = `${blanks(70)}${versio.slice(0, 4).padEnd(4, ' ')}${blanks(4)}${nif.padEnd(9, ' ')}${blanks(213)}`;
  const pages = pagesOf(disseny, dades).map(
    ({ pagina, camps }) =>
      `<T303${pagina}>${camps.map((camp) => writeField(camp, dades, texts)).join('')}</T303${pagina}>`,
  );
  const whole = `T3030${exercici}${periode}0000`;
  return `<${whole}><AUX>${auxiliary}</AUX>${pages.join('')}</${whole}>`;
};

/** The bytes of a file that `fitxer303` made: one for each sign. */
export const bytesOf = (fitxer: string): Uint8Array => Uint8Array.from(fitxer, (sign) => sign.charCodeAt(0));
