import 'fake-indexeddb/auto';
import userEvent from '@testing-library/user-event';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Despesa, DespesaItem } from '#areas/despesa/contract/schemas.ts';
import { type TipusDespesa, tipusDespesaRoutes } from '#areas/despesa/contract/tipus.ts';
import { despesaWeb } from '#areas/despesa/web/index.tsx';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import type { Rol } from '#contract/roles.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import { buildDespesa, buildTipus } from './despesa-record.ts';
import { answers, type FakeAnswer, fakeApi } from './fake-api.ts';
import { rateAnswers } from './fiscal-rates.ts';
import { EMPRESA, openScreen } from './open-screen.tsx';

export const USER = 7;
export const VEHICLE = buildTipus({ id: 6, nom: 'Vehicles', iva_deduible: '50', concepte: null });
/** A screen of expenses over an office that answers what is given. */
export const open = (given: {
  path: string;
  despesa?: Despesa;
  items?: readonly DespesaItem[];
  kinds?: readonly TipusDespesa[];
  tancat?: boolean;
  rol?: Rol;
  more?: readonly FakeAnswer[];
}) => {
  let despesa = given.despesa ?? buildDespesa();
  const items = [...(given.items ?? [])];
  const api = fakeApi([
    ...(given.more ?? []),
    ...rateAnswers(),
    answers(usuariRoutes.exercicis, () => []),
    answers(vistaRoutes.list, () => []),
    answers(tipusDespesaRoutes.list, () => [...(given.kinds ?? [buildTipus(), VEHICLE])]),
    answers(trimestreRoutes.list, () => ({
      exercici: 2026,
      trimestres: [1, 2, 3, 4].map((trimestre) => ({
        exercici: 2026,
        trimestre,
        tancat: given.tancat ?? false,
        quan: null,
        usuari: '',
        motiu: '',
      })),
      oberts_abans: [],
      tancats_despres: [],
    })),
    answers(despesaRoutes.next, () => ({
      exercici: 2026,
      numero: 5,
      defectes: { iva_fk: 1, irpf_fk: null, forma_pagament: 'transferencia' as const, clau: '01' as const, isp: false },
      darrera: null,
    })),
    answers(despesaRoutes.list, () => ({
      total: items.length,
      offset: 0,
      limit: 50,
      items,
      sumes: {
        despeses: items.length,
        base: 10_000,
        quota: 2_100,
        autoliquidat: 0,
        deduible: 2_100,
        retingut: 0,
        total: 12_100,
        a_pagar: 12_100,
        pendent: 12_100,
      },
    })),
    answers(despesaRoutes.get, () => despesa),
    answers(despesaRoutes.create, ({ body }) => {
      despesa = buildDespesa({ ...(body as Partial<Despesa>), id: 30 });
      return despesa;
    }),
    answers(despesaRoutes.update, ({ body }) => {
      despesa = buildDespesa({ ...despesa, ...(body as Partial<Despesa>), versio: despesa.versio + 1 });
      return despesa;
    }),
    answers(despesaRoutes.paga, ({ body }) => buildDespesa({ ...despesa, data_pagament: body?.data_pagament ?? null })),
  ]);
  openScreen({ room: despesaWeb, path: given.path, api, rol: given.rol ?? 'titular', user: USER });
  return { api, user: userEvent.setup() };
};
export const list = `/empresa/${EMPRESA}/despesa`;
/** Agents that a search finds; the first is 3. */
export const agents = (...noms: readonly string[]): FakeAnswer =>
  answers(agentRoutes.list, () => ({
    total: noms.length,
    offset: 0,
    limit: 50,
    items: noms.map((nom, at) => ({ id: at + 3, nom_complet: nom, nif: '', poblacio: '' }) as never),
  }));
export const AGENT = { id: 3, nom_complet: 'Papereria Exemple', nif_pais: 'ES', tipus_persona: 'E' } as never;
export const bodyOf = (api: ReturnType<typeof open>['api'], name: string) =>
  api.calls.findLast((call) => call.name === name)?.options.body;
