import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { readZones } from '#areas/formigo/server/index.ts';
import { readLogo, readTreball } from '#areas/treball/server/index.ts';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import { type informeQuery, informeRoutes } from '../contract/routes.ts';
import { type DocumentTreball, OPCIONS } from '../domain/documents.ts';
import { lotState } from '../domain/lot-state.ts';
import { annexOf } from './annex.ts';
import { buildFormigoReport } from './build-formigo-report.ts';
import { translate } from './closing.ts';
import { formigoReportOf } from './collect-formigo.ts';
import { listInformes, listMancances } from './informes.ts';
import type { InformePorts } from './ports.ts';
import { printQualitat } from './qualitat/print.ts';
import { fileSafe, printTancament } from './qualitat/tancament.ts';
import { wordingOf } from './wording.ts';

type Query = z.output<typeof informeQuery>;

const languageOf = (asked: Language | undefined, company: string): Language =>
  asked ?? (isLanguage(company) ? company : 'ca');

interface Printed {
  readonly pdf: Buffer;
  readonly name: string;
  readonly idioma: Language;
}

const printFormigo = async (
  ports: InformePorts,
  context: CompanyContext,
  treballId: number,
  query: Query,
): Promise<Printed> => {
  const { documents, files } = ports;
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
    ...(query.annex && {
      annex: await annexOf(context, ports, treballId, zones, wordingOf(idioma, translate)),
    }),
  });
  context.signal.throwIfAborted();
  return { pdf, idioma, name: translate(idioma, 'informe.fitxer', { codi: treball.codi }) };
};

const print = async (
  ports: InformePorts,
  context: CompanyContext,
  { id, type }: { readonly id: number; readonly type: DocumentTreball },
  query: Query,
): Promise<FileAnswer> => {
  const avui = context.clock.today();
  const asked = { ...query, data: query.data ?? avui, avui };
  if (type === 'tancament') {
    const { zip, name, idioma } = await printTancament(context, ports, translate, {
      treballId: id,
      asked,
      // The files of the work are in the set.
      formigo: () => printFormigo(ports, context, id, { ...query, annex: false }),
    });
    await keepDownload(context, id, type, { ...query, idioma });
    return { nom: `${fileSafe(name)}.zip`, tipus: 'application/zip', contingut: zip };
  }
  const { pdf, name, idioma } =
    type === 'formigo'
      ? await printFormigo(ports, context, id, query)
      : await printQualitat(context, ports, translate, {
          document: type,
          treballId: id,
          asked,
        });
  await keepDownload(context, id, type, { ...query, idioma });
  return { nom: `${fileSafe(name)}.pdf`, tipus: 'application/pdf', contingut: pdf };
};

/** The work's history says who took which document away, and with what it was asked. */
const keepDownload = (
  context: CompanyContext,
  treballId: number,
  document: DocumentTreball,
  query: Query & { readonly idioma: Language },
): Promise<void> => {
  const { excepcions, ...rest } = query;
  const told: Readonly<Record<string, unknown>> = {
    ...rest,
    ...(excepcions && { excepcions: Object.fromEntries(excepcions) }),
  };
  const asked = OPCIONS[document].flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]]));
  return context.database.write((db) =>
    recordHistory({ ...context, db }, [
      {
        entitat: 'informe',
        id: treballId,
        accio: 'descarrega',
        despres: { document, ...Object.fromEntries(asked) },
        arrel: { entitat: 'treball', id: treballId },
      },
    ]),
  );
};

/** Calls of the room; documents are printed by what the application gives. */
export const informeHandlers = (ports: InformePorts): readonly Bound[] => [
  bind(informeRoutes.formigo, (context, { params, query }) => print(ports, context, params, query)),
  bind(informeRoutes.mancances, (context, { params }) => listMancances(context, ports, params.id)),
  bind(informeRoutes.informes, (context, { params }) => listInformes(context, ports, params.id)),
];
