import type { Api } from '#web/api.ts';
import type { NoConformitat } from '../../contract/no-conformitats.ts';
import { resultatRoutes } from '../../contract/routes.ts';
import type { ResultatsAnswer } from '../../contract/schemas.ts';
import type { Casella } from '../casella.ts';

/** What is known of a non-conformity that is to be closed. */
export type NcPerTancar = Casella &
  Pick<NoConformitat, 'id' | 'versio' | 'treball_fk' | 'partida' | 'comprovacio' | 'accio'>;

export const casellaDeNc = (nc: Casella): Casella => ({
  proces_fk: nc.proces_fk,
  treball_partida_fk: nc.treball_partida_fk,
  lot_fk: nc.lot_fk,
  categoria_fk: nc.categoria_fk,
  comprovacio_fk: nc.comprovacio_fk,
});

/** Closes a non-conformity on a day, over the version that was seen. */
export const tancaNc = (
  api: Api,
  nc: Casella & Pick<NoConformitat, 'versio' | 'treball_fk'>,
  tancada: string,
  idempotencyKey?: string,
): Promise<ResultatsAnswer> =>
  api.call(resultatRoutes.update, {
    body: { treball_fk: nc.treball_fk, resultats: [{ ...casellaDeNc(nc), versio: nc.versio, tancada }] },
    idempotencyKey,
  });
