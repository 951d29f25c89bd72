import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Despesa } from '#areas/despesa/contract/schemas.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import type { Factura } from '#areas/factura/contract/schemas.ts';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import type { Model, Perfil, Resum } from '#areas/llibres/contract/schemas.ts';
import { NIF_CLIENT } from './factura.ts';
import type { Reply, TestApp } from './test-app.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A company that invoices, spends and reads its books, all of it through the calls. */
export interface LlibresOffice {
  readonly empresaId: number;
  readonly clientId: number;
  at(more?: Readonly<Record<string, number | string>>): {
    token: string;
    params: Record<string, number | string>;
  };
  agent(fields: Fields): Promise<number>;
  /** An invoice issued, taking on what is asked about. */
  emet(fields: Fields): Promise<Factura>;
  /** The same of a draft that is there, once these fields of it are changed. */
  emetEsborrany(draft: Pick<Factura, 'id' | 'versio'>, fields?: Fields): Promise<Factura>;
  gasta(fields: Fields): Promise<Despesa>;
  perfil(fields: Partial<Perfil>): Promise<void>;
  resum(model: Model, trimestre?: number, exercici?: number): Promise<Resum>;
  /** A box of a form by its number, in cents; fails on one that the form has not. */
  caselles(model: Model, trimestre?: number, exercici?: number): Promise<(casella: string) => number>;
  escriu(model: Model, trimestre: number | undefined, caselles: Readonly<Record<string, number | null>>): Promise<void>;
}

/** Asks again, taking on what is asked about. */
const accepting = async <Answer>(call: (avisos_acceptats: string[]) => Promise<Reply>): Promise<Answer> => {
  let codes: string[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const { status, body } = await call(codes);
    if (status === 200) return body as Answer;
    const { avisos } = body as { avisos?: { codi: string }[] };
    if (status !== 409 || !avisos) throw new Error(`${status} ${JSON.stringify(body)}`);
    codes = [...codes, ...avisos.map(({ codi }) => codi)];
  }
  throw new Error('asked for ever');
};

let made = 0;

/** One more company on an application, with a client; `fields` say who it is. */
export const openLlibresOffice = async (app: TestApp, token: string, fields: Fields = {}): Promise<LlibresOffice> => {
  const { id } = await app.ok(empresaRoutes.create, {
    token,
    body: {
      nom_fiscal: 'Aparelladors Exemple, SLP',
      tipus_persona: 'E',
      nif: 'B65410011',
      iva_fk: 1,
      adreca: { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' },
      ...fields,
    } as never,
  });
  const at: LlibresOffice['at'] = (more = {}) => ({ token, params: { id, ...more } });
  const agent: LlibresOffice['agent'] = async (body) =>
    (
      await app.ok(agentRoutes.create, {
        token,
        query: { empresa_fk: id },
        body: {
          tipus_persona: 'E',
          adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
          ...body,
        } as never,
      })
    ).id;
  const clientId = await agent({ rao_social: 'Promocions Exemple, SL', nif: NIF_CLIENT });
  const emetEsborrany: LlibresOffice['emetEsborrany'] = async ({ id: fid, versio }, changes) => {
    const draft = changes
      ? await app.ok(facturaRoutes.update, { ...at({ fid }), body: { versio, ...changes } as never })
      : { versio };
    return accepting((avisos_acceptats) =>
      app.call(facturaAccioRoutes.emetre, { ...at({ fid }), body: { versio: draft.versio, avisos_acceptats } }),
    );
  };
  const resum: LlibresOffice['resum'] = (model, trimestre, exercici = 2026) =>
    app.ok(llibresRoutes.resum, { ...at({ model }), query: { exercici, trimestre } } as never);
  return {
    empresaId: id,
    clientId,
    at,
    agent,
    emetEsborrany,
    emet: async (body) =>
      emetEsborrany(await app.ok(facturaRoutes.create, { ...at(), body: { agent_fk: clientId, ...body } } as never)),
    gasta: (body) => {
      made += 1;
      const given = { agent_fk: clientId, num_factura: `G-${made}`, ...body };
      return accepting((avisos_acceptats) =>
        app.call(despesaRoutes.create, { ...at(), body: { ...given, avisos_acceptats } as never }),
      );
    },
    perfil: async (body) => {
      const { versio } = await app.ok(llibresRoutes.perfil, at());
      await app.ok(llibresRoutes.setPerfil, { ...at(), body: { versio, ...body } as never });
    },
    resum,
    caselles: async (model, trimestre, exercici) => {
      const { grups } = await resum(model, trimestre, exercici);
      const boxes = new Map(grups.flatMap(({ caselles }) => caselles.map((one) => [one.casella, one.valor] as const)));
      return (casella) => {
        const found = boxes.get(casella);
        if (found === undefined) throw new Error(`no box ${casella} in ${model}`);
        return found;
      };
    },
    escriu: async (model, trimestre, caselles) => {
      await app.ok(llibresRoutes.setCaselles, {
        ...at({ model }),
        body: { exercici: 2026, trimestre, caselles },
      } as never);
    },
  };
};
