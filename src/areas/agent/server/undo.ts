import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { unmerge } from './fusio.ts';
import type { AgentPorts } from './ports.ts';
import { type AgentRow, putBackAgent } from './store.ts';

const agentUndo: Undoable = {
  tipus: 'agent',
  access: agentAccioRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const row = contingut as AgentRow;
    await putBackAgent(context.db, row);
    await recordHistory(context, [
      { entitat: 'agent', id: row.id, accio: 'recupera', despres: { nom_complet: row.nom_complet } },
    ]);
  },
};

export const agentUndoables = (ports: AgentPorts): readonly Undoable[] => [
  agentUndo,
  {
    tipus: 'fusio',
    access: agentAccioRoutes.merge.access,
    bringBack: (context, contingut) => unmerge(context, ports, contingut),
  },
];
