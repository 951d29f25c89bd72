import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import type { Documents } from '#server/documents/index.ts';
import { momentOf } from '#server/http/clock.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { EquipItem, equipDocumentQuery } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import { foundInEquip } from './equip.ts';

const translate = translator([usuariTexts]);

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = ({ language, text }: CompanyContext): readonly SheetColumn<EquipItem>[] => {
  const say = (key: string): string => translate(language, `usuari.${key}`);
  return [
    textColumn('nom', say('nom'), 2.4, (item) => `${item.nom} ${item.cognoms}`.trim()),
    textColumn('email', say('email'), 2.4, (item) => item.email),
    textColumn('rol', say('rol'), 1.4, (item) => text(`rol.${item.rol}`)),
    {
      key: 'darrer_acces',
      head: say('darrer_acces'),
      kind: 'moment',
      share: 1.4,
      value: (item) => (item.darrer_acces ? momentOf(item.darrer_acces) : null),
    },
    textColumn('estat', say('estat'), 1, (item) => say(`estat.${item.estat}`)),
  ];
};

/** People of the company and invitations that wait, as a file. */
export const equipDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: z.output<typeof equipDocumentQuery>,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  return listDocument(documents, context, {
    document: 'usuari',
    title: translate(language, 'usuari.usuaris'),
    columns: columnsIn(context),
    query,
    read: async (limit) => (await foundInEquip(context, query)).slice(0, limit),
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(query.nomes_actius ? [translate(language, 'usuari.nomes_actius')] : [], query.search),
  });
};
