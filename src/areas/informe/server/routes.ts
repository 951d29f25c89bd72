import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { formigoTexts, readZones } from '#areas/formigo/server/index.ts';
import { readLogo, readTreball } from '#areas/treball/server/index.ts';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { Files } from '#server/files/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { type informeQuery, informeRoutes } from '../contract/routes.ts';
import { lotState } from '../domain/lot-state.ts';
import { informeTexts } from '../texts/index.ts';
import { buildFormigoReport } from './build-formigo-report.ts';
import { formigoReportOf } from './collect-formigo.ts';

const translate = translator([informeTexts, formigoTexts]);

const languageOf = (asked: Language | undefined, company: string): Language =>
  asked ?? (isLanguage(company) ? company : 'ca');

/** What reports are made with: who prints, and where pictures are. */
export interface InformePorts {
  readonly documents: Documents;
  readonly files: Files;
}

const printFormigo = async (
  { documents, files }: InformePorts,
  context: CompanyContext,
  treballId: number,
  query: z.output<typeof informeQuery>,
): Promise<FileAnswer> => {
  const treball = await readTreball(context, treballId);
  const letterhead = await letterheadOf(context.db, context.empresa.id);
  if (!letterhead) throw notFound();
  context.progress(0, 2);
  const { zones, canvis } = await readZones(context, treballId);
  context.progress(1, 2);
  const asked = query.zones && new Set(query.zones);
  const shown = asked ? zones.filter(({ id }) => asked.has(id)) : zones;
  if (asked && shown.length < asked.size) throw fieldFault('zones', 'zona_desconeguda');
  const states = query.estats && new Set(query.estats);
  const idioma = languageOf(query.idioma, letterhead.idioma);
  const report = formigoReportOf(
    { letterhead, treball, logo: await readLogo(context, files, treballId), zones: shown, canvis },
    { idioma, disseny: query.disseny, keep: ({ veredicte }) => !states || states.has(lotState(veredicte)) },
  );
  const { pdf } = await buildFormigoReport(documents, translate, {
    report,
    idioma,
    passos: query.passos,
    esborrany: query.esborrany,
    ara: context.clock.now(),
    signal: context.signal,
    avui: context.clock.today(),
    lotsTotals: zones.reduce((total, { lots }) => total + lots.length, 0),
  });
  context.signal.throwIfAborted();
  const name = translate(idioma, 'informe.fitxer', { codi: treball.codi }).replace(/[\\/:*?"<>|]+/g, '-');
  await keepDownload(context, treballId, query, idioma);
  return { nom: `${name}.pdf`, tipus: 'application/pdf', contingut: pdf };
};

/** The work's history says who took which report away. */
const keepDownload = (
  context: CompanyContext,
  treballId: number,
  query: z.output<typeof informeQuery>,
  idioma: Language,
): Promise<void> =>
  context.database.write((db) =>
    recordHistory({ ...context, db }, [
      {
        entitat: 'informe',
        id: treballId,
        accio: 'descarrega',
        despres: { document: 'formigo', ...query, idioma },
        arrel: { entitat: 'treball', id: treballId },
      },
    ]),
  );

/** Calls of the room; documents are printed by what the application gives. */
export const informeHandlers = (ports: InformePorts): readonly Bound[] => [
  bind(informeRoutes.formigo, (context, { params, query }) => printFormigo(ports, context, params.id, query)),
];
