import { z } from 'zod';
import { deletedAnswer, desferSchema } from '#contract/desfer.ts';
import { flagInQuery, idInPath, idSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGQA, TGQAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { agentFields, agentItemSchema, agentSchema, usSchema } from './schemas.ts';

const path = z.strictObject({ id: idInPath });

/** Why two agents may be the same one. */
export const MOTIUS_DUPLICAT = ['nif', 'nom', 'nom_semblant'] as const;

const desfasatSchema = z.strictObject({
  agent_fk: idSchema,
  nom: z.string(),
  /** What differs between the oldest copy and the agent of today. */
  canvis: z.array(z.strictObject({ camp: z.string(), abans: z.unknown(), despres: z.unknown() })),
  usos: z.array(z.strictObject({ tipus: usSchema.shape.tipus, id: idSchema, nom: z.string() })),
});
const sincronitzaAnswer = z.strictObject({
  agents: z.array(desfasatSchema),
  /** Open works that hold some copy out of date. */
  treballs: z.int(),
});
export type Desfasat = z.infer<typeof desfasatSchema>;
const ofAgent = z.strictObject({ agent_fk: z.coerce.number().int().positive().optional() });

/** What is done to a whole agent, and to agents among them. */
export const agentAccioRoutes = {
  remove: route({
    name: 'agent.remove',
    method: 'DELETE',
    path: '/agent/{id}',
    summary: 'Deletes an agent that nothing uses; can be undone for a day. 409 `en_us` lists what uses it, in `usos`',
    access: TGQA,
    params: path,
    answer: deletedAnswer,
    errors: ['en_us'],
  }),
  usos: route({
    name: 'agent.usos',
    method: 'GET',
    path: '/agent/{id}/usos',
    summary: 'What an agent is used in: works with its functions, and users whom it stands for',
    access: TGQAL,
    params: path,
    answer: z.strictObject({ items: z.array(usSchema) }),
  }),
  check: route({
    name: 'agent.sincronitza_check',
    method: 'GET',
    path: '/agent/sincronitza/check',
    summary: 'Agents changed since open works took their data: what changed, and in which works; writes nothing',
    access: TGQAL,
    query: ofAgent,
    answer: sincronitzaAnswer,
  }),
  sync: route({
    name: 'agent.sincronitza',
    method: 'GET',
    path: '/agent/sincronitza',
    summary:
      'Brings the data that open works hold of agents up to date, and answers what it changed; closed works keep theirs',
    access: TGQA,
    writes: true,
    query: ofAgent,
    answer: sincronitzaAnswer,
  }),
  duplicats: route({
    name: 'agent.duplicats',
    method: 'GET',
    path: '/agent/duplicats',
    summary: 'Pairs of agents that may be the same one: same tax id, same name, or a name almost the same',
    access: TGQAL,
    query: z.strictObject({
      baixes: flagInQuery.default(true),
      /** Those that a person said are two, instead of the others. */
      descartats: flagInQuery.default(false),
    }),
    answer: z.strictObject({
      total: z.int(),
      /** How many pairs a person said are two. */
      descartats: z.int(),
      items: z.array(
        z.strictObject({
          agents: z.tuple([agentItemSchema, agentItemSchema]),
          motius: z.array(z.enum(MOTIUS_DUPLICAT)),
        }),
      ),
    }),
  }),
  tellApart: route({
    name: 'agent.diferents',
    method: 'PUT',
    path: '/agent/{id}/duplicats',
    summary: 'Says that two agents that look alike are two, or that they may be one after all',
    access: TGQA,
    params: path,
    body: z.strictObject({ altre: idSchema, diferents: z.boolean() }),
    answer: z.strictObject({ diferents: z.boolean() }),
    errors: ['registre_desconegut'],
  }),
  merge: route({
    name: 'agent.fusiona',
    method: 'POST',
    path: '/agent/{id}/fusiona',
    summary:
      'Makes two agents one: this one stays, with the values given, and takes all that used the other, which goes. Can be undone for a day while nobody changes what it touched',
    access: TGQA,
    params: path,
    body: z.strictObject({
      versio: z.int(),
      altre: idSchema,
      altre_versio: z.int(),
      valors: z.strictObject(agentFields).partial().default({}),
      ...avisosAcceptats,
    }),
    answer: z.strictObject({ agent: agentSchema, desfer: desferSchema }),
    errors: ['avisos', 'versio_obsoleta', 'registre_desconegut'],
  }),
} as const;
