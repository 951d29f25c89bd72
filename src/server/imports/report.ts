import type { Files } from '../files/index.ts';
import type { CompanyContext, FileAnswer } from '../http/context.ts';
import { writeCsv } from '../sheets/index.ts';
import { loadImportacio, readImportacio } from './read.ts';
import { listFiles } from './store.ts';

/** What became of every row, with the cells that it had: to be mended in a spreadsheet and imported again. */
export const reportImportacio = async (
  files: Files,
  context: CompanyContext,
  mena: string,
  id: number,
  onlyLeftOut: boolean,
): Promise<FileAnswer> => {
  const row = await loadImportacio(context, mena, id);
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
  return {
    nom: `${context.text('importacio.informe')} ${row.nom.replace(/\.\w+$/, '')}.csv`,
    tipus: 'text/csv; charset=utf-8',
    contingut,
  };
};
