import {
  type PaperWording,
  paperEmissor,
  paperFoot,
  paperLanguage,
  paperReceptor,
  paperTable,
} from '#areas/fiscal/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { printColour, shorten } from '#server/documents/index.ts';
import type { DISSENYS_FACTURA } from '../contract/documents.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { type CobratAbans, paperMentions, paperPayment, paperSums } from './document-totals.ts';
import { paperWording } from './document-wording.ts';

/** An invoice to be printed, and what is beside it. */
export interface FacturaPaper {
  readonly emesa: FacturaEmesa;
  /** The code of the tax agency and the sentence under it; null where none is printed. */
  readonly qr: { readonly adreca: string; readonly verifactu: boolean; readonly proves?: boolean } | null;
  /** Issued by mistake and annulled, on that day for that reason: said across it, and nothing of it can be checked. */
  readonly anullacio?: { readonly dia: string; readonly motiu: string } | null;
  /** What was received on the invoices that it takes the place of. */
  readonly abans?: readonly CobratAbans[];
  /** Another original for somebody else, or for the one that was lost. */
  readonly duplicat?: boolean;
  /** Absent: as the invoice says. */
  readonly mostrar_iban?: boolean | undefined;
  readonly idioma?: FacturaEmesa['idioma'] | undefined;
}
/** How the company looks now; its name and address are the invoice's own. */
export interface Aparenca {
  readonly color: string | null;
  readonly disseny: (typeof DISSENYS_FACTURA)[number];
}

export const presentReceptor = ({ receptor }: FacturaEmesa, wording: PaperWording) =>
  paperReceptor(receptor?.copia ?? null, wording);

const presentFacts = ({ emesa, anullacio }: FacturaPaper, { t, date }: PaperWording): [string, string][] => {
  const { treball, referencies, data_operacio, data } = emesa;
  const facts: [string, string][] = [
    [t('camp.numero'), emesa.numero ?? t('esborrany_numero')],
    [t('camp.data'), date(data)],
    [t('camp.data_operacio'), data_operacio === null || data_operacio === data ? '' : date(data_operacio)],
    [t('camp.treball'), treball ? shorten(`${treball.codi} ${treball.nom}`, 90) : ''],
    [t('camp.expedient'), referencies.expedient || treball?.expedient || ''],
    [t('camp.comanda'), referencies.comanda],
    [t('camp.contracte'), referencies.contracte],
    [t('camp.anullada'), anullacio ? date(anullacio.dia) : ''],
    [t('camp.motiu_anullacio'), anullacio ? shorten(anullacio.motiu, 300) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
};

const presentOne = (paper: FacturaPaper, place: number) => {
  const { emesa, duplicat = false, mostrar_iban = emesa.mostrar_iban, abans = [] } = paper;
  const anullada = Boolean(paper.anullacio);
  const idioma = paper.idioma ?? emesa.idioma;
  const wording = paperWording(idioma);
  const { t, date } = wording;
  const { emissor, treball } = emesa;
  const linies = emesa.linies.filter((one) => !one.opcio);
  const titol = t(`titol.${emesa.tipus}`);
  const numero = emesa.numero ?? t('esborrany_numero');
  const draft = emesa.numero === null;
  const qr = anullada ? null : paper.qr;
  return {
    clau: `f${place}`,
    idioma: paperLanguage(idioma),
    titol,
    esborrany: draft ? t('esborrany') : anullada ? t('anullada') : null,
    duplicat: duplicat ? t('duplicat') : null,
    // Beside the code where there is one; alone on what was annulled.
    proves: paper.qr?.proves && qr === null ? t('qr.proves_sense') : null,
    pagina: t('pagina', { n: '{n}', total: '{total}' }),
    corrent: { document: titol, numero: shorten(numero, 40), treball: treball ? shorten(treball.nom, 60) : '' },
    peu: paperFoot(emissor),
    caixeti: {
      treball: [t('camp.treball'), shorten(treball?.nom ?? '', 46)],
      document: [t('camp.document'), shorten(`${titol} ${numero}`, 44)],
      expedient: [
        t('camp.expedient'),
        shorten(emesa.referencies.expedient || treball?.expedient || treball?.codi || '', 20),
      ],
      revisio: [t(emesa.tipus === 'proforma' ? 'total_proforma' : 'total'), wording.money(emesa.totals.total_factura)],
      autor: [t('camp.autor'), shorten(emissor.nom_fiscal, 42)],
      emplacament: [t('camp.emplacament'), emissor.nif],
      data: [t('camp.data'), date(emesa.data)],
      pagina: t('pagina_curta'),
    },
    empresa: paperEmissor(emissor, wording),
    receptor: presentReceptor(emesa, wording),
    fets: presentFacts(paper, wording),
    // One chapter alone comes to what the sums say already.
    taula: paperTable(linies, wording, { subtotals: linies.filter(({ tipus }) => tipus === 'capitol').length > 1 }),
    sumes: paperSums(emesa, wording, { anullada, abans }),
    pagament:
      anullada || (emesa.tipus === 'proforma' && emesa.venciments.length === 0)
        ? []
        : paperPayment(emesa, { mostrarIban: mostrar_iban, abans }, wording),
    mencions: paperMentions(emesa, wording),
    observacions: emesa.observacions,
    legal: emissor.peu,
    qr: qr && {
      cami: `/qr/${place}.svg`,
      text: t('qr.text'),
      // The agency's own words, in Spanish in every language.
      titol: 'QR tributario:',
      frase: qr.verifactu ? 'Factura verificable en la sede electrónica de la AEAT' : '',
      nota: qr.proves ? t('qr.proves') : '',
    },
  };
};

/** Invoices as texts ready to lay out: what `factura.typ` prints. Several are called so in `idioma`. */
export const presentPapers = (
  papers: readonly FacturaPaper[],
  { color, disseny }: Aparenca,
  idioma: Language = papers[0]?.emesa.idioma ?? 'ca',
) => {
  const factures = papers.map(presentOne);
  const [first] = factures;
  const only = factures.length === 1 ? first : undefined;
  const { t } = paperWording(idioma);
  return {
    idioma: first?.idioma ?? { lang: 'ca', regio: 'es' },
    titol: only ? `${only.titol} ${only.corrent.numero}` : t('fitxer.factures'),
    autor: first?.empresa.nom ?? '',
    paraules: [t('paraules')],
    disseny,
    color: printColour(color),
    // What the family asks for of a document that has one part.
    esborrany: null,
    corrent: first?.corrent,
    peu: first?.peu ?? '',
    pagina: first?.pagina ?? '',
    caixeti: first?.caixeti,
    factures,
  };
};
