import { searchWords } from '#kernel/fold.ts';
import { type Bound, bind } from '#server/http/context.ts';
import { limitOf } from '#server/http/listing.ts';
import type { Secrets } from '#server/secrets/secrets.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { certificatHandlers } from './certificats.ts';
import { createEmpresa, type EmpresaPorts, getEmpresa, updateEmpresaRecord } from './service.ts';
import { smtpHandlers } from './smtp.ts';
import { listEmpreses } from './store.ts';
import { type VidaPorts, vidaHandlers } from './vida.ts';

export const empresaHandlers = (ports: EmpresaPorts & VidaPorts, secrets: Secrets): readonly Bound[] => [
  ...smtpHandlers(secrets),
  ...certificatHandlers(secrets),
  ...vidaHandlers(ports),
  bind(empresaRoutes.list, async (context, { query }) => {
    const { caller, db } = context;
    const words = searchWords(query.search ?? '');
    const field = query.ordre_camp === 'nif' ? 'nif' : 'nom_ordre';
    const sign = query.ordre_criteri === 'DESC' ? -1 : 1;
    const found = (await listEmpreses(db, [...caller.rols.keys()]))
      .filter((row) => query.baixa || row.baixa === 0)
      .filter((row) => words.every((word) => row.cerca.includes(` ${word}`)))
      .sort((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : a.id - b.id));
    const year = Number(context.clock.today().slice(0, 4));
    const limit = limitOf(query);
    const items = [];
    for (const row of found.slice(query.offset, query.offset + limit)) {
      const rol = caller.rols.get(row.id);
      if (!rol) continue;
      items.push({
        id: row.id,
        nom_fiscal: row.nom_fiscal,
        nif: row.nif,
        rol,
        exerciciActiu: await ports.exerciciOf(db, caller.usuariId, row.id, year),
        baixa: row.baixa === 1,
      });
    }
    return { total: found.length, offset: query.offset, limit, items };
  }),
  bind(empresaRoutes.get, (context, { params }) => getEmpresa(context, ports, params.id)),
  bind(empresaRoutes.create, (context, { body }) => createEmpresa(context, ports, body)),
  bind(empresaRoutes.update, (context, { params, body }) => updateEmpresaRecord(context, ports, params.id, body)),
];
