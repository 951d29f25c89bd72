import type { z } from 'zod';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { writeWorkbook } from '#server/sheets/index.ts';
import type { llibresRoutes } from '../contract/routes.ts';
import { capcaleraDe, filaDe, type Llibre, type MenaLlibre, nomDelFitxer, nomDelFull, textDe } from '../domain/full.ts';
import type { LiniaRebuda } from '../domain/linies.ts';
import { meritacioOf } from '../domain/periode.ts';
import { type Lectura, llegeix } from './llibres.ts';

type Query = z.output<NonNullable<typeof llibresRoutes.descarrega.query>>;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Lines of a book of the exercise alone: reading brings what other years pay or deduct too. */
const liniesDe = (lectura: Lectura, llibre: Llibre) => {
  const own = <Linia extends { readonly exercici: number }>(linies: readonly Linia[]) =>
    linies.filter((one) => one.exercici === lectura.exercici);
  if (llibre === 'bens') return lectura.bens.map((linia) => ({ llibre, linia }) as const);
  if (llibre === 'expedides') return own(lectura.expedides).map((linia) => ({ llibre, linia }) as const);
  return own(lectura.rebudes).map((linia) => ({ llibre, linia: ambPagament(lectura, linia) }) as const);
};
/** When it was paid is a column of the cash regime alone: that of who bills, or the company's own. */
const ambPagament = ({ obligat }: Lectura, linia: LiniaRebuda): LiniaRebuda =>
  linia.clau === CAIXA || obligat.caixa(meritacioOf(linia)) ? linia : { ...linia, pagament: null };
const filesDe = (lectura: Lectura, llibre: Llibre, mena: MenaLlibre) =>
  liniesDe(lectura, llibre).map((one) => filaDe(one.llibre, one.linia as never, mena, lectura.obligat.fisica));

const fullDe = (lectura: Lectura, llibre: Llibre, mena: MenaLlibre) => {
  const { grups, noms, menes } = capcaleraDe(llibre);
  return {
    title: nomDelFull(mena, llibre),
    above: [grups],
    columns: noms.map((head, at) => ({ head, kind: menes[at] ?? 'text' })),
    rows: filesDe(lectura, llibre, mena),
  };
};

const csvCell = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csvDe = (lectura: Lectura, llibre: Llibre, mena: MenaLlibre): Buffer => {
  const { grups, noms, menes } = capcaleraDe(llibre);
  const rows = filesDe(lectura, llibre, mena).map((row) => row.map((cell, at) => textDe(cell, menes[at] ?? 'text')));
  const text = [grups, noms, ...rows].map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
  return Buffer.from(`\ufeff${text}`);
};

const BOOKS: readonly Llibre[] = ['expedides', 'rebudes', 'bens'];

/** The register books of a year in the agency's layout. */
export const llibresFile = async (context: CompanyContext, query: Query): Promise<FileAnswer> => {
  const { exercici, llibre, tipus, format } = query;
  if (format === 'csv' && llibre === 'tots') throw new CodedError(422, 'llibre_csv_un');
  const lectura = await llegeix(context, exercici);
  const { nif, nom } = lectura.obligat;
  if (nif === '') throw new CodedError(422, 'sense_nif');
  const asked = llibre === 'tots' ? BOOKS : [llibre];
  const whole = nomDelFitxer(exercici, nif, tipus, nom);
  await context.database.write((db) =>
    recordHistory({ ...context, db }, [
      {
        entitat: 'empresa',
        id: context.empresa.id,
        accio: 'descarrega',
        despres: { document: 'llibres', ...query },
      },
    ]),
  );
  if (format === 'csv' && llibre !== 'tots')
    return {
      nom: whole.replace(/\.xlsx$/, `_${nomDelFull(tipus, llibre)}.csv`),
      tipus: 'text/csv; charset=utf-8',
      contingut: csvDe(lectura, llibre, tipus),
    };
  return {
    nom: whole,
    tipus: XLSX,
    contingut: await writeWorkbook(asked.map((one) => fullDe(lectura, one, tipus))),
  };
};
