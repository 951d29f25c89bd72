import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { printFactures } from '#areas/factura/server/document-print.ts';
import type { Executor } from '#server/database/tables.ts';
import { createDocuments } from '#server/documents/index.ts';
import { buildEmesa, manyLines } from '#tests/support/emesa.ts';
import type { Member, TestApp } from '#tests/support/test-app.ts';
import { measureBoth, type Times } from './measure.ts';

/** Fewer on demand, to see that it runs. */
export const INVOICES = Number(process.env['BENCH_INVOICES'] ?? 50_000);
const PACK = 100;
const BUYER = {
  tipus_persona: 'E',
  rao_social: 'Client Mesurat, SL',
  nif: 'B64717838',
  adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
};
const lines = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    clau: `l${at}`,
    concepte: `Direcció d’execució i control, partida ${at + 1}`,
    quantitat: '2.5',
    unitat: 'u',
    preu: '87.35',
    iva_fk: 1,
  }));

/** A company with a great many invoices and one with none: what measured calls are asked in. */
export interface Invoiced {
  readonly full: { readonly empresa: number; readonly agent: number };
  readonly empty: { readonly empresa: number; readonly agent: number };
}

const issueOne = async (app: TestApp, token: string, empresa: number, agent: number, data: string): Promise<number> => {
  const params = { id: empresa };
  const draft = await app.ok(facturaRoutes.create, {
    token,
    params,
    body: { agent_fk: agent, data, linies: lines(10) },
  });
  const given = { token, params: { ...params, fid: draft.id } };
  const { problemes } = await app.ok(facturaRoutes.comprova, given);
  await app.ok(facturaAccioRoutes.emetre, {
    ...given,
    body: { versio: draft.versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
  return draft.id;
};

const copyInvoice = async (db: Executor, id: number): Promise<void> => {
  const { id: _id, ...row } = await db.selectFrom('factura').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { factura_fk: _of, ...content } = await db
    .selectFrom('factura_contingut')
    .selectAll()
    .where('factura_fk', '=', id)
    .executeTakeFirstOrThrow();
  const impostos = await db
    .selectFrom('factura_impost')
    .selectAll()
    .where('factura_fk', '=', id)
    .orderBy('ordre')
    .execute();
  for (let start = 0; start < INVOICES; start += PACK) {
    const made = await db
      .insertInto('factura')
      .values(
        Array.from({ length: PACK }, (_none, at) => {
          const n = start + at;
          const year = 2016 + Math.floor((n / INVOICES) * 10);
          const data = `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;
          const paid = n % 20 !== 0;
          return {
            ...row,
            serie: 'H',
            exercici: year,
            numero: n + 1,
            numero_text: `H-${String(n + 1).padStart(6, '0')}`,
            numero_ordre: `H ${year} ${String(n + 1).padStart(10, '0')}`,
            data,
            venciment: data,
            cobrat: paid ? row.total : 0,
            pendent: paid ? 0 : row.total,
            situacio: paid ? 'cobrada' : 'emesa',
            cerca: ` h-${String(n + 1).padStart(6, '0')} client mesurat sl`,
          };
        }),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('factura_contingut')
      .values(made.map((one) => ({ ...content, factura_fk: one.id })))
      .execute();
    await db
      .insertInto('factura_impost')
      .values(made.flatMap((one) => impostos.map((impost) => ({ ...impost, factura_fk: one.id }))))
      .execute();
  }
};

/** Fills one company with invoices of ten years and leaves another without any. */
export const seedInvoices = async (app: TestApp, who: Member): Promise<Invoiced> => {
  const { token } = who;
  const company = async (nom: string, nif: string) => {
    const empresa = await app.ok(empresaRoutes.create, {
      token,
      body: {
        nom_fiscal: nom,
        tipus_persona: 'E',
        nif,
        iva_fk: 1,
        adreca: { via: 'Carrer Major, 1', codi_postal: '08001', poblacio: 'Barcelona', provincia: 'Barcelona' },
      },
    });
    const agent = await app.ok(agentRoutes.create, { token, query: { empresa_fk: empresa.id }, body: BUYER });
    return { empresa: empresa.id, agent: agent.id };
  };
  const full = await company('Plena, SL', 'B65410011');
  const empty = await company('Buida, SL', 'B85626240');
  const first = await issueOne(app, token, full.empresa, full.agent, app.clock.today());
  await app.database.write((db) => copyInvoice(db, first));
  return { full, empty };
};

/** Each beside its floor, taken turn about. */
export interface InvoiceTimes {
  readonly draft: readonly [Times, Times];
  readonly issue: readonly [Times, Times];
  readonly issueFull: Times;
  readonly issueEmpty: Times;
  readonly paperTen: readonly [Times, Times];
  readonly paperMany: readonly [Times, Times];
}

/** Drafts, issues and papers through the calls of a running server. */
export const measureInvoices = async (url: string, token: string, { full, empty }: Invoiced): Promise<InvoiceTimes> => {
  const headers = { 'auth-token': token, 'content-type': 'application/json' };
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    askAt(`/api/empresa/${path}`, method, body);
  const askAt = async <Answer>(path: string, method: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.arrayBuffer()) as Answer;
  };
  type Draft = { id: number; versio: number };
  const draftIn = ({ empresa, agent }: Invoiced['full'], count = 10): Promise<Draft> =>
    ask('POST', `${empresa}/factura`, { agent_fk: agent, linies: lines(count) });
  const kept = await draftIn(full);
  let versio = kept.versio;
  const besides = await draftIn(full);
  const draft = await measureBoth(
    100,
    async (index) => {
      const body = { versio, linies: lines(10), observacions: `Vegada ${index}` };
      versio = (await ask<Draft>('PUT', `${full.empresa}/factura/${kept.id}`, body)).versio;
    },
    () => askAt(`/floor/draft/${besides.id}`, 'POST', {}),
  );
  const runs = 100;
  const many = Math.ceil(runs * 1.2);
  const waiting: { full: Draft[]; empty: Draft[] } = { full: [], empty: [] };
  const again: Draft[] = [];
  for (let index = 0; index < many; index += 1) {
    waiting.full.push(await draftIn(full));
    again.push(await draftIn(full));
    waiting.empty.push(await draftIn(empty));
  }
  const { problemes } = await ask<{ problemes: { codi: string }[] }>(
    'GET',
    `${full.empresa}/factura/${kept.id}/comprova`,
  );
  const avisos_acceptats = problemes.map(({ codi }) => codi);
  const issueIn = ({ empresa }: Invoiced['full'], one: Draft | undefined): Promise<unknown> =>
    ask('POST', `${empresa}/factura/${one?.id}/emetre`, { versio: one?.versio, avisos_acceptats });
  const [issueFull, issueEmpty] = await measureBoth(
    runs,
    (index) => issueIn(full, waiting.full[index]),
    (index) => issueIn(empty, waiting.empty[index]),
  );
  const issue = await measureBoth(
    runs,
    (index) => issueIn(full, again[index]),
    (index) => askAt(`/floor/issue/${waiting.full[index]?.id}`, 'POST', {}),
  );
  const long = await draftIn(full, 300);
  // Of a paper the floor is its printing alone, of an invoice that is already at hand.
  const documents = createDocuments();
  const paper = (id: number, times: number, count: number) =>
    measureBoth(
      times,
      () => ask('GET', `${full.empresa}/factura/${id}/document`),
      () =>
        printFactures(documents, {
          papers: [{ emesa: buildEmesa({ linies: manyLines(count) }), qr: null }],
          logo: null,
          color: null,
          disseny: 'sobri',
          ara: new Date().toISOString(),
        }),
    );
  const [paperTen, paperMany] = [await paper(kept.id, 20, 10), await paper(long.id, 5, 300)];
  await documents.close();
  return { draft, issue, issueFull, issueEmpty, paperTen, paperMany };
};
