import { agentsById } from '#areas/agent/server/index.ts';
import { LLISTES } from '#areas/banc/server/index.ts';
import type { EmpresaLetterhead } from '#areas/empresa/server/index.ts';
import { readZones } from '#areas/formigo/server/index.ts';
import type { FotoPrograma } from '#areas/proces/domain/canvis-programa.ts';
import { type ProcesPorts, readPlaSencer } from '#areas/proces/server/index.ts';
import { funcioOf } from '#areas/referencia/server/index.ts';
import { readResultats } from '#areas/resultat/server/index.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { motiusDeTancament } from '#areas/treball/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Disseny } from '../../domain/disseny.ts';
import { agentOf, empresaOf, treballOf } from '../collect-formigo.ts';
import type { QualitatData } from './qualitat-data.ts';

const PLACE = new Map(LLISTES.ca.categories.map(({ id, ordre }) => [id, ordre]));
/** Checks under their headings, in the order that the screens list them in. */
const perApartats = <Partida extends { readonly comprovacions: readonly { readonly categoria_fk: number }[] }>(
  partida: Partida,
): Partida => ({
  ...partida,
  comprovacions: partida.comprovacions.toSorted(
    (one, other) => (PLACE.get(one.categoria_fk) ?? 0) - (PLACE.get(other.categoria_fk) ?? 0),
  ),
});
const ofFoto = (foto: FotoPrograma): FotoPrograma => ({ ...foto, partides: foto.partides.map(perApartats) });

/** What documents of the quality control print, from what the rooms give by their doors. */
export const collectQualitat = async (
  context: CompanyContext,
  ports: ProcesPorts,
  given: {
    readonly treball: Treball;
    readonly letterhead: EmpresaLetterhead;
    readonly logo: Uint8Array | null;
    readonly idioma: Language;
    readonly disseny: Disseny;
    readonly ambLogo: boolean;
  },
): Promise<QualitatData> => {
  const { treball, letterhead, idioma, disseny } = given;
  const pla = await readPlaSencer(context, ports, treball.id, idioma);
  const resultats = await readResultats(context, treball.id);
  const { zones } = await readZones(context, treball.id);
  const people = [
    ...resultats.flatMap(({ responsable_fk }) => responsable_fk ?? []),
    ...pla.partides.flatMap(({ proveidor_fk }) => proveidor_fk ?? []),
    ...[pla.foto, ...pla.revisions.map(({ foto }) => foto)].flatMap(({ partides }) =>
      partides.flatMap(({ proveidor_fk }) => proveidor_fk ?? []),
    ),
  ];
  const agents = await agentsById(context.db, context.empresa.id, people);
  const empresa = empresaOf(letterhead, disseny);
  return {
    empresa: given.ambLogo ? empresa : { ...empresa, logo: null },
    treball: treballOf(treball, given.ambLogo ? given.logo : null, idioma),
    fitxa: treball,
    agents: treball.agents.map((agent) => ({
      ...agentOf(agent, idioma),
      codi: funcioOf(agent.funcio_fk)?.codi ?? '',
    })),
    ...pla,
    partides: pla.partides.map(perApartats),
    foto: ofFoto(pla.foto),
    revisions: pla.revisions.map((one) => ({ ...one, foto: ofFoto(one.foto) })),
    resultats,
    noms: new Map([...agents].map(([id, agent]) => [id, agent.nom_complet])),
    zones,
    motius: await motiusDeTancament(context, treball.id),
    tancat: !treball.obert,
  };
};
