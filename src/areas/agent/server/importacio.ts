import type { z } from 'zod';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Files } from '#server/files/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { MOST_BYTES, type ReadChoices, readRows, type SheetRead, writeCsv } from '#server/sheets/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import type { Importacio, ImportRevisio, importacioRoutes } from '../contract/importacio.ts';
import { proposeColumns } from '../domain/columnes.ts';
import { bodyOfRow } from '../domain/fila.ts';
import { judgeRows } from './importacio-judge.ts';
import { countFiles, findImportacio, type ImportacioRow, listColumnes, listFiles } from './importacio-store.ts';
import { listKnown } from './store.ts';

const SHOWN_ROWS = 5;

export const loadImportacio = async (context: CompanyContext, id: number): Promise<ImportacioRow> => {
  const row = await findImportacio(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};

/** The rows of an import's file. */
export const readImportacio = async (
  files: Files,
  context: CompanyContext,
  row: ImportacioRow,
  choices: ReadChoices,
): Promise<SheetRead> => {
  const fitxer = await files.find(context.db, row.empresa_fk, row.fitxer_fk);
  if (!fitxer) throw notFound();
  if (fitxer.mida > MOST_BYTES)
    throw new CodedError(422, 'full_massa_gran', { params: { maxim: MOST_BYTES / 1024 / 1024 } });
  const pieces: Buffer[] = [];
  for await (const piece of await files.open(fitxer)) pieces.push(piece as Buffer);
  return readRows(Buffer.concat(pieces), choices, context.signal);
};

export const presentImportacio = async (
  context: CompanyContext,
  row: ImportacioRow,
  read: SheetRead,
): Promise<Importacio> => {
  const ended = row.estat === 'oberta' ? null : await countFiles(context.db, row.empresa_fk, row.id);
  return {
    id: row.id,
    nom: row.nom,
    estat: row.estat as Importacio['estat'],
    creada: row.creada,
    format: read.format,
    codificacio: read.codificacio,
    separador: read.separador,
    capcalera: [...read.capcalera],
    mostra: read.files.slice(0, SHOWN_ROWS).map((cells) => read.capcalera.map((_head, at) => cells[at] ?? '')),
    total: read.files.length,
    proposta: [...proposeColumns(read.capcalera, await listColumnes(context.db, row.empresa_fk))],
    resultat: ended && {
      creats: ended.get('creat') ?? 0,
      saltats: ended.get('saltat') ?? 0,
      errors: ended.get('error') ?? 0,
    },
  };
};

type RevisioBody = z.output<NonNullable<(typeof importacioRoutes.revisio)['body']>>;

type Read = Partial<Pick<AgentFields, 'nif' | 'adreces' | 'telefons' | 'emails'>>;
const shownOf = ({ nif, adreces, telefons, emails }: Read) => ({
  nif: nif ?? '',
  poblacio: adreces?.[0]?.poblacio ?? '',
  telefon: telefons?.[0] ?? '',
  email: emails?.[0]?.email ?? '',
});

/** What each row would become; nothing is written. */
export const reviewImportacio = async (
  files: Files,
  context: CompanyContext,
  id: number,
  body: RevisioBody,
): Promise<ImportRevisio> => {
  const row = await loadImportacio(context, id);
  const read = await readImportacio(files, context, row, body);
  const judged = await judgeRows(read, body.columnes, await listKnown(context.db, row.empresa_fk), {
    signal: context.signal,
  });
  const amb_faltes = judged.filter(({ faltes }) => faltes.length > 0).length;
  const amb_avisos = judged.filter(({ faltes, avisos }) => faltes.length === 0 && avisos.length > 0).length;
  const asked = body.nomes_errors ? judged.filter((one) => one.faltes.length + one.avisos.length > 0) : judged;
  return {
    total: asked.length,
    offset: body.offset,
    limit: body.limit,
    bones: judged.length - amb_avisos - amb_faltes,
    amb_avisos,
    amb_faltes,
    items: asked.slice(body.offset, body.offset + body.limit).map(({ fila, celles, nom, faltes, avisos }) => ({
      fila,
      nom,
      // As the file says it, so that what is refused is seen too.
      ...shownOf(bodyOfRow(celles, body.columnes)),
      faltes: faltes.map(({ cami, codi, params }) => ({ cami, codi, missatge: context.text(`camp.${codi}`, params) })),
      avisos: avisos.map(({ cami, codi, params }) => ({
        cami,
        codi,
        missatge: context.text(`importacio.avis.${codi}`, params),
      })),
    })),
  };
};

/** What became of every row, with the cells that it had: to be mended in a spreadsheet and imported again. */
export const reportImportacio = async (
  files: Files,
  context: CompanyContext,
  id: number,
  onlyLeftOut: boolean,
): Promise<{ nom: string; contingut: Buffer }> => {
  const row = await loadImportacio(context, id);
  // What a run is bringing in is told once it has come to its end.
  const became = row.estat === 'oberta' ? [] : await listFiles(context.db, row.empresa_fk, id);
  const rows = became.filter((one) => !onlyLeftOut || one.resultat !== 'creat');
  const { capcalera } = await readImportacio(files, context, row, {});
  const cells = rows.map((one) => ({ ...one, given: JSON.parse(one.celles) as string[] }));
  const width = cells.reduce((most, { given }) => Math.max(most, given.length), capcalera.length);
  type Line = (typeof cells)[number];
  const text = (key: string, head: string, value: (line: Line) => string) => ({
    key,
    head,
    kind: 'text' as const,
    share: 1,
    value,
  });
  const contingut = writeCsv(
    {
      title: '',
      columns: [
        ...Array.from({ length: width }, (_none, at) =>
          text(`c${at}`, capcalera[at] ?? '', ({ given }) => given[at] ?? ''),
        ),
        {
          ...text('fila', context.text('importacio.fila'), () => ''),
          kind: 'numero' as const,
          value: ({ fila }: Line) => fila,
        },
        text('resultat', context.text('importacio.resultat'), (line) =>
          context.text(`importacio.resultat.${line.resultat}`),
        ),
        text('motiu', context.text('importacio.motiu'), (line) => line.faltes),
      ],
      rows: cells,
    },
    context.language,
  );
  return { nom: `${context.text('importacio.informe')} ${row.nom.replace(/\.\w+$/, '')}.csv`, contingut };
};
