import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { showIban } from '#areas/fiscal/domain/iban.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, type Card, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import { AGENT_KINDS, type Agent, type agentDocumentQuery } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { presentAgent } from './present.ts';
import { listAgents } from './store.ts';

const translate = translator([agentTexts]);
/** Filters that a listing names when they are not as they start. */
const FLAGS = ['promotors', 'tecnics', 'contractistes', 'proveidors', 'senseTipus'] as const;
type Query = z.output<typeof agentDocumentQuery>;

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<Agent>[] => {
  const head = (key: string): string => translate(language, `agent.col.${key}`);
  const kinds = (agent: Agent): string =>
    AGENT_KINDS.filter((kind) => agent[kind])
      .map((kind) => translate(language, `agent.tipus.${kind}`))
      .join(', ');
  const text = (key: string, share: number, value: (agent: Agent) => string): SheetColumn<Agent> =>
    textColumn(key, head(key), share, value);
  return [
    text('nom', 3, (agent) => agent.nom_complet),
    text('nif', 1.3, (agent) => agent.nif),
    text('tipus', 1.7, kinds),
    text('poblacio', 1.7, (agent) => agent.adreces[0]?.poblacio ?? ''),
    text('telefon', 1.5, (agent) => agent.telefons[0] ?? ''),
    text('correu', 2.4, (agent) => agent.emails[0]?.email ?? ''),
    text('nom_comercial', 2, (agent) => agent.nom_comercial),
    text('provincia', 1.3, (agent) => agent.adreces[0]?.provincia ?? ''),
    text('num_collegiat', 1.2, (agent) => agent.num_collegiat),
    text('web', 1.8, (agent) => agent.web),
    text('iban', 2.4, (agent) => showIban(agent.iban)),
    text('condicions_pagament', 2, (agent) => agent.condicions_pagament),
    { key: 'canviat', head: head('canviat'), kind: 'data', share: 1.6, value: (agent) => dayOf(agent.canviat) },
  ];
};

const cardOf = (agent: Agent): Card => ({
  nom_complet: agent.nom_complet,
  nom: agent.tipus_persona === 'F' ? agent.nom : '',
  cognoms: agent.tipus_persona === 'F' ? agent.cognoms : '',
  organitzacio: agent.tipus_persona === 'F' ? agent.nom_comercial : agent.rao_social || agent.nom_comercial,
  telefons: agent.telefons,
  emails: agent.emails.map(({ email }) => email),
  web: agent.web,
  adreces: agent.adreces,
  nota: agent.nif ? `NIF ${agent.nif}` : '',
});

const askedIn = (query: Query, language: Language): readonly string[] => {
  const on = FLAGS.filter((flag) => query[flag]);
  const named = on.length === FLAGS.length ? [] : on;
  const flags = [...named, ...(query.baixes ? (['baixes'] as const) : [])];
  return askedOf(
    flags.map((flag) => translate(language, `agent.filtre.${flag}`)),
    query.search,
  );
};

/** The list of agents as a file. */
export const agentDocument = async (documents: Documents, context: CompanyContext, query: Query): Promise<FileAnswer> =>
  listDocument(documents, context, {
    document: 'agent',
    title: translate(context.language, 'agent.agents'),
    columns: columnsIn(context.language),
    query,
    read: async (limit) =>
      (await listAgents(context.db, context.empresa.id, { ...query, offset: 0 }, limit)).rows.map(presentAgent),
    letterhead: await letterheadOf(context.db, context.empresa.id),
    asked: askedIn(query, context.language),
    card: cardOf,
  });
