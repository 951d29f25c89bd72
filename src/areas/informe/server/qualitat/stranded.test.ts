import { afterAll, describe, expect, test } from 'vitest';
import { formigoTexts } from '#areas/formigo/server/index.ts';
import { createDocuments } from '#server/documents/index.ts';
import { translator } from '#server/http/texts.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { informeTexts } from '../../texts/index.ts';
import { exampleQualitat } from '../example-qualitat.ts';
import { presentDocument } from './document.ts';
import { makeDocument } from './make.ts';
import { paraulesOf } from './paraules.ts';

const translate = translator([informeTexts, formigoTexts]);
const documents = createDocuments();
afterAll(() => documents.close());

describe('headings', () => {
  test.each(['resultats', 'seguiment'] as const)(
    'of %s never stand at the foot of a page, wherever it ends',
    async (kind) => {
      const words = paraulesOf('ca', translate);
      for (let more = 0; more < 30; more += 1) {
        const data = exampleQualitat(more % 2 === 0 ? 5 : 9, 'ca');
        const [first] = data.agents;
        if (!first) throw new Error('no agent');
        const agents = [
          ...data.agents,
          ...Array.from({ length: more }, (_, n) => ({ ...first, codi: 'X', nom: `Agent ${n}` })),
        ];
        const doc = makeDocument(kind, { ...data, agents }, words, {
          data: '2026-03-06',
          avui: '2026-03-28',
          esborrany: false,
          signatura: true,
          inclou_agents: true,
          inclou_valoracio: true,
          nomes_amb_resultats: false,
          sense_modificacions: false,
          excepcions: new Map([['*', 'x']]),
        });
        const dades = presentDocument({ ...data, agents }, words, doc);
        // Titles, heads of tables, and sentences that say what the table after them is.
        const headings = dades.blocs.flatMap((one, place) => {
          if (one.tipus === 'titol') return [one.text];
          if (one.tipus === 'taula') return [one.taula.cap[0] ?? ''];
          return one.tipus === 'text' && dades.blocs[place + 1]?.tipus === 'taula' ? [one.text.slice(0, 40)] : [];
        });
        const { pdf } = await documents.print({
          template: new URL('../documents/qualitat.typ', import.meta.url),
          dades,
          now: new Date('2026-05-12T10:00:00Z'),
        });
        const pages = pagesOf(pdf);
        if (pages === null) return;
        const feet = pages.map(
          (page) =>
            page
              .split('\n')
              .filter((line) => line.trim() !== '')
              .at(-2)
              ?.trim() ?? '',
        );
        expect(
          feet.filter((line) =>
            headings.some(
              (one) => line === one || line.startsWith(`${one} `) || (one.length === 40 && line.startsWith(one)),
            ),
          ),
          `${more}`,
        ).toEqual([]);
      }
    },
    120_000,
  );
});
