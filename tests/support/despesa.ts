import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Despesa } from '#areas/despesa/contract/schemas.ts';
import { buildAgent } from './builders.ts';
import { type Member, openTestApp, type TestApp } from './test-app.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Kinds of the product that tests name. */
export const TIPUS = {
  sous: 1010,
  lloguer: 2010,
  informatica: 3010,
  combustible: 4020,
  papereria: 6010,
  tecnics: 7010,
};
const NIF = 'B65410011';

let made = 0;
/** A line of stationery at the general rate. */
export const linia = (base: number, more: Fields = {}): Fields => {
  made += 1;
  return { clau: `l${made}`, tipus_despesa_fk: TIPUS.papereria, base, ...more };
};

export interface DespesaOffice {
  readonly app: TestApp;
  readonly by: Member;
  readonly proveidorId: number;
  /** Params of a call about the company, or about one of its expenses. */
  at(did?: number, more?: Record<string, number>): { token: string; params: Record<string, number> };
  create(more?: Fields): Promise<Despesa>;
  /** Status and code of a creation, with the field that it is about. */
  refused(more: Fields): Promise<readonly [number, string, string]>;
  get(did: number): Promise<Despesa>;
}

/** An office on a fresh database with a supplier. */
export const openDespesaOffice = async (): Promise<DespesaOffice> => {
  const app = await openTestApp();
  const by = await app.setUp();
  const at: DespesaOffice['at'] = (did, more = {}) => ({
    token: by.token,
    params: { id: by.empresaId, ...(did === undefined ? {} : { did }), ...more },
  });
  const proveidor = await buildAgent(app, by, { rao_social: 'Papereria Exemple, SL', nif: NIF, proveidor: true });
  const body = (more: Fields): Fields => {
    made += 1;
    return { agent_fk: proveidor.id, num_factura: `F-${made}`, data: '2026-10-05', linies: [linia(10_000)], ...more };
  };
  return {
    app,
    by,
    proveidorId: proveidor.id,
    at,
    create: (more = {}) => app.ok(despesaRoutes.create, { ...at(), body: body(more) }),
    refused: async (more) => {
      const answer = await app.call(despesaRoutes.create, { ...at(), body: body(more) });
      const told = answer.body.camps?.[0] ?? answer.body.avisos?.[0];
      return [answer.status, told?.codi ?? answer.body.codi, told?.cami ?? ''];
    },
    get: (did) => app.ok(despesaRoutes.get, at(did)),
  };
};
