import {
  type PaperWording,
  paperBases,
  paperEmissor,
  paperFoot,
  paperIrpf,
  paperLanguage,
  paperReceptor,
  paperTable,
  paperWordings,
  type Suma,
} from '#areas/fiscal/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { printColour, shorten } from '#server/documents/index.ts';
import type { DISSENYS_PRESSUPOST } from '../contract/documents.ts';
import type { PressupostEmes } from '../contract/emes.ts';
import { pressupostPaper } from '../texts/paper.ts';

export const paperWording = paperWordings(pressupostPaper);

/** How the company looks now; its name and address are the quotation's own. */
export interface Aparenca {
  readonly color: string | null;
  readonly disseny: (typeof DISSENYS_PRESSUPOST)[number];
}

/** Who accepted it and on which day: by the link, or told to the office; and the options that were taken. */
export interface Acceptacio {
  readonly nom: string;
  readonly data: string;
  readonly per: 'enllac' | 'oficina';
  readonly opcions: readonly string[];
}

/** Letters of the terms that go with the signature, and lines of milestones that surely fit over it. */
const TAIL = 600;
const MANY = 30;

/** Terms parted so that the end of them goes with the signature: by paragraphs, else by sentences, else by words. */
const termsOf = (text: string): { abans: string; final: string } | null => {
  const whole = text.trim();
  if (whole === '') return null;
  if (whole.length <= TAIL && whole.split('\n').length <= 12) return { abans: '', final: whole };
  const from = Math.max(0, whole.length - TAIL);
  const tail = whole.slice(from);
  const lines = tail.split('\n');
  // At most twelve lines of what is written in short ones.
  const near = lines.length > 12 ? tail.length - lines.slice(-12).join('\n').length : 0;
  const within = tail.slice(near);
  const breaks = [/\n+/, /(?<=[.;:!?])\s+/, /\s+/].map((mark) => (near > 0 ? null : mark.exec(within)));
  const found = breaks.find((one) => one !== null && one !== undefined);
  const cut = from + near + (found ? found.index + found[0].length : 0);
  return { abans: whole.slice(0, cut).trimEnd(), final: whole.slice(cut) };
};

/** The sums of a quotation, on paper and where its client reads it. */
export const sumsOf = (emes: PressupostEmes, wording: PaperWording): readonly Suma[] => {
  const { t, euros, money } = wording;
  const { totals } = emes;
  const bases = paperBases(emes, wording);
  const withheld = paperIrpf(totals, wording);
  const plain = withheld.length === 0 && totals.suplits === 0;
  if (plain) return [...bases, [t('total_pressupost'), money(totals.total_factura), 'pagar']];
  return [
    ...bases,
    [t('total_pressupost'), euros(totals.total_factura), 'fort'],
    ...withheld,
    ...(totals.suplits === 0 ? [] : [[t('suplits'), euros(totals.suplits), ''] as Suma]),
    [t('total_pagar'), money(totals.total_a_pagar), 'pagar'],
  ];
};

const fitesOf = ({ fites }: PressupostEmes, { t, euros, percent }: PaperWording) => {
  if (fites.length === 0) return null;
  const shares = fites.some(({ percentatge }) => percentatge !== null);
  return {
    columnes: ['1fr', ...(shares ? ['auto'] : []), 'auto'],
    alinea: ['esquerra', ...(shares ? ['dreta'] : []), 'dreta'],
    cap: [t('fites.nom'), ...(shares ? [t('fites.percentatge')] : []), t('fites.base')],
    files: fites.map(({ nom, percentatge, base }) => [
      nom,
      ...(shares ? [percentatge === null ? '' : percent(percentatge)] : []),
      euros(base),
    ]),
  };
};

/** What a quotation is called: its number, and its version past the first. */
export const paperNumero = ({ numero, revisio }: PressupostEmes): string | null =>
  numero === null ? null : revisio > 1 ? `${numero} v${revisio}` : numero;

/** Name of the file that a quotation is saved as, without its ending. */
export const paperName = (emes: PressupostEmes, idioma: Language): string => {
  const { t } = paperWording(idioma);
  const name = paperNumero(emes);
  const numero = name === null ? t('fitxer.esborrany') : emes.enviat ? name : `${name} ${t('fitxer.esborrany')}`;
  return t('fitxer', { numero }).replace(/[\\/:*?"<>|]+/g, '-');
};

/** A quotation as texts ready to lay out: what `pressupost.typ` prints. */
export const presentPaper = (
  emes: PressupostEmes,
  idioma: Language,
  { color, disseny }: Aparenca,
  acceptacio: Acceptacio | null = null,
) => {
  const wording = paperWording(idioma);
  const { t, date, euros, money } = wording;
  const { emissor, treball, totals, revisio } = emes;
  const name = paperNumero(emes);
  const numero = emes.numero ?? t('esborrany_numero');
  const whole = totals.total_factura + totals.suplits;
  const options = emes.linies.filter((one) => one.opcio);
  const own = emes.linies
    .filter((one) => !one.opcio)
    .map((one) =>
      acceptacio?.opcions.includes(one.clau)
        ? { ...one, descripcio: [t('opcio_acceptada'), one.descripcio].filter(Boolean).join('\n') }
        : one,
    );
  const fites = fitesOf(emes, wording);
  const condicions = termsOf(emes.condicions);
  const fitesLines = emes.fites.reduce((total, { nom }) => total + Math.ceil(nom.length / 70), 0);
  const ends =
    fites !== null && fitesLines <= MANY ? 'fites' : options.length > 0 && fites === null ? 'opcions' : 'linies';
  const facts: [string, string][] = [
    [t('camp.numero'), name === null ? numero : ''],
    [t('camp.versio'), revisio > 1 ? String(revisio) : ''],
    [t('camp.data'), date(emes.data)],
    [t('camp.validesa'), emes.validesa === null ? '' : date(emes.validesa)],
    [t('camp.treball'), treball ? shorten(`${treball.codi} ${treball.nom}`, 90) : ''],
    [t('camp.expedient'), treball?.expedient ?? ''],
  ];
  const receptor = paperReceptor(emes.receptor?.copia ?? null, wording);
  return {
    clau: 'p',
    idioma: paperLanguage(idioma),
    titol: name === null ? t('titol') : `${t('titol')} ${shorten(emes.numero ?? '', 40)}`,
    autor: shorten(emissor.nom_fiscal, 90),
    paraules: [t('titol')],
    disseny,
    color: printColour(color),
    esborrany: emes.enviat ? null : t('esborrany'),
    duplicat: null,
    qr: null,
    corrent: {
      document: t('titol'),
      numero: shorten(name ?? numero, 40),
      treball: shorten(treball?.nom || emes.titol, 60),
    },
    peu: paperFoot(emissor),
    pagina: t('pagina', { n: '{n}', total: '{total}' }),
    caixeti: {
      treball: [t('camp.treball'), shorten(treball?.nom || emes.titol, 46)],
      document: [t('camp.document'), shorten(`${t('titol')} ${name ?? numero}`, 44)],
      expedient: [t('camp.expedient'), shorten(treball?.expedient || treball?.codi || '', 20)],
      revisio: [t('camp.total'), money(whole)],
      autor: [t('camp.autor'), shorten(emissor.nom_fiscal, 42)],
      emplacament: [t('camp.emplacament'), emissor.nif],
      data: [t('camp.data'), date(emes.data)],
      pagina: t('pagina_curta'),
    },
    empresa: paperEmissor(emissor, wording),
    receptor,
    fets: facts.filter(([, value]) => value !== ''),
    assumpte: emes.titol,
    text: emes.text.trim(),
    taula: paperTable(own, wording, { subtotals: true }),
    sumes: sumsOf(emes, wording),
    pagament: [],
    opcions: options.length === 0 ? null : { ...paperTable(options, wording), curta: true },
    fites,
    condicions,
    /** What the signature goes with. */
    tancament: condicions === null ? ends : 'condicions',
    titols: {
      opcions: t('opcions'),
      opcions_nota: t('opcions.nota'),
      fites: t('fites'),
      condicions: t('condicions'),
    },
    conforme: acceptacio
      ? t(`acceptat.${acceptacio.per}`, {
          nom: acceptacio.nom || receptor.nom,
          data: date(acceptacio.data),
          numero: name ?? numero,
          total: euros(whole),
        })
      : emes.enviat
        ? t('conforme', { numero: name ?? numero, total: euros(whole) })
        : t('conforme.esborrany', { total: euros(whole) }),
    // What was accepted by the link needs no hand.
    signatures:
      acceptacio?.per === 'enllac'
        ? []
        : [{ funcio: t('signatura.client'), nom: shorten(receptor.nom, 42), titol: '', peu: t('signatura.peu') }],
    legal: emissor.peu.trim(),
  };
};
