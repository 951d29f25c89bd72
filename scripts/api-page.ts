import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROLS } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const routesIn = (exported: unknown): Route[] => {
  if (isRoute(exported)) return [exported];
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).filter(isRoute);
};

/** Every route that a contract states, by name: those of the rooms and those that rooms share. */
export const statedRoutes = async (root: string): Promise<Route[]> => {
  const files = ['src/contract', 'src/areas']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /[\\/]contract[\\/]/.test(path));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const routes = new Map<string, Route>();
  for (const module of modules)
    for (const route of Object.values(module).flatMap(routesIn)) routes.set(route.name, route);
  return [...routes.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

const who = (route: Route): string =>
  route.access === 'public' ? 'anyone' : route.access === 'session' ? 'any session' : route.access.join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rolesTable = (routes: readonly Route[]): string[] => [
  `| call | ${ROLS.map((rol) => `\`${rol}\``).join(' | ')} |`,
  `|---|${ROLS.map(() => ':-:|').join('')}`,
  ...routes
    .filter((route) => typeof route.access !== 'string')
    .map(
      (route) => `| \`${route.name}\` | ${ROLS.map((rol) => (route.access.includes(rol) ? '✓' : '·')).join(' | ')} |`,
    ),
];

const callsOf = (routes: readonly Route[], room: string): string[] => [
  `### ${room}`,
  '',
  '| call | | what | who | time-out | refusals beyond the common |',
  '|---|---|---|---|--:|---|',
  ...routes
    .filter((route) => route.name.startsWith(`${room}.`))
    .map((route) => {
      const errors = route.errors.map((code) => `\`${code}\``).join(', ');
      const words = [`\`${route.method} /api${route.path}\``, `\`${route.name}\``, cell(route.summary), who(route)];
      return `| ${[...words, `${route.timeout / 1000} s`, errors].join(' | ')} |`;
    }),
  '',
];

/** `docs/api.md`: the roles table and every call, from the same tables that server and screens use. */
export const renderApiPage = (routes: readonly Route[]): string => {
  const rooms = [...new Set(routes.map((route) => route.name.split('.')[0] ?? ''))];
  return `${[
    '# Calls',
    '',
    'Made by `npm run docs` from the route tables; do not edit. A running server describes the same calls with their',
    'fields at `/api/openapi.json` (OpenAPI 3.1) and, to read, at `/api/docs`.',
    '',
    '## Who may do what',
    '',
    'The server refuses by this table and the screens show by it. Calls for anyone, or for any session, are not listed.',
    '',
    ...rolesTable(routes),
    '',
    '## By room',
    '',
    'Common refusals, on any call: `peticio_incorrecta` (400), `sense_sessio` (401), `no_permes` and',
    '`pendent_accept_conds` (403), `no_trobat` (404), `dades_incorrectes` (422).',
    '',
    ...rooms.flatMap((room) => callsOf(routes, room)),
  ]
    .join('\n')
    .trimEnd()}\n`;
};
