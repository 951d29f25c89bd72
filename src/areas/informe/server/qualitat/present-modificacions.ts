import { changesOf, countCanvis } from '#areas/proces/domain/canvis-programa.ts';
import { type Block, paragraf, titol } from './blocks.ts';
import { agentsBlock, baseFact, type Demanat, factsOfWork, peuDe, signaturesOf } from './obra.ts';
import type { Paraules } from './paraules.ts';
import { canvisBlocks } from './present-canvis.ts';
import type { QualitatData } from './qualitat-data.ts';

export interface DemanatModificacions extends Demanat {
  readonly observacions: string;
  /** Somebody states that nothing of the project was changed. */
  readonly sense_modificacions: boolean;
  /** False leaves out what changed of the programme, which its director of execution signs, not who signs this. */
  readonly inclou_canvis_programa?: boolean | undefined;
}

/** Lines to fill in by hand. */
const RATLLES = 4;

/** Annex A: what changed of the project, as the director tells it, and what that changed of the programme issued. */
export const presentModificacions = (data: QualitatData, words: Paraules, demanat: DemanatModificacions): Block[] => {
  const { t, date } = words;
  const pairs = data.revisions.slice(1).map((after, place) => ({ after, before: data.revisions[place] }));
  const canvis = pairs.map(({ after, before }) => ({
    after,
    canvis: before ? changesOf(before.foto, after.foto) : null,
  }));
  const changed = canvis.some((one) => one.canvis && countCanvis(one.canvis) > 0);
  const told = demanat.inclou_canvis_programa !== false;
  const programa = !told
    ? []
    : [
        titol(1, t('qualitat.modificacions_programa')),
        ...(pairs.length === 0
          ? paragraf(
              t(data.revisions.length === 0 ? 'qualitat.programa_mai_emes' : 'qualitat.programa_una_revisio'),
              'suau',
            )
          : []),
        ...canvis.flatMap(({ after, canvis: one }) => {
          const which = { numero: after.numero, data: date(after.data) };
          return one && countCanvis(one) > 0
            ? [titol(2, t('qualitat.revisio_de', which)), ...canvisBlocks(one, data, words)]
            : paragraf(t('qualitat.revisio_igual', which), 'suau');
        }),
      ];
  // Nothing is stated that nobody said: without a text, nor its being stated that there is none, it is filled in by hand.
  const none = demanat.observacions === '' && demanat.sense_modificacions;
  const blank = demanat.observacions === '' && !none;
  return [
    ...factsOfWork(data, words, demanat),
    ...baseFact(data, words, demanat),
    ...agentsBlock(data, words, demanat),
    // Where nothing changed one sentence says so, instead of headings with nothing under them.
    ...(none && !(changed && told)
      ? [
          ...paragraf(t('qualitat.modificacions_res'), 'fort'),
          ...(told && data.revisions.length === 0 ? paragraf(t('qualitat.programa_mai_emes'), 'suau') : []),
        ]
      : [
          titol(1, t('qualitat.modificacions_text_titol')),
          ...(blank
            ? [
                ...paragraf(t('qualitat.modificacions_per_omplir'), 'petit'),
                { tipus: 'ratlles', n: RATLLES } satisfies Block,
              ]
            : paragraf(demanat.observacions || t('qualitat.modificacions_cap'))),
          ...programa,
        ]),
    ...paragraf(t(none ? 'qualitat.modificacions_declara_res' : 'qualitat.modificacions_declara')),
    ...signaturesOf(data, words, demanat, 'modificacions', peuDe(words, demanat)),
  ];
};
