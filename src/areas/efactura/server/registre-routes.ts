import { letterheadOf } from '#areas/empresa/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { momentOf } from '#server/http/clock.ts';
import { type Bound, bind } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import { translator } from '#server/http/texts.ts';
import type { Platform } from '#server/platform.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import { type RegistreItem, registreRoutes } from '../contract/registre.ts';
import { efacturaTexts } from '../texts/index.ts';
import { declaracioOf, printDeclaracio } from './declaracio.ts';
import { comprovaCadena, darreraOf } from './registre-comprova.ts';
import { exportRegistres } from './registre-export.ts';
import { listRegistres, type RegistreRow } from './registre-store.ts';

const translate = translator([efacturaTexts]);

const present = (row: RegistreRow): RegistreItem => ({
  id: row.id,
  ordre: row.ordre,
  tipus: row.tipus as RegistreItem['tipus'],
  factura_fk: row.factura_fk,
  numserie: row.numserie,
  data_expedicio: row.data_expedicio,
  moment: row.moment,
  estat: row.estat as RegistreItem['estat'],
  huella: row.huella,
});

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<RegistreRow>[] => {
  const say = (key: string): string => translate(language, `registre.${key}`);
  return [
    { key: 'ordre', head: say('ordre'), kind: 'numero', share: 0.7, value: (row) => row.ordre },
    textColumn('numserie', say('factura'), 1.4, (row) => row.numserie),
    { key: 'data', head: say('data'), kind: 'data', share: 1, value: (row) => row.data_expedicio },
    textColumn('tipus', say('tipus'), 1, (row) => say(`tipus.${row.tipus}`)),
    { key: 'moment', head: say('moment'), kind: 'moment', share: 1.4, value: (row) => momentOf(row.creat) },
    textColumn('estat', say('estat'), 1, (row) => say(`estat.${row.estat}`)),
    textColumn('huella', say('empremta'), 4, (row) => row.huella),
  ];
};

/** Calls over the records of billing, and the producer's declaration. */
export const registreHandlers = ({
  documents,
  producer,
}: Pick<Platform, 'documents' | 'producer'>): readonly Bound[] => [
  bind(registreRoutes.list, async ({ db, empresa }, { query }) => {
    const { total, rows } = await listRegistres(db, empresa.id, query);
    return pageFrom(query, total, rows.map(present));
  }),
  bind(registreRoutes.document, async (context, { query }) => {
    const { db, empresa, language } = context;
    return listDocument(documents, context, {
      document: 'registre',
      title: translate(language, 'registre.registre'),
      columns: columnsIn(language),
      query,
      read: async (limit) => (await listRegistres(db, empresa.id, { ...query, offset: 0, limit })).rows,
      letterhead: await letterheadOf(db, empresa.id),
      asked: askedOf([], query.search),
    });
  }),
  bind(registreRoutes.darrera, ({ db, empresa }) => darreraOf(db, empresa.id)),
  bind(
    registreRoutes.comprova,
    async ({ database, empresa, clock, signal, progress }) => {
      await comprovaCadena(database, empresa.id, { quan: clock.now(), origen: 'persona', signal, progress });
      return darreraOf(database.read, empresa.id);
    },
    { ownTransaction: true },
  ),
  bind(registreRoutes.export, (context, { query }) => exportRegistres(context, query)),
  bind(registreRoutes.declaracio, async () => declaracioOf(producer)),
  bind(registreRoutes.declaracioDocument, (context) => printDeclaracio(documents, context, producer)),
];
