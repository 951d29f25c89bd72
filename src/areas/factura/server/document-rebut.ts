import { showCompte } from '#areas/fiscal/domain/iban.ts';
import { paperEmissor, paperFoot, paperLanguage } from '#areas/fiscal/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { type Documents, type PrintedDocument, printColour, shorten } from '#server/documents/index.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { type Aparenca, presentReceptor } from './document-present.ts';
import { paperWording } from './document-wording.ts';

const TEMPLATE = new URL('./documents/rebut.typ', import.meta.url);

/** A payment, and the invoice that it pays. */
export interface Rebut {
  readonly emesa: FacturaEmesa;
  readonly idioma: Language;
  readonly data: string;
  /** Cents; below nothing when money was given back. */
  readonly total: number;
  readonly forma: string;
  readonly compte: string;
  readonly observacions: string;
  /** What was still to be paid once this was. */
  readonly pendent: number;
  /** Of the guarantee kept back, what was still to be paid. */
  readonly garantia_pendent: number;
  /** Of this payment, what is of the guarantee that was kept back. */
  readonly de_garantia: number;
  /** Which of the payments of its invoice it is. */
  readonly numero: number;
}

const numeroOf = ({ emesa, numero }: Pick<Rebut, 'emesa' | 'numero'>): string =>
  `${emesa.numero ?? emesa.id}-${numero}`;

export const rebutName = (rebut: Pick<Rebut, 'emesa' | 'idioma' | 'numero'>): string =>
  paperWording(rebut.idioma)
    .t('fitxer.rebut', { numero: numeroOf(rebut) })
    .replace(/[\\/:*?"<>|]+/g, '-');

/** A receipt as texts ready to lay out: what `rebut.typ` prints. */
export const presentRebut = (rebut: Rebut, { color, disseny }: Aparenca) => {
  const { emesa, idioma, total } = rebut;
  const { emissor, treball } = emesa;
  const wording = paperWording(idioma);
  const { t, date, euros, money } = wording;
  const tornat = total < 0;
  const titol = t(tornat ? 'titol.devolucio' : 'titol.rebut');
  const numero = numeroOf(rebut);
  const facts: [string, string][] = [
    [t('camp.numero'), numero],
    [t('camp.data'), date(rebut.data)],
    [t('rebut.factura'), emesa.numero === null ? '' : `${emesa.numero}, ${date(emesa.data)}`],
    [t(emesa.totals.total_a_pagar < 0 ? 'total_tornar' : 'total_pagar'), money(Math.abs(emesa.totals.total_a_pagar))],
    [t('pagament'), t(`forma.${rebut.forma}`)],
    [t('rebut.compte'), showCompte(rebut.compte)],
    [t('rebut.de_garantia'), rebut.de_garantia === 0 ? '' : money(rebut.de_garantia)],
    [
      t(`rebut.${rebut.pendent < 0 ? 'per_tornar' : 'pendent'}${tornat ? '_tornat' : ''}`),
      money(Math.abs(rebut.pendent)),
    ],
    [t('rebut.garantia'), rebut.garantia_pendent === 0 ? '' : money(rebut.garantia_pendent)],
    [t('rebut.observacions'), rebut.observacions],
  ];
  const receptor = presentReceptor(emesa, wording);
  return {
    idioma: paperLanguage(idioma),
    titol,
    autor: shorten(emissor.nom_fiscal, 90),
    paraules: [titol],
    disseny,
    color: printColour(color),
    esborrany: null,
    duplicat: null,
    qr: null,
    corrent: { document: titol, numero, treball: shorten(treball?.nom ?? '', 60) },
    peu: paperFoot(emissor),
    pagina: t('pagina', { n: '{n}', total: '{total}' }),
    caixeti: {
      treball: [t('camp.treball'), shorten(treball?.nom ?? '', 46)],
      document: [t('camp.document'), shorten(`${titol} ${numero}`, 44)],
      expedient: [t('camp.expedient'), shorten(treball?.expedient || treball?.codi || '', 20)],
      revisio: [t('rebut.import'), money(Math.abs(total))],
      autor: [t('camp.autor'), shorten(emissor.nom_fiscal, 42)],
      emplacament: [t('camp.emplacament'), emissor.nif],
      data: [t('camp.data'), date(rebut.data)],
      pagina: t('pagina_curta'),
    },
    empresa: paperEmissor(emissor, wording),
    receptor,
    fets: facts.filter(([, value]) => value !== ''),
    text: t(tornat ? 'rebut.tornat' : 'rebut.text', { nom: receptor.nom, total: euros(Math.abs(total)) }),
    import: money(Math.abs(total)),
    signatures: [
      // Whoever gets the money signs.
      {
        funcio: t(tornat ? 'camp.client' : 'camp.autor'),
        nom: shorten(tornat ? receptor.nom : emissor.nom_fiscal, 42),
        titol: '',
        peu: t('rebut.signatura'),
      },
    ],
  };
};

export const printRebut = (
  documents: Documents,
  request: Aparenca & {
    readonly rebut: Rebut;
    readonly logo: Uint8Array | null;
    readonly ara: string;
    readonly signal?: AbortSignal;
  },
): Promise<PrintedDocument> =>
  documents.print({
    template: TEMPLATE,
    dades: presentRebut(request.rebut, request),
    logo: request.logo,
    now: new Date(request.ara),
    ...(request.signal && { signal: request.signal }),
  });
