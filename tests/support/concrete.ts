import type { SeguimentAnswer } from '#areas/formigo/contract/inputs.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { Zona } from '#areas/formigo/contract/schemas.ts';
import type { Normativa } from '#areas/formigo/domain/tipus.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Member, TestApp } from './test-app.ts';

/** A project date that each regulation governs. */
export const DATE_OF: Readonly<Record<Normativa, string>> = {
  'EHE-98': '2005-03-01',
  'EHE-08': '2010-05-01',
  CODI: '2024-02-01',
};
export const AMBIENT_OF: Readonly<Record<Normativa, string>> = { 'EHE-98': 'IIa', 'EHE-08': 'IIa', CODI: 'XC2' };

export const openWork = (app: TestApp, who: Member, fields: Record<string, unknown> = {}) =>
  app.ok(treballRoutes.create, {
    token: who.token,
    body: { nom: 'Edifici d’exemple', data_projecte: DATE_OF.CODI, ...fields },
  });

export const openZona = (
  app: TestApp,
  who: Member,
  treballId: number,
  fields: Record<string, unknown> = {},
): Promise<Zona> =>
  app.ok(formigoRoutes.createZona, {
    token: who.token,
    body: {
      treball_fk: treballId,
      nom: 'Pilars',
      estructura: 'PILARS_MURS_PORTANTS',
      designacio: 'HA-30/F/20/XC2',
      volum: 90,
      plantes: 1,
      preveu_pastades: false,
      ...fields,
    },
  });

/** Saves, and reads the zone as it is after it. */
export const saveZona = async (
  app: TestApp,
  who: Member,
  zonaId: number,
  body: Record<string, unknown>,
): Promise<Pick<SeguimentAnswer, 'conflictes' | 'recalculats'> & { zona: Zona }> => {
  const given = { token: who.token, params: { id: zonaId } };
  const answer = await app.ok(formigoRoutes.seguiment, { ...given, body });
  return { ...answer, zona: await app.ok(formigoRoutes.zona, given) };
};

/** New samples of a lot with these strengths, one a day from a date. */
export const samplesOf = (lotId: number, strengths: readonly number[], from = '2026-02-01') =>
  strengths.map((resistencia, index) => ({
    lot_fk: lotId,
    camps: { resistencia, data: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10) },
  }));

export const lotId = (zona: Zona, index = 0): number => {
  const lot = zona.lots[index];
  if (!lot) throw new Error(`zone ${zona.id} has no lot ${index}`);
  return lot.id;
};
