import type { Api } from '#web/api.ts';
import type { NoConformitat } from '../../contract/no-conformitats.ts';
import { resultatRoutes } from '../../contract/routes.ts';
import type { ResultatsAnswer } from '../../contract/schemas.ts';
import type { Casella } from '../casella.ts';

export const casellaDeNc = (nc: NoConformitat): Casella => ({
  proces_fk: nc.proces_fk,
  treball_partida_fk: nc.treball_partida_fk,
  lot_fk: nc.lot_fk,
  categoria_fk: nc.categoria_fk,
  comprovacio_fk: nc.comprovacio_fk,
});

/** Closes a non-conformity on a day, over the version that was seen. */
export const tancaNc = (
  api: Api,
  nc: NoConformitat,
  tancada: string,
  idempotencyKey?: string,
): Promise<ResultatsAnswer> =>
  api.call(resultatRoutes.update, {
    body: { treball_fk: nc.treball_fk, resultats: [{ ...casellaDeNc(nc), versio: nc.versio, tancada }] },
    idempotencyKey,
  });
