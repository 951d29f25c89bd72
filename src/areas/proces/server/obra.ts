import { agentsById } from '#areas/agent/server/index.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { readTreball } from '#areas/treball/server/index.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { addressLine } from '#server/documents/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { NormativaFormigo } from '../domain/base-legal.data.ts';
import { baseLegalOf } from '../domain/base-legal.ts';
import type { FotoObra } from '../domain/canvis-programa.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import type { foraDe } from './vigencia.ts';

type DeFora = Pick<FotoObra, 'normes_fora' | 'fora' | 'proveidors'>;
const RES: DeFora = { normes_fora: [], fora: [], proveidors: [] };

/** What a programme issued on a day says of its work. */
const obraOf = (treball: Treball, dia: CalendarDate, formigo: NormativaFormigo | null, more: DeFora): FotoObra => ({
  codi: treball.codi,
  expedient: treball.expedient,
  nom: treball.nom,
  adreca: addressLine(treball.adreca),
  tipus_obra: treball.tipus_obra,
  us: treball.us,
  superficie: treball.superficie,
  plantes_sobre: treball.plantes_sobre,
  plantes_sota: treball.plantes_sota,
  pem: treball.pem,
  referencia_cadastral: treball.referencia_cadastral,
  llicencia: treball.llicencia,
  visat: treball.visat,
  data_encarrec: treball.data_encarrec,
  data_projecte: treball.data_projecte,
  data_inici: treball.data_inici,
  data_final: treball.data_final,
  agents: treball.agents.map(({ funcio_fk, nom, titulacio_fk, titulacio_propia_fk, num_collegiat }) => ({
    funcio_fk,
    nom,
    titulacio_fk: titulacio_fk ?? titulacio_propia_fk,
    num_collegiat,
  })),
  base: baseLegalOf(treball, dia, undefined, formigo),
  ...more,
});

/** The work as the programme would say it today: what is compared with the last issue. */
export const obraAra = async (context: CompanyContext, ports: ProcesPorts, treballId: number): Promise<FotoObra> =>
  obraOf(
    await readTreball(context, treballId),
    context.clock.today(),
    await ports.formigo.normativa(context, treballId),
    RES,
  );

/** The work as an issue keeps it, with what does not rule it and who supplies its items by name. */
export const obraPerEmetre = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  given: { readonly pla: Pla; readonly fora: Awaited<ReturnType<typeof foraDe>>; readonly data: CalendarDate },
): Promise<FotoObra> => {
  const { pla, fora, data } = given;
  const ids = pla.partides.flatMap(({ proveidor_fk }) => (proveidor_fk === null ? [] : [Number(proveidor_fk)]));
  const agents = await agentsById(context.db, context.empresa.id, ids);
  return obraOf(await readTreball(context, treballId), data, await ports.formigo.normativa(context, treballId), {
    normes_fora: [...fora.normesFora],
    fora: [...fora.fora],
    proveidors: [...agents].map(([id, { nom_complet }]) => [id, nom_complet]),
  });
};
