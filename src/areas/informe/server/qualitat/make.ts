import type { BaseLegal } from '#areas/proces/domain/base-legal.data.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { DocumentTreball } from '../../domain/documents.ts';
import type { Excepcions } from '../../domain/excepcions.ts';
import { reasonOf } from '../../domain/excepcions.ts';
import { hinders, isPartial, wantsOwn } from '../../domain/mancances.ts';
import type { Block } from './blocks.ts';
import { comEmes } from './com-emes.ts';
import type { Full } from './document.ts';
import { nomProces } from './obra.ts';
import type { Paraules } from './paraules.ts';
import { faltaText, faltesOf, presentCertificat } from './present-certificat.ts';
import { ambDecisions, ambDies } from './present-formigo-lots.ts';
import { presentModificacions } from './present-modificacions.ts';
import { type FotosImpreses, presentNoConformitats, SENSE_FOTOS } from './present-noconformitats.ts';
import { presentPrograma } from './present-programa.ts';
import { presentResultats } from './present-resultats.ts';
import { presentSeguiment } from './present-seguiment.ts';
import { presentVisita } from './present-visita.ts';
import type { QualitatData } from './qualitat-data.ts';
import { noConformitatsOf } from './respostes.ts';

/** Documents made here: every one but the report of the concrete. */
export type DocumentQualitat = Exclude<DocumentTreball, 'formigo' | 'tancament'>;
export interface Peticio {
  readonly data: string;
  readonly avui: string;
  readonly esborrany: boolean;
  readonly signatura: boolean;
  readonly inclou_agents: boolean;
  readonly inclou_valoracio: boolean;
  readonly nomes_amb_resultats: boolean;
  readonly sense_modificacions: boolean;
  readonly inclou_canvis_programa?: boolean | undefined;
  readonly proces?: number | undefined;
  readonly revisio?: number | undefined;
  readonly base_legal?: BaseLegal | undefined;
  readonly resultat?: number | undefined;
  readonly observacions?: string | undefined;
  readonly excepcions?: Excepcions | undefined;
}

/** What is missing for the certificate, as it is answered. */
export const mancancesFor = (data: QualitatData, words: Paraules) =>
  faltesOf(data, words).map((falta) => ({
    clau: falta.clau,
    codi: falta.codi,
    nom: falta.nom,
    impedeix: hinders(falta.codi),
    propi: wantsOwn(falta.codi),
    missatge: faltaText(falta, words),
    motiu: data.motius.get(falta.clau) ?? '',
  }));

/** Refuses a certificate while anything that is missing has no reason, or has none that makes up for it. */
export const checkCertificat = (data: QualitatData, words: Paraules, excepcions: Excepcions): void => {
  const left = mancancesFor(data, words).filter((falta) => falta.impedeix || !reasonOf(excepcions, falta));
  if (left.length > 0)
    throw new CodedError(409, 'certificat_amb_mancances', { params: { n: left.length }, extra: { mancances: left } });
};

/** Reasons of what is missing: a closed work keeps those with which it was closed; one that is given anew stands over them. */
export const excepcionsDe = (data: QualitatData, { excepcions }: Pick<Peticio, 'excepcions'>): Excepcions =>
  new Map([...(data.tancat ? data.motius : []), ...(excepcions ?? [])]);

type Made = Pick<Full, 'blocks' | 'revisio' | 'esborrany' | 'subtitol' | 'parcial' | 'treball'>;
type Maker = (data: QualitatData, words: Paraules, asked: Peticio, fotos: FotosImpreses) => Made;

const plain = (blocks: readonly Block[], { esborrany }: Peticio): Made => ({ blocks, revisio: '–', esborrany });

const MAKERS: Readonly<Record<DocumentQualitat, Maker>> = {
  programa: (data, words, asked) => {
    const revisio = data.revisions.find(({ numero }) => numero === asked.revisio) ?? null;
    if (asked.revisio !== undefined && !revisio) throw fieldFault('revisio', 'revisio_desconeguda');
    // What was signed was founded on the rules of its day: another choice is no longer that issue.
    if (revisio?.foto.obra && asked.base_legal) throw fieldFault('base_legal', 'base_legal_de_revisio');
    const emes = revisio ? comEmes(data, revisio.foto, words.language) : data;
    return {
      treball: emes.treball,
      blocks: presentPrograma(emes, words, { ...asked, revisio, base_legal: asked.base_legal }),
      revisio: String(revisio?.numero ?? '–'),
      esborrany: asked.esborrany || revisio === null,
    };
  },
  seguiment: (data, words, asked) => {
    if (asked.proces !== undefined && !data.processos.includes(asked.proces))
      throw fieldFault('proces', 'proces_desconegut');
    return {
      ...plain(presentSeguiment(data, words, { ...asked, proces: asked.proces }), asked),
      ...(asked.proces !== undefined && { subtitol: nomProces(asked.proces, words) }),
    };
  },
  resultats: (data, words, asked) => plain(presentResultats(data, words, asked), asked),
  modificacions: (data, words, asked) =>
    plain(presentModificacions(data, words, { ...asked, observacions: asked.observacions ?? '' }), asked),
  certificat: (data, words, asked) => {
    const excepcions = excepcionsDe(data, asked);
    if (!asked.esborrany) checkCertificat(data, words, excepcions);
    return {
      ...plain(presentCertificat(data, words, { ...asked, excepcions }), asked),
      parcial: isPartial(faltesOf(data, words)),
    };
  },
  visita: (data, words, asked, fotos) =>
    plain(presentVisita(data, words, { ...asked, observacions: asked.observacions ?? '', fotos }), asked),
  noconformitats: (data, words, asked, fotos) => {
    const known = noConformitatsOf(data).some(({ resposta }) => resposta?.id === asked.resultat);
    if (asked.resultat !== undefined && !known) throw fieldFault('resultat', 'resultat_desconegut');
    return plain(presentNoConformitats(data, words, { ...asked, resultat: asked.resultat, fotos }), asked);
  },
};

/** The pieces of a document, made from what the rooms know and what was asked. */
export const makeDocument = (
  document: DocumentQualitat,
  data: QualitatData,
  words: Paraules,
  asked: Peticio,
  fotos: FotosImpreses = SENSE_FOTOS,
): Full => {
  const decided = ambDecisions(data, words);
  // The sheet of a visit is of what was written that day.
  const dated = document === 'visita' ? decided : ambDies(decided);
  return { document, data: asked.data, ...MAKERS[document](dated, words, asked, fotos) };
};
