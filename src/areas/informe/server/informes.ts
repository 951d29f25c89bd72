import { NOM_CURT } from '#areas/proces/domain/base-legal.data.ts';
import { actionsOf } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Informes, Mancanca } from '../contract/routes.ts';
import { DOCUMENTS_TREBALL } from '../domain/documents.ts';
import { readNow } from './closing.ts';
import type { InformePorts } from './ports.ts';
import { mancancesFor } from './qualitat/make.ts';
import { nomPartida, nomProces } from './qualitat/obra.ts';
import { baseAra } from './qualitat/present-programa.ts';
import { noConformitatsOf } from './qualitat/respostes.ts';

/** What is missing for the certificate of a work. */
export const listMancances = async (
  context: CompanyContext,
  ports: InformePorts,
  treballId: number,
): Promise<Mancanca[]> => {
  const { data, words } = await readNow(context, ports, treballId);
  return mancancesFor(data, words);
};

/** Documents that a work gives, with what their screen needs to ask for them. */
export const listInformes = async (
  context: CompanyContext,
  ports: InformePorts,
  treballId: number,
): Promise<Informes> => {
  const { data, words } = await readNow(context, ports, treballId);
  const taken = await actionsOf(context.db, context.empresa.id, {
    entitat: 'informe',
    id: treballId,
    accio: 'descarrega',
  });
  const missing = mancancesFor(data, words).length;
  const { normes, per, data: dia } = baseAra(data, context.clock.today());
  return {
    documents: DOCUMENTS_TREBALL.map((codi) => {
      const last = taken.find(({ despres }) => despres['document'] === codi);
      return {
        codi,
        darrera: last ? { quan: last.quan, qui: last.qui } : null,
        mancances: codi === 'certificat' || codi === 'tancament' ? missing : 0,
      };
    }),
    processos: data.processos.map((proces_fk) => ({
      proces_fk,
      nom: nomProces(proces_fk, words),
      n_comprovacions: data.partides
        .filter((partida) => partida.proces_fk === proces_fk)
        .reduce((sum, { recompte }) => sum + recompte.total + recompte.noAplica, 0),
    })),
    revisions: data.revisions
      .map(({ numero, data: day, foto }) => ({ numero, data: day, amb_base: foto.obra !== undefined }))
      .reverse(),
    base_legal: { normes: words.listed(normes.map((norma) => NOM_CURT[norma][words.language])), per, data: dia },
    noconformitats: noConformitatsOf(data).flatMap(({ resposta, partida, comprovacio }) =>
      resposta ? [{ resultat_fk: resposta.id, nom: `${nomPartida(partida)} · ${comprovacio.nom}` }] : [],
    ),
  };
};
