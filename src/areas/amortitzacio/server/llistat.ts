import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { amortitzacioRoutes } from '../contract/routes.ts';
import type { BE_ORDER, BeItem } from '../contract/schemas.ts';
import { amortitzacioLlistat } from '../texts/llistat.ts';
import { exerciciDe, pageOfBens, type SumesBens } from './list.ts';

const translate = translator([amortitzacioLlistat]);
/** A good of the listing, or what all of them come to. */
type Fila = { readonly be: BeItem } | { readonly sumes: SumesBens };

const columnsIn = (language: Language): readonly SheetColumn<Fila>[] => {
  const head = (key: string): string => translate(language, `amortitzacio.llistat.${key}`);
  const decimal = (percentatge: string): string => (language === 'en' ? percentatge : percentatge.replace('.', ','));
  const text = (key: string, share: number, value: (be: BeItem) => string) =>
    textColumn<Fila>(key, head(key), share, (fila) => ('be' in fila ? value(fila.be) : ''));
  const cents = (
    key: string,
    value: (be: BeItem) => number,
    sum?: (sumes: SumesBens) => number,
  ): SheetColumn<Fila> => ({
    key,
    head: head(key),
    kind: 'import',
    share: 1.3,
    value: (fila) => ('be' in fila ? value(fila.be) : (sum?.(fila.sumes) ?? null)),
  });
  /** A row of the table that is another since a year is told with the good. */
  const canviText = ({ any, percentatge, canvis }: BeItem): string => {
    const done = canvis.filter(({ des_de }) => des_de <= any.exercici);
    const now = done.at(-1);
    const abans = done.at(-2)?.percentatge ?? percentatge;
    return now && now.percentatge !== abans
      ? translate(language, 'amortitzacio.llistat.canvi', {
          ara: decimal(now.percentatge),
          any: String(now.des_de),
          abans: decimal(abans),
        })
      : '';
  };
  const date = (key: string, value: (be: BeItem) => string | null): SheetColumn<Fila> => ({
    key,
    head: head(key),
    kind: 'data',
    share: 1.2,
    value: (fila) => ('be' in fila ? value(fila.be) : null),
  });
  return [
    textColumn('descripcio', head('descripcio'), 3, (fila) =>
      'be' in fila
        ? [fila.be.descripcio, fila.be.identificador, canviText(fila.be)].filter(Boolean).join(' · ')
        : translate(language, 'amortitzacio.llistat.sumes', { n: fila.sumes.bens }),
    ),
    date('data_inici', (be) => be.data_inici),
    text('despesa', 1, ({ despesa }) => (despesa ? `${despesa.exercici}/${despesa.numero}` : '')),
    text('proveidor', 2, ({ despesa }) => despesa?.proveidor ?? ''),
    text('treball', 1.2, ({ treballs }) => treballs.map(({ codi }) => codi).join(', ')),
    cents(
      'valor',
      (be) => be.valor,
      (sumes) => sumes.valor,
    ),
    {
      key: 'percentatge',
      head: head('percentatge'),
      kind: 'numero',
      share: 0.7,
      value: (fila) => ('be' in fila ? Number(fila.be.any.percentatge) : null),
    },
    cents(
      'inici',
      ({ any }) => any.acumulat_inici,
      (sumes) => sumes.acumulat - sumes.quota,
    ),
    cents(
      'quota',
      ({ any }) => any.quota,
      (sumes) => sumes.quota,
    ),
    cents(
      'acumulat',
      ({ any }) => any.acumulat_final,
      (sumes) => sumes.acumulat,
    ),
    cents(
      'pendent',
      ({ any }) => any.pendent,
      (sumes) => sumes.pendent,
    ),
    date('baixa', ({ baixa }) => baixa?.data ?? null),
  ];
};

type Query = z.output<NonNullable<typeof amortitzacioRoutes.llistat.query>>;

/** The table of an exercise as a file, with its sums in the last row. */
export const bensDocument = async (
  documents: Documents,
  context: CompanyContext,
  { ordre, format, idioma, treball_fk, exercici: asked }: Query,
): Promise<FileAnswer> => {
  const { db, empresa } = context;
  const language = idioma ?? context.language;
  const exercici = exerciciDe(context, asked);
  if (treball_fk !== undefined) await checkTreball(context, treball_fk);
  return listDocument<Fila>(
    documents,
    { ...context, language },
    {
      document: 'amortitzacio',
      title: translate(language, 'amortitzacio.llistat.titol', { exercici: String(exercici) }),
      columns: columnsIn(language),
      query: { documentType: format },
      read: async (limit) => {
        const { items, sumes } = await pageOfBens(context, {
          exercici,
          treball_fk,
          ordre_camp: ordre.replace(/^-/, '') as (typeof BE_ORDER)[number],
          ordre_criteri: ordre.startsWith('-') ? 'DESC' : 'ASC',
          offset: 0,
          limit,
        });
        const rows = items.map((be): Fila => ({ be }));
        return rows.length === 0 || rows.length === limit ? rows : [...rows, { sumes }];
      },
      isSum: (row) => 'sumes' in row,
      letterhead: await letterheadOf(db, empresa.id),
    },
  );
};
