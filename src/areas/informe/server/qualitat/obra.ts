import type { Lot, RecompteAnswer } from '#areas/proces/contract/schemas.ts';
import { NOM_CURT } from '#areas/proces/domain/base-legal.data.ts';
import { baseLegalOf } from '#areas/proces/domain/base-legal.ts';
import { nameOfProces } from '#areas/referencia/server/index.ts';
import { shorten } from '#server/documents/index.ts';
import { type DocumentTreball, SIGNANTS } from '../../domain/documents.ts';
import { presentSigner } from '../present-report.ts';
import { printedTable } from '../printed.ts';
import { type Block, fets, type Marca, taula, titol } from './blocks.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

/** What a document is asked with, as its makers need it. */
export interface Demanat {
  readonly data: string;
  readonly avui: string;
  readonly signatura: boolean;
  readonly inclou_agents: boolean;
}

/** The work: what and where, whose, by which dates. */
export const factsOfWork = (data: QualitatData, { t, date, decimal, preu }: Paraules, demanat: Demanat): Block[] => {
  const { treball, fitxa } = data;
  const day = (value: string | null): string => (value ? date(value) : '');
  const floors = [
    fitxa.plantes_sobre === null ? '' : t('qualitat.plantes_sobre', { n: fitxa.plantes_sobre }),
    fitxa.plantes_sota ? t('qualitat.plantes_sota', { n: fitxa.plantes_sota }) : '',
  ].filter(Boolean);
  return fets([
    [t('informe.camp.codi'), treball.codi],
    [t('informe.camp.expedient'), treball.expedient],
    [t('informe.camp.tipus_obra'), t(`formigo.obra.${fitxa.tipus_obra}`)],
    [t('qualitat.camp.us'), fitxa.us],
    [t('qualitat.camp.superficie'), fitxa.superficie === null ? '' : `${decimal(fitxa.superficie / 100, 0, 2)} m²`],
    [t('qualitat.camp.plantes'), floors.join(', ')],
    [t('qualitat.camp.pem'), fitxa.pem === null ? '' : preu(fitxa.pem)],
    [t('informe.camp.referencia_cadastral'), treball.referencia_cadastral],
    [t('qualitat.camp.llicencia'), fitxa.llicencia],
    [t('qualitat.camp.visat'), fitxa.visat],
    [t('informe.camp.data_projecte'), day(treball.data_projecte)],
    [t('informe.camp.data_inici'), day(treball.data_inici)],
    [t('informe.camp.data_final'), day(treball.data_final)],
    [t('qualitat.camp.data_document'), date(demanat.data)],
  ]);
};

/** What rules the control, in short: as the last issue of its programme was founded, else as its dates say today. */
export const baseFact = (data: QualitatData, { t, language, listed }: Paraules, { avui }: Demanat): Block[] => {
  const { normes } =
    data.revisions.at(-1)?.foto.obra?.base ?? data.foto.obra?.base ?? baseLegalOf({ ...data.treball }, avui);
  return fets([[t('qualitat.base'), listed(normes.map((norma) => NOM_CURT[norma][language]))]], 1);
};

export const agentsBlock = (data: QualitatData, { t }: Paraules, demanat: Demanat): Block[] =>
  demanat.inclou_agents
    ? [
        titol(1, t('informe.agents')),
        ...taula(
          printedTable(data.agents, [
            { cap: t('informe.cap.funcio'), ample: '1fr', cel: ({ funcio }) => funcio, sempre: true },
            { cap: t('informe.cap.nom'), ample: '1.4fr', cel: ({ nom }) => ({ t: nom, fort: true }), sempre: true },
            { cap: t('informe.cap.titulacio'), ample: '1fr', cel: ({ titulacio }) => titulacio },
            { cap: t('informe.cap.collegiat'), ample: 'auto', cel: ({ num_collegiat }) => shorten(num_collegiat, 30) },
          ]),
          t('informe.sense_agents'),
        ),
      ]
    : [];

/** Boxes of those whose functions sign a document: two a function at most, an empty one where nobody has it. */
export const signaturesOf = (
  data: QualitatData,
  words: Paraules,
  demanat: Demanat,
  document: DocumentTreball,
  text: string,
): Block[] => {
  if (!demanat.signatura) return text === '' ? [] : [{ tipus: 'text', text, com: 'petit' }];
  const caixes = SIGNANTS[document].flatMap((codi) => {
    const named = data.agents.filter((agent) => agent.codi === codi).slice(0, 4);
    const blank = { funcio: words.t(`qualitat.funcio.${codi}`), nom: '', titulacio: '', num_collegiat: '' };
    return (named.length > 0 ? named : [blank]).map((one) => presentSigner(one, words));
  });
  return [{ tipus: 'signatures', text, caixes }];
};

/** The day and what the document goes by, over the boxes. */
export const peuDe = ({ t, longDate }: Paraules, demanat: Demanat, nota?: 'nota_marques' | 'per_constar'): string =>
  [nota && t(`qualitat.${nota}`), t('qualitat.signatura', { data: longDate(demanat.data) })].filter(Boolean).join('\n');

const DE_CONTROL = {
  conforme: 'satisfactori',
  decidit: 'decidida',
  no_conforme: 'no_satisfactori',
  en_curs: 'en_curs',
  pendent: 'pendent',
  no_aplica: 'no_aplica',
} as const;
/** Mark of an item, a lot or a process. */
export const marcaEstat = (
  {
    estat,
    tancades,
    decidides,
    lotsPerFer = 0,
  }: Pick<RecompteAnswer, 'estat' | 'tancades' | 'decidides'> & { readonly lotsPerFer?: number },
  { t }: Paraules,
): Marca => {
  if (estat === 'conforme' && tancades > 0) return { estat: 'tancada', paraula: t('qualitat.estat.conforme_tancades') };
  const paraula =
    estat === 'en_curs' && lotsPerFer > 0
      ? t('qualitat.estat.falten_lots', { n: lotsPerFer })
      : t(`qualitat.estat.${estat}`);
  // What was decided upon is told beside any other state, and is never told as closed.
  const beside = estat !== 'decidit' && decidides > 0 ? t('qualitat.estat.amb_decidits', { n: decidides }) : '';
  return { estat: DE_CONTROL[estat], paraula: [paraula, beside].filter(Boolean).join(', ') };
};

interface Respost {
  readonly resultat: 'P' | 'C' | 'NC' | 'NA';
  readonly tancada: string | null;
  /** Of the laboratory: what failed stays so, whatever was decided of it. */
  readonly automatic?: boolean;
}
/** Mark of an answer; none is pending. */
export const marcaResultat = (resposta: Respost | undefined, { t }: Paraules): Marca => {
  const resultat = resposta?.resultat ?? 'P';
  if (resultat === 'NC') {
    if (resposta?.tancada && resposta.automatic) return { estat: 'decidida', paraula: t('qualitat.res.NC_decidida') };
    return resposta?.tancada
      ? { estat: 'tancada', paraula: t('qualitat.res.NC_tancada') }
      : { estat: 'no_satisfactori', paraula: t('qualitat.res.NC') };
  }
  const estat = resultat === 'C' ? 'satisfactori' : resultat === 'NA' ? 'no_aplica' : 'pendent';
  return { estat, paraula: t(`qualitat.res.${resultat}`) };
};

/** A lot by its number; of concrete, after its zone. */
export const nomLot = (lot: Lot, { t }: Paraules): string =>
  [lot.zona?.nom, t('informe.lot', { numero: lot.numero })].filter(Boolean).join(' · ');
/** A lot with what it is and where: of concrete that is its zone, which is said once. */
export const onEsLot = (lot: Lot, words: Paraules): string =>
  [nomLot(lot, words), lot.descripcio, lot.zona ? '' : lot.ubicacio].filter(Boolean).join(' · ');
/** Norms by their codes, those that do not rule the work marked: what is wrong with them is said where they are listed. */
export const normesText = (normes: readonly string[], { normesFora }: QualitatData, { t, listed }: Paraules): string =>
  listed(normes.map((codi) => (normesFora.has(codi) ? t('qualitat.norma_fora', { codi }) : codi)));
/** Name of an item with its code before it. */
export const nomPartida = ({ codi, nom }: { readonly codi: string; readonly nom: string }): string =>
  [codi, nom].filter(Boolean).join(' · ');
export const nomProces = (id: number, { language }: Paraules): string => nameOfProces(id, language);
