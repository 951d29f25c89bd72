import { importacioDespesaRoutes } from '#areas/despesa/contract/importacio.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { DespesaItem } from '#areas/despesa/contract/schemas.ts';
import { tascaRoutes } from '#contract/tasca.ts';
import type { DespesaOffice } from './despesa.ts';
import { uploadFile } from './upload.ts';

/** Imports of expenses from sheets, in an office. */
export const importsIn = (office: () => DespesaOffice) => {
  const HEAD =
    'Data;Núm. factura;Proveïdor;NIF;Concepte;Tipus;Base;IVA %;Retenció %;Total;Treball;Data de pagament;Forma de pagament';
  const of = (iid: number) => office().at(undefined, { iid });
  const open = async (bytes: Buffer | string) => {
    const pujada_fk = await uploadFile(office().app, office().by, 'despeses.csv', Buffer.from(bytes as string));
    return office().app.ok(importacioDespesaRoutes.create, { ...office().at(), body: { pujada_fk } });
  };
  const sheet = (...rows: string[]) => open(`\ufeff${[HEAD, ...rows].join('\r\n')}`);
  type Opened = Awaited<ReturnType<typeof open>>;
  const review = ({ id, proposta }: Opened, more: Record<string, unknown> = {}) =>
    office().app.ok(importacioDespesaRoutes.revisio, { ...of(id), body: { columnes: proposta, ...more } as never });
  const run = async ({ id, proposta }: Opened, more: Record<string, unknown> = {}) => {
    const task = await office().app.ok(importacioDespesaRoutes.fer, {
      ...of(id),
      body: { columnes: proposta, ...more } as never,
    });
    await office().app.platform.jobs.runNext();
    return office().app.ok(tascaRoutes.get, { token: office().by.token, params: { id: task.id } });
  };
  const list = async (search = ''): Promise<DespesaItem[]> =>
    (
      await office().app.ok(despesaRoutes.list, {
        ...office().at(),
        query: { search, getAll: 'true', ordre_camp: 'numero', ordre_criteri: 'ASC' } as never,
      })
    ).items;
  /** What each row is told, by its place: codes with their columns. */
  const told = async (opened: Opened, more: Record<string, unknown> = {}) =>
    (await review(opened, more)).items.map(({ fila, faltes, avisos }) => [
      fila,
      ...[...faltes, ...avisos].map(({ codi, cami }) => `${codi} ${cami}`),
    ]);
  return { HEAD, of, open, sheet, review, run, list, told };
};
