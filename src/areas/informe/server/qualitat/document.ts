import { LOCALE_OF } from '#kernel/language.ts';
import { printColour, shorten } from '#server/documents/index.ts';
import type { DocumentTreball } from '../../domain/documents.ts';
import { type Annex, SENSE_ANNEX } from '../annex.ts';
import type { Block } from './blocks.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

export interface Full {
  readonly document: Exclude<DocumentTreball, 'formigo'>;
  readonly blocks: readonly Block[];
  readonly data: string;
  /** `2`, or what stands for it. */
  readonly revisio: string;
  readonly esborrany: boolean;
  /** After the title: of which process a follow-up is. */
  readonly subtitol?: string;
  /** A certificate of a part of what was planned. */
  readonly parcial?: boolean;
  /** The work as it was when what is printed was issued; absent, as it is. */
  readonly treball?: QualitatData['treball'];
}

const AUTHOR_LENGTH = 90;

/** A document of the quality control as texts ready to lay out: what `qualitat.typ` prints. */
export const presentDocument = (data: QualitatData, words: Paraules, full: Full, annex: Annex = SENSE_ANNEX) => {
  const { t, date } = words;
  const { empresa } = data;
  const treball = full.treball ?? data.treball;
  const [lang, regio] = LOCALE_OF[words.language].split('-');
  const title = t(full.parcial ? 'qualitat.titol.certificat_parcial' : `qualitat.titol.${full.document}`);
  const short = t(full.parcial ? 'qualitat.titol_curt.certificat_parcial' : `qualitat.titol_curt.${full.document}`);
  return {
    idioma: { lang, regio: regio?.toLowerCase() },
    titol: title,
    autor: shorten(empresa.nom, AUTHOR_LENGTH),
    paraules: [t('qualitat.paraules'), treball.codi],
    disseny: empresa.disseny,
    color: printColour(empresa.color),
    empresa: { nom: shorten(empresa.nom, AUTHOR_LENGTH), linies: empresa.linies.map((line) => shorten(line, 110)) },
    peu: shorten(empresa.peu, 320),
    pagina: t('informe.pagina', { n: '{n}', total: '{total}' }),
    esborrany: full.esborrany ? t('informe.esborrany') : null,
    esborrany_text: full.esborrany ? t('informe.esborrany_text') : null,
    corrent: {
      document: short,
      numero: shorten(treball.codi, 24),
      treball: shorten(treball.nom, 74),
    },
    caixeti: {
      treball: [t('informe.camp.treball'), shorten(treball.nom, 46)],
      document: [t('informe.camp.document'), shorten(short, 34)],
      expedient: [t('informe.camp.expedient'), shorten(treball.expedient || treball.codi, 20)],
      revisio: [t('informe.camp.revisio'), full.esborrany ? t('informe.esborrany') : full.revisio],
      autor: [t('informe.camp.autor'), shorten(empresa.nom, 42)],
      emplacament: [t('informe.camp.emplacament'), shorten(treball.adreca, 30)],
      data: [t('informe.camp.data'), date(full.data)],
      pagina: t('informe.pagina_curta'),
    },
    imatge_text: treball.nom,
    subtitol: treball.nom,
    emplacament: treball.adreca,
    del_proces: full.subtitol ?? '',
    blocs: full.blocks,
    annex: annex.blocs,
    adjunts: annex.adjunts,
  };
};
