import { Readable } from 'node:stream';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { findCadena, readRegistres } from './registre-store.ts';

const PART = 500;
const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Records issued between two dates as one XML: each with its exact stored text, on a line. */
export const exportRegistres = async (
  context: CompanyContext,
  { des, fins }: { readonly des?: string | undefined; readonly fins?: string | undefined },
): Promise<FileAnswer> => {
  const { database, empresa, clock } = context;
  const end = (await findCadena(context.db, empresa.id))?.ultim_ordre ?? 0;
  const now = clock.now();
  const parts = async function* (): AsyncGenerator<string> {
    const bounds = { ...(des && { des }), ...(fins && { fins }), fet: now };
    const told = Object.entries(bounds).map(([name, value]) => ` ${name}="${attribute(value)}"`);
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<registres${told.join('')}>\n`;
    for (let despres = 0; despres < end; ) {
      const rows = await readRegistres(database.read, empresa.id, { despres, fins: end, limit: PART });
      yield rows
        .filter((row) => (!des || row.data_expedicio >= des) && (!fins || row.data_expedicio <= fins))
        .map((row) => `${row.xml}\n`)
        .join('');
      if (rows.length < PART) break;
      despres = rows.at(-1)?.ordre ?? end;
    }
    yield '</registres>\n';
  };
  const period = [des, fins].filter(Boolean).join('_');
  return {
    nom: `${context.text('registre.fitxer')}${period ? `-${period}` : ''}.xml`,
    tipus: 'application/xml',
    contingut: Readable.from(parts()),
  };
};
