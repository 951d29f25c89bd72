import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import type { Factura } from '#areas/factura/contract/schemas.ts';
import { buildAgent } from './builders.ts';
import { type Member, openTestApp, type TestApp } from './test-app.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Tax ids that pass every check, of nobody in particular. */
export const NIF_CLIENT = 'B85626240';
const CODES = { general: 1, exempt: 4, isp: 6 } as const;

let made = 0;
/** A line at the general rate, of one unit. */
export const linia = (preu: string, more: Fields = {}): Fields => {
  made += 1;
  return { clau: `l${made}`, concepte: 'Direcció d’execució', preu, iva_fk: CODES.general, ...more };
};

export interface FacturaOffice {
  readonly app: TestApp;
  readonly by: Member;
  /** A client that may be invoiced. */
  readonly clientId: number;
  /** Params of a call about the company, or about one of its invoices. */
  at(fid?: number, more?: Record<string, number>): { token: string; params: Record<string, number> };
  draft(more?: Fields): Promise<Factura>;
  issue(factura: Pick<Factura, 'id' | 'versio'>, more?: Fields): Promise<Factura>;
  issued(more?: Fields): Promise<Factura>;
  get(fid: number): Promise<Factura>;
}

/** An office on a fresh database that may invoice: company and client with tax id and address. */
export const openFacturaOffice = async (): Promise<FacturaOffice> => {
  const app = await openTestApp();
  const by = await app.setUp();
  const at: FacturaOffice['at'] = (fid, more = {}) => ({
    token: by.token,
    params: { id: by.empresaId, ...(fid === undefined ? {} : { fid }), ...more },
  });
  const company = await app.send('GET', `/api/empresa/${by.empresaId}`, { token: by.token });
  const written = await app.send('POST', `/api/empresa/${by.empresaId}`, {
    token: by.token,
    body: { versio: company.body.versio, adreca: { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic' } },
  });
  if (written.status !== 200) throw new Error(JSON.stringify(written.body));
  const client = await buildAgent(app, by, {
    rao_social: 'Promocions Exemple, SL',
    nif: NIF_CLIENT,
    promotor: true,
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic' }],
  });
  const draft: FacturaOffice['draft'] = (more = {}) =>
    app.ok(facturaRoutes.create, { ...at(), body: { agent_fk: client.id, linies: [linia('100')], ...more } });
  const issue: FacturaOffice['issue'] = ({ id, versio }, more = {}) =>
    app.ok(facturaAccioRoutes.emetre, { ...at(id), body: { versio, ...more } });
  return {
    app,
    by,
    clientId: client.id,
    at,
    draft,
    issue,
    issued: async (more) => issue(await draft(more)),
    get: (fid) => app.ok(facturaRoutes.get, at(fid)),
  };
};
