import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { showIban } from '#areas/fiscal/domain/iban.ts';
import { type PaperWording, paperLanguage, paperWordings } from '#areas/fiscal/server/index.ts';
import { irpfOf } from '#areas/referencia/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import {
  type Documents,
  pictureType,
  printColour,
  printedLetterhead,
  type RootFile,
  shorten,
} from '#server/documents/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import type { despesaRoutes } from '../contract/routes.ts';
import type { Despesa } from '../contract/schemas.ts';
import { isAutoliquidada } from '../domain/imports.ts';
import { despesaPaper } from '../texts/paper.ts';
import { type ArxiuRow, listArxius } from './arxiu-store.ts';
import { translate } from './llistat.ts';
import type { DespesaPorts } from './ports.ts';
import { getDespesa } from './service.ts';
import { type Arbre, arbreOf } from './tipus-arbre.ts';

const TEMPLATE = new URL('./documents/despesa.typ', import.meta.url);
const TRY = new URL('./documents/prova.typ', import.meta.url);
const wordingOf = paperWordings(despesaPaper);
/** Bytes of files that one paper takes in. */
const MAXIM = 20 * 1024 * 1024;
type Com = 'imatge' | 'adjunt' | 'llista' | 'gran' | 'illegible';

interface Inside {
  readonly row: ArxiuRow;
  readonly com: Com;
  readonly cami: string;
  readonly bytes: Uint8Array | null;
}

/** A name that a path of the document takes. */
const safe = (nom: string): string => nom.replace(/[\\/:*?"<>|#%\p{Cc}]+/gu, '-').slice(-120);

/** Bytes of a kept picture, HEIC as JPEG, if it can be printed at all. */
const pictureOf = async (
  context: CompanyContext,
  { files, documents }: Pick<DespesaPorts, 'files'> & { readonly documents: Documents },
  row: ArxiuRow,
): Promise<Uint8Array | null> => {
  const kept = await files.find(context.db, row.empresa_fk, row.vista_fk ?? row.fitxer_fk);
  if (!kept) return null;
  try {
    const bytes = /hei[cf]$/.test(kept.tipus)
      ? await files.picture(kept, context.signal)
      : await buffer(await files.open(kept));
    if (pictureType(bytes) === null) return null;
    const tried = await documents.print({
      template: TRY,
      dades: {},
      imatge: bytes,
      now: new Date(context.clock.now()),
    });
    return tried.warnings.length === 0 ? bytes : null;
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Files of the expense: pictures a page each, the others attached, up to 20 MB in all. */
const insideOf = async (
  context: CompanyContext,
  ports: Pick<DespesaPorts, 'files'> & { readonly documents: Documents },
  despesaId: number,
): Promise<Inside[]> => {
  const found: Inside[] = [];
  let size = 0;
  for (const row of await listArxius(context.db, context.empresa.id, despesaId)) {
    context.signal.throwIfAborted();
    const picture = /^image\/(jpeg|png|hei[cf])$/.test(row.tipus);
    const attached = row.tipus === 'application/pdf' || /xml$/.test(row.tipus);
    if (size + row.mida > MAXIM || !(picture || attached)) {
      found.push({ row, com: picture || attached ? 'gran' : 'llista', cami: '', bytes: null });
      continue;
    }
    const kept = picture ? null : await ports.files.find(context.db, row.empresa_fk, row.fitxer_fk);
    const bytes = picture
      ? await pictureOf(context, ports, row)
      : kept
        ? await buffer(await ports.files.open(kept))
        : null;
    const fits = bytes !== null && size + bytes.length <= MAXIM;
    if (fits) size += bytes.length;
    const com: Com = bytes === null ? 'illegible' : fits ? (picture ? 'imatge' : 'adjunt') : 'gran';
    const ending = com === 'imatge' && bytes ? (pictureType(bytes) === 'image/png' ? '.png' : '.jpg') : '';
    found.push({ row, com, cami: `/fitxers/${row.id}-${safe(row.nom)}${ending}`, bytes: fits ? bytes : null });
  }
  return found;
};

const factsOf = (despesa: Despesa, { t, date, money }: PaperWording, tipus: string): [string, string][] => {
  const facts: [string, string][] = [
    [t('fet.nif'), despesa.proveidor?.nif ?? ''],
    [t('fet.document'), tipus],
    [t('fet.num_factura'), [despesa.num_factura, despesa.num_final].filter(Boolean).join(' – ')],
    [t('fet.data'), date(despesa.data)],
    [t('fet.data_operacio'), despesa.data_operacio ? date(despesa.data_operacio) : ''],
    [t('fet.data_recepcio'), despesa.data_recepcio ? date(despesa.data_recepcio) : ''],
    [t('fet.isp'), despesa.isp ? t('isp.si') : despesa.clau === '09' ? t('isp.ue') : ''],
    [t('fet.venciment'), despesa.venciment ? date(despesa.venciment) : ''],
    [t('fet.data_pagament'), despesa.data_pagament ? date(despesa.data_pagament) : t('pendent_pagar')],
    [t('fet.forma'), t(`forma.${despesa.forma_pagament}`)],
    [t('fet.deduible'), despesa.imports.quota === 0 ? '' : money(despesa.imports.deduible)],
    [t('fet.compte'), despesa.compte === '' ? '' : showIban(despesa.compte)],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => [label, shorten(value, 200)]);
};

const liniesOf = (despesa: Despesa, arbre: Arbre, { t, euros, percent }: PaperWording) => ({
  columnes: ['2.2fr', '3fr', 'auto', 'auto', 'auto', 'auto'],
  alinea: ['esquerra', 'esquerra', 'dreta', 'dreta', 'dreta', 'dreta'],
  cap: ['tipus', 'concepte', 'base', 'iva', 'quota', 'deduible'].map((key) => t(`cap.${key}`)),
  files: despesa.linies.map((linia, place) => {
    const sums = despesa.imports.linies[place];
    return [
      arbre.get(linia.tipus_despesa_fk ?? 0)?.nom ?? '–',
      linia.concepte || '–',
      euros(linia.base),
      sums?.iva ? percent(sums.iva) : '–',
      euros((sums?.quota ?? 0) + (sums?.quota_recarrec ?? 0)),
      euros(sums?.deduible ?? 0),
    ];
  }),
});

const sumesOf = (despesa: Despesa, { t, euros, money, percent }: PaperWording): [string, string, string][] => {
  const { imports } = despesa;
  const irpf = despesa.irpf_fk === null ? null : irpfOf(despesa.irpf_fk);
  const own = isAutoliquidada(despesa);
  return [
    [t('suma.base'), euros(imports.base), ''],
    ...(imports.quota === 0
      ? []
      : [[own ? t('suma.quota_isp') : t('suma.quota'), euros(imports.quota), ''] as [string, string, string]]),
    ...(imports.quota_recarrec === 0
      ? []
      : [[t('suma.recarrec'), euros(imports.quota_recarrec), ''] as [string, string, string]]),
    [t('suma.total'), euros(imports.total), 'fort'],
    ...(imports.retingut === 0
      ? []
      : [
          [`${t('suma.retingut')}${irpf ? ` ${percent(irpf.percentatge)}` : ''}`, euros(-imports.retingut), ''] as [
            string,
            string,
            string,
          ],
        ]),
    [t('suma.a_pagar'), money(imports.a_pagar), 'pagar'],
  ];
};

/** What goes under the lines: works, goods, notes, files. */
const seccionsOf = (despesa: Despesa, files: readonly Inside[], { t, euros, percent, date, decimal }: PaperWording) => {
  const bens = despesa.linies.flatMap((linia) => linia.be_inversio ?? []);
  const taula = (columnes: string[], cap: string[], rows: string[][], right: number) => ({
    columnes,
    alinea: columnes.map((_column, at) => (at >= columnes.length - right ? 'dreta' : 'esquerra')),
    cap: cap.map((key) => t(`cap.${key}`)),
    files: rows,
  });
  return [
    {
      titol: t('parts'),
      taula: taula(
        ['1fr', 'auto', 'auto', 'auto'],
        ['treball', 'percentatge', 'base', 'total'],
        despesa.parts.map(({ treball, base, total }, at) => [
          `${treball.codi} ${treball.nom}`,
          percent(despesa.treballs[at]?.percentatge ?? '0'),
          euros(base),
          euros(total),
        ]),
        3,
      ),
    },
    {
      titol: t('bens'),
      taula: taula(
        ['1fr', 'auto', 'auto'],
        ['be', 'inici', 'amortitzacio'],
        bens.map((be) => [
          [be.descripcio, be.identificador].filter(Boolean).join(', '),
          date(be.data_inici),
          percent(be.percentatge),
        ]),
        2,
      ),
    },
    {
      titol: t('fitxers'),
      taula: taula(
        ['1fr', 'auto', 'auto'],
        ['fitxer', 'inclos', 'mida'],
        files.map(({ row, com }) => [row.nom, t(`inclos.${com}`), decimal(Math.ceil(row.mida / 1024), 0)]),
        1,
      ),
    },
  ].filter((one) => one.taula.files.length > 0);
};

/** The expense on paper, with its pictures as pages and its other files attached. */
export const despesaDocument = async (
  ports: DespesaPorts & { readonly documents: Documents },
  context: CompanyContext,
  id: number,
  query: z.output<NonNullable<typeof despesaRoutes.document.query>>,
): Promise<FileAnswer> => {
  const { db, empresa, clock, signal } = context;
  const language = query.idioma ?? context.language;
  const wording = wordingOf(language);
  const { t } = wording;
  const despesa = await getDespesa(context, ports, id);
  const letterhead = await letterheadOf(db, empresa.id);
  if (!letterhead) throw notFound();
  const company = printedLetterhead(letterhead);
  const arbre = await arbreOf(db, empresa.id, language);
  const files = await insideOf(context, ports, id);
  const taken = files.flatMap(({ bytes, cami }): RootFile[] => (bytes ? [{ path: cami, bytes }] : []));
  const adjunts = files.filter(({ com }) => com === 'adjunt');
  const numero = `${despesa.exercici}/${despesa.numero}`;
  const titol = t('titol.despesa', { numero });
  const { pdf } = await ports.documents.print({
    template: TEMPLATE,
    dades: {
      idioma: paperLanguage(language),
      titol,
      subtitol: despesa.proveidor ? shorten(despesa.proveidor.nom, 120) : null,
      autor: shorten(company.nom, 90),
      paraules: [titol],
      disseny: 'sobri',
      color: printColour(company.color),
      esborrany: null,
      empresa: { nom: shorten(company.nom, 90), linies: company.linies.map((line) => shorten(line, 110)) },
      peu: shorten(company.peu, 320),
      pagina: t('pagina', { n: '{n}', total: '{total}' }),
      corrent: {
        document: titol,
        numero: shorten(despesa.num_factura, 40),
        treball: shorten(despesa.proveidor?.nom ?? '', 60),
      },
      fets: factsOf(despesa, wording, translate(language, `despesa.llistat.tipus.${despesa.tipus}`)),
      titols: { linies: t('linies') },
      linies: liniesOf(despesa, arbre, wording),
      sumes: sumesOf(despesa, wording),
      seccions: [
        ...seccionsOf(despesa, files, wording).map((one) => ({ ...one, text: '' })),
        ...(despesa.observacions ? [{ titol: t('observacions'), taula: null, text: despesa.observacions }] : []),
      ],
      pagines: files.filter(({ com }) => com === 'imatge').map(({ cami, row }) => ({ cami, text: row.nom })),
      adjunts: adjunts.map(({ cami, row }) => ({ cami, nom: row.nom, tipus: row.tipus })),
    },
    logo: company.logo,
    fitxers: taken,
    level: adjunts.length > 0 ? 'a-3a' : 'a-2a',
    now: new Date(clock.now()),
    signal,
  });
  if (!query.inline)
    await context.database.write((writer) =>
      recordHistory({ ...context, db: writer }, [
        { entitat: 'despesa', id, accio: 'descarrega', despres: { document: 'despesa', idioma: language } },
      ]),
    );
  const nom = t('fitxer.despesa', { numero }).replace(/[\\/:*?"<>|]+/g, '-');
  return { nom: `${nom}.pdf`, tipus: 'application/pdf', contingut: pdf, inline: query.inline };
};
