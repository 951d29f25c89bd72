import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROLS, type Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { allHandlers } from '#server/app.ts';
import { ROUTES } from './day/people-of-day.ts';

/** Who may call what, written by hand and reviewed: a new call is put here before it goes out. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./access.json', import.meta.url), 'utf8'),
);
const said = (route: Route): string => `${route.method} ${route.path}`;
const ofRoles = [...ROUTES.values()].filter((route) => typeof route.access !== 'string');
const reach = (rol: Rol): Route[] => ofRoles.filter((route) => (route.access as readonly Rol[]).includes(rol));
const beyond = (rol: Rol, allowed: RegExp, only: (route: Route) => boolean = () => true): string[] =>
  reach(rol)
    .filter(only)
    .map(said)
    .filter((call) => !allowed.test(call));
/** One's own things, whatever the role. */
const OWN = String.raw`\/calendari\/subscripcio|\/vista|\/tasca|POST \/descarrega|\/usuari\/\{id\}$`;

test('the table is the one written down', () => {
  const table: Record<string, string[]> = {};
  for (const route of ROUTES.values()) {
    const who =
      typeof route.access === 'string' ? route.access : ROLS.filter((rol) => route.access.includes(rol)).join(' ');
    table[who] = [...(table[who] ?? []), said(route)].sort();
  }
  expect(table).toEqual(WRITTEN);
});

test('no two calls have one name', () => {
  const names = allHandlers(null).map(({ route }) => route.name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe('as the roles are described', () => {
  test('titular: everything in the company', () => {
    expect(ofRoles.filter((route) => !route.access.includes('titular')).map(said)).toEqual([]);
  });

  test('gestor: everything but users, certificates, first numbers, and making or deleting companies', () => {
    const lacks = ofRoles.filter((route) => !route.access.includes('gestor')).map(said);
    const theirs =
      /\/usuari|\/invitacio|\/cert\b|\/empresa\/\{id\}\/avisos|(POST|DELETE) \/empresa(\/\{id\})?$|\/usos$|PUT \/empresa\/\{id\}\/numeracio$/;
    expect(lacks.filter((call) => !theirs.test(call))).toEqual([]);
    expect(
      reach('gestor')
        .map(said)
        .filter((call) => /subusuaris|invitacio|\/cert\b|DELETE \/(empresa|usuari)\/\{id\}$/.test(call)),
    ).toEqual([]);
  });

  test('tecnic: works, quality control, reports and agents', () => {
    const theirs = new RegExp(
      String.raw`\/treball|\/expedient|\/zona|\/formigo|\/limit|\/partida|\/comprovacio|\/lot|\/resultat|\/calendari|\/no-conformitats|\/agent|\/historial|\/pujada|\/desfer|GET \/empresa\/(\{id\}|document)$|GET \/empresa\/\{id\}\/pressupost|${OWN}`,
    );
    expect(beyond('tecnic', theirs)).toEqual([]);
    expect(reach('tecnic').map(said)).not.toContain('DELETE /treball/{id}');
  });

  test('obra: results and their lots, samples, photos and files of its works, and nothing else', () => {
    const reads = /GET \/(treball|limit|zona\/\{id\}|calendari|no-conformitats)/;
    const brings =
      /\/resultat|\/partida\/\{xid\}\/lot$|\/arxiu|\/document(s\/|$)|\/documents|\/seguiment|\/pujada|\/desfer/;
    expect(beyond('obra', new RegExp(`${reads.source}|${brings.source}|${OWN}`))).toEqual([]);
    expect(beyond('obra', new RegExp(`${brings.source}|${OWN}`), (route) => route.writes)).toEqual([]);
  });

  test('administracio: agents, invoices, expenses and letters; reads works, edits no quality control', () => {
    const writes = new RegExp(
      String.raw`\/agent|\/correu|\/factura|\/pressupost|\/periodica|\/despesa|\/tipus_despesa|\/amortitzacio|\/llibres|\/trimestre|\/pujada|\/desfer|${OWN}`,
    );
    expect(beyond('administracio', writes, (route) => route.writes)).toEqual([]);
  });

  test('lector: reads everything but users, certificates and what is in somebody’s hands; writes only what is its own', () => {
    expect(beyond('lector', new RegExp(OWN), (route) => route.writes)).toEqual([]);
    const unread = ofRoles.filter((route) => !route.writes && !route.access.includes('lector')).map(said);
    const withheld =
      /subusuaris|\/usuari\/document|\/empresa\/\{id\}\/(avisos|usos|smtp|registre\/export)|\/agent\/importar|\/despesa\/(facturae|importar)|GET \/pujada/;
    expect(unread.filter((call) => !withheld.test(call))).toEqual([]);
  });
});
