import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import type { Route } from '#contract/route.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return rest;
};

const propertiesOf = (schema: z.ZodType | undefined): { name: string; schema: Json; required: boolean }[] => {
  if (!schema) return [];
  const shape = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    required: shape.required?.includes(name) ?? false,
  }));
};

const parametersOf = (route: Route): Json[] => [
  ...propertiesOf(route.params).map((one) => ({ name: one.name, in: 'path', required: true, schema: one.schema })),
  ...propertiesOf(route.query).map((one) => ({
    name: one.name,
    in: 'query',
    required: one.required,
    schema: one.schema,
  })),
  ...(route.empresa === 'query'
    ? [
        {
          name: 'empresa_fk',
          in: 'query',
          required: false,
          description: 'Company; the last used one when absent',
          schema: { type: 'integer' },
        },
      ]
    : []),
  {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    schema: { type: 'string', enum: ['ca', 'es', 'en'], default: 'ca' },
  },
  ...(route.writes && route.access !== 'public'
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : []),
];

const answersOf = (route: Route): Json => ({
  200: {
    description: 'Done',
    content: route.download
      ? { [route.download]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: route.answer ? jsonSchema(route.answer, 'output') : {} } },
  },
  default: {
    description: `Refusal. Codes beyond the common ones: ${route.errors.join(', ') || 'none'}`,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});

const accessText = (route: Route): string =>
  route.access === 'public'
    ? 'Open to all'
    : route.access === 'session'
      ? 'Any session'
      : `Roles: ${route.access.join(', ')}`;

/** The OpenAPI 3.1 description made from the route tables that the server registers from. */
export const describeApi = (routes: readonly Route[], version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = `/api${route.path}`;
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        operationId: route.name,
        summary: route.summary,
        description: `${accessText(route)}. Time-out ${route.timeout / 1000} s.`,
        tags: [route.name.split('.')[0]],
        security: route.access === 'public' ? [] : [{ token: [] }],
        parameters: parametersOf(route),
        ...(route.body && {
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } },
        }),
        responses: answersOf(route),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Obra i control',
      version,
      description: 'Calls of the product. Field names are the Catalan ones of the specification.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'auth-token' } },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  };
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A page to read the same calls: one section per room. */
export const describeApiPage = (routes: readonly Route[], version: string): string => {
  const rooms = [...new Set(routes.map((route) => route.name.split('.')[0] ?? ''))];
  const rows = (room: string): string =>
    routes
      .filter((route) => route.name.startsWith(`${room}.`))
      .map(
        (route) =>
          `<tr><td><code>${route.method}</code></td><td><code>/api${escapeHtml(route.path)}</code></td><td>${escapeHtml(route.summary)}</td>` +
          `<td>${escapeHtml(accessText(route))}</td><td>${escapeHtml(route.errors.join(', '))}</td></tr>`,
      )
      .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Obra i control ${version}: calls</title>
<meta name="viewport" content="width=device-width"><style>body{font:15px/1.45 system-ui;margin:24px;max-width:1184px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid #d9dde3;vertical-align:top}</style>
<h1>Calls of version ${version}</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${rooms
  .map(
    (room) =>
      `<h2>${escapeHtml(room)}</h2><table><thead><tr><th>Verb</th><th>Path</th><th>What</th><th>Who</th><th>Refusals</th></tr></thead><tbody>${rows(room)}</tbody></table>`,
  )
  .join('')}</html>`;
};
