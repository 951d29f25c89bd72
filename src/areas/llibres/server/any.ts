import { listTrimestres } from '#areas/empresa/server/index.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { AnyLlibres } from '../contract/schemas.ts';
import { importOf } from '../domain/caselles.ts';
import { PERIODES } from '../domain/codis.data.ts';
import { COMPENSATS, RESULTATS } from '../domain/formulari.data.ts';
import { repeteix, resum347, resum349 } from '../domain/tercers.ts';
import { terminiDe } from '../domain/terminis.ts';
import { ambArrossegat } from './arrossega.ts';
import { avisosDeLlibres } from './comprova.ts';
import { type Linia, llegeix } from './llibres.ts';
import { anualsDe, casellesDe, trimestralsDe } from './models.ts';
import { hasDocuments } from './store.ts';

/** Exercises before one whose quarters are closed with it (LIVA 99.Cinco). */
const ANYS_ABANS = 4;

/** Sums are of what is told once; documents are all that the book holds. */
const xifraDe = (linies: readonly Linia[]) => ({
  base: linies.reduce((total, one) => total + (repeteix(one) ? 0 : one.base), 0),
  quota: linies.reduce((total, one) => total + (repeteix(one) ? 0 : one.quota), 0),
  documents: new Set(linies.map((one) => one.document)).size,
});

/** A year by quarters, with what forms come to. */
export const anyDeLlibres = async (context: CompanyContext, exercici: number): Promise<AnyLlibres> => {
  const { db, empresa, clock, language } = context;
  const lectura = await ambArrossegat(context, await llegeix(context, exercici), PERIODES.length);
  const closed = await listTrimestres(db, empresa.id, [exercici]);
  // Each form of each quarter once: its result is told by quarter and in the year's total.
  const formularis = trimestralsDe(lectura).map((model) => ({
    model,
    quarts: PERIODES.map((_, at) => casellesDe(lectura, model, at + 1)),
  }));
  // Told of the quarters that have any: what was sold to and bought from the Union.
  const comunitaris = PERIODES.map((_, at) => resum349(lectura, diesDeTrimestre({ exercici, trimestre: at + 1 })));
  const sumOf = (rows: (typeof comunitaris)[number]): number => rows.reduce((sum, row) => sum + row.base, 0);
  const trimestres = PERIODES.map((periode, at) => {
    const trimestre = at + 1;
    const row = closed.find((one) => one.trimestre === trimestre);
    const of = (linia: Linia): boolean => linia.exercici === exercici && linia.periode === periode;
    return {
      trimestre,
      tancat: row?.tancat === 1,
      quan: row?.quan ?? null,
      usuari: row?.usuari_nom ?? '',
      motiu: row?.motiu ?? '',
      acabat: diesDeTrimestre({ exercici, trimestre }).final < clock.today(),
      expedides: xifraDe(lectura.expedides.filter(of)),
      rebudes: xifraDe(lectura.rebudes.filter((linia) => of(linia) && !linia.document.startsWith('b'))),
      models: [
        ...formularis.map(({ model, quarts }) => ({
          model,
          resultat: importOf(quarts[at] ?? new Map(), RESULTATS[model] ?? ''),
          termini: terminiDe({ model, exercici, trimestre }),
        })),
        ...(comunitaris[at]?.length
          ? [
              {
                model: '349' as const,
                resultat: sumOf(comunitaris[at]),
                termini: terminiDe({ model: '349', exercici, trimestre }),
              },
            ]
          : []),
      ],
      avisos: avisosDeLlibres(lectura, language, periode).length,
    };
  });
  const abans_amb_papers: number[] = [];
  for (let any = exercici - ANYS_ABANS; any < exercici; any += 1)
    if (await hasDocuments(db, empresa.id, any)) abans_amb_papers.push(any);
  return {
    exercici,
    abans_amb_papers,
    trimestres,
    totals: [
      ...formularis.map(({ model, quarts }) => ({
        model,
        resultat: quarts.reduce(
          (total, caselles) =>
            total + importOf(caselles, RESULTATS[model] ?? '') + importOf(caselles, COMPENSATS[model] ?? ''),
          0,
        ),
      })),
      ...(comunitaris.some((rows) => rows.length > 0)
        ? [{ model: '349' as const, resultat: comunitaris.reduce((sum, rows) => sum + sumOf(rows), 0) }]
        : []),
    ],
    anuals: anualsDe(lectura).map((model) => ({
      model,
      resultat:
        model === '347'
          ? resum347(lectura, exercici).reduce((total, row) => total + row.import, 0)
          : importOf(casellesDe(lectura, model, 0), RESULTATS[model] ?? ''),
      termini: terminiDe({ model, exercici, trimestre: 0 }),
    })),
    bens: {
      bens: lectura.bens.length,
      quota: lectura.bens.reduce((total, one) => total + one.quota, 0),
    },
  };
};
