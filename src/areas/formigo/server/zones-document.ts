import { letterheadOf } from '#areas/empresa/server/index.ts';
import { readTreball } from '#areas/treball/server/index.ts';
import type { ListFormat } from '#contract/llistat.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { ZonaItem } from '../contract/schemas.ts';
import { zonaWord } from '../domain/estat-zona.ts';
import { formigoTexts } from '../texts/index.ts';

const translate = translator([formigoTexts]);
type Placed = ZonaItem & { readonly place: number };

/** Columns of the zones as a file, as the screen names them; what is expected has its own, so that numbers stay numbers. */
const columnsIn = (language: Language): readonly SheetColumn<Placed>[] => {
  const say = (key: string, params?: Readonly<Record<string, string | number>>): string =>
    translate(language, key, params);
  const text = (key: string, head: string, share: number, value: (zona: Placed) => string): SheetColumn<Placed> =>
    textColumn(key, say(head), share, value);
  const number = (key: string, share: number, value: (zona: Placed) => number | null): SheetColumn<Placed> => ({
    key,
    head: say(`formigo.col.${key}`),
    kind: 'numero',
    share,
    value,
  });
  return [
    number('num', 0.6, (zona) => zona.place),
    text('nom', 'formigo.camp.nom', 2.4, (zona) => zona.nom),
    text('designacio', 'formigo.camp.designacio', 1.8, (zona) => zona.designacio),
    text('normativa', 'formigo.camp.normativa', 1.2, (zona) => say(`formigo.normativa.${zona.normativa}`)),
    text('estructura', 'formigo.camp.estructura', 2.4, (zona) => say(`formigo.estructura.${zona.estructura}`)),
    text('distintiu', 'formigo.camp.distintiu', 1.8, (zona) =>
      say(`formigo.distintiu.${zona.normativa}.${zona.distintiu}`),
    ),
    number('volum', 1, (zona) => zona.volum),
    number('lots', 0.7, (zona) => zona.lots.length),
    number('lots_previstos', 0.9, (zona) => zona.previsio.lots),
    number('pastades', 0.9, (zona) => zona.pastades_total),
    number('pastades_previstes', 1, (zona) => zona.previsio.mostresTotal),
    text('estat', 'formigo.col.estat', 2.2, (zona) => zonaWord(say, zona.lots)),
  ];
};

/** The zones of a work as a file; who took it stays in the history of the work. */
export const zonesDocument = async (
  documents: Documents,
  context: CompanyContext,
  {
    treballId,
    query,
    read,
  }: {
    readonly treballId: number;
    readonly query: { readonly documentType: ListFormat; readonly columnes?: readonly string[] | undefined };
    readonly read: () => Promise<readonly ZonaItem[]>;
  },
): Promise<FileAnswer> => {
  const { codi, nom } = await readTreball(context, treballId);
  return listDocument(documents, context, {
    document: 'zona',
    title: translate(context.language, 'formigo.zones'),
    columns: columnsIn(context.language),
    query,
    read: async () => (await read()).map((zona, index) => ({ ...zona, place: index + 1 })),
    letterhead: await letterheadOf(context.db, context.empresa.id),
    asked: [`${codi} ${nom}`],
    about: { entitat: 'treball', id: treballId },
  });
};
