import type { z } from 'zod';
import { checkTreball } from '#areas/treball/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { BLANK_DESPESA } from '../contract/blank.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { DespesaQuery } from '../contract/schemas.ts';
import { readDarrer } from './comptador-store.ts';
import { defectesOf, irpfOfLinies, ivaOfEmpresa, liniesAmbDefectes } from './defectes.ts';
import { despesaDocument } from './document.ts';
import { fieldsOf, importsOfFields } from './fields.ts';
import { listDespeses, sumDespeses } from './list-store.ts';
import { despesaExporta } from './llistat.ts';
import { despesaLlistatComptable } from './llistat-comptable.ts';
import type { DespesaPorts } from './ports.ts';
import { presentItems } from './present.ts';
import { checkLinies, proveidorOf } from './rules.ts';
import { createDespesa, getDespesa, payDespesa, removeDespesa, updateDespesaRecord } from './service.ts';
import { findDarrera } from './store.ts';
import { arbreOf } from './tipus-arbre.ts';
import { xifresOf } from './xifres.ts';

const page = async (context: CompanyContext, query: DespesaQuery, part?: number) => {
  const { db, empresa, language } = context;
  const of = { empresaId: empresa.id, arbre: await arbreOf(db, empresa.id, language), part };
  const sumes = await sumDespeses(db, query, of);
  const rows = await listDespeses(db, query, of, limitOf(query));
  return { ...pageFrom(query, sumes.despeses, await presentItems(context, rows, of.arbre)), sumes };
};

const nextOf = async (context: CompanyContext, query: z.output<NonNullable<typeof despesaRoutes.next.query>>) => {
  const { db, empresa, clock, language } = context;
  const exercici = query.exercici ?? yearOf(clock.today());
  const agent = await proveidorOf(context, query.agent_fk ?? null);
  const last = agent ? await findDarrera(db, empresa.id, agent.id) : undefined;
  const fields = last && fieldsOf(last);
  const iva = await ivaOfEmpresa(context);
  const defectes = defectesOf(iva, agent);
  // As its last one was; where that bore none, as its kinds say.
  const irpf_fk =
    fields === undefined
      ? defectes.irpf_fk
      : (fields.irpf_fk ??
        irpfOfLinies(fields.linies, await arbreOf(db, empresa.id, language, yearOf(clock.today())), agent));
  return {
    exercici,
    numero: (await readDarrer(db, empresa.id, exercici)) + 1,
    defectes: { ...defectes, irpf_fk },
    darrera:
      last && fields
        ? { id: last.id, data: fields.data, tipus: fields.tipus, irpf_fk: fields.irpf_fk, linies: fields.linies }
        : null,
  };
};

const sumesOf = async (context: CompanyContext, body: z.output<NonNullable<typeof despesaRoutes.sumes.body>>) => {
  const { db, empresa, language, clock } = context;
  const arbre = await arbreOf(db, empresa.id, language);
  const linies = liniesAmbDefectes(body.linies, arbre, {
    data: clock.today(),
    iva_fk: await ivaOfEmpresa(context),
    sense_factura: body.tipus === 'sense_factura',
  });
  const fields = { ...BLANK_DESPESA, ...body, linies };
  checkLinies(fields, arbre);
  return importsOfFields(fields);
};

export const despesaHandlers = (ports: DespesaPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(despesaRoutes.list, (context, { query }) => page(context, query)),
  bind(despesaRoutes.ofTreball, async (context, { params, query }) => {
    await checkTreball(context, params.id);
    return page(context, query, params.id);
  }),
  bind(despesaRoutes.next, (context, { query }) => nextOf(context, query)),
  bind(despesaRoutes.sumes, (context, { body }) => sumesOf(context, body)),
  bind(despesaRoutes.xifres, (context, { query }) => xifresOf(context, query.exercici)),
  bind(despesaRoutes.exporta, (context, { query }) => despesaExporta(documents, context, query)),
  bind(despesaRoutes.llistat, (context, { query }) => despesaLlistatComptable(documents, context, query)),
  bind(despesaRoutes.document, (context, { params, query }) =>
    despesaDocument({ ...ports, documents }, context, params.did, query),
  ),
  bind(despesaRoutes.get, (context, { params }) => getDespesa(context, ports, params.did)),
  bind(despesaRoutes.create, (context, { body }) => createDespesa(context, ports, body)),
  bind(despesaRoutes.update, (context, { params, body }) => updateDespesaRecord(context, ports, params.did, body)),
  bind(despesaRoutes.paga, (context, { params, body }) => payDespesa(context, ports, params.did, body)),
  bind(despesaRoutes.remove, async (context, { params }) => ({
    desfer: await removeDespesa(context, ports, params.did),
  })),
];
