import { setImmediate as breathe } from 'node:timers/promises';
import { nifKey } from '#areas/fiscal/domain/nif.ts';
import { type Avis, CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { givenFields } from '#server/http/editing.ts';
import { faultsOf } from '#server/http/problem.ts';
import { type FilaJutjada, type Heard, unreadCells } from '#server/imports/index.ts';
import type { SheetRead } from '#server/sheets/index.ts';
import { type AgentFields, BLANK_AGENT } from '../contract/blank.ts';
import { agentCreateBody } from '../contract/schemas.ts';
import type { ColumnCamp } from '../domain/columnes.ts';
import { bodyOfRow } from '../domain/fila.ts';
import { countryOf } from './paisos.ts';
import { checkFields, completeName, ownAvisos } from './service.ts';
import type { KnownAgents } from './store.ts';

/** A row of a file, judged: what it would create; null when something stops it. */
export interface JudgedRow extends FilaJutjada {
  readonly fields: AgentFields | null;
}

/** Rows judged before others are let on. */
const AT_ONCE = 200;

const judge = (celles: readonly string[], columns: readonly (ColumnCamp | null)[]): Omit<JudgedRow, 'fila'> => {
  const body = bodyOfRow(celles, columns, countryOf);
  const parsed = agentCreateBody.safeParse(body, { reportInput: true });
  const nom = String(body['rao_social'] || [body['nom'], body['cognoms']].filter(Boolean).join(' '));
  const faltes = [...unreadCells(celles, columns), ...(parsed.success ? [] : faultsOf(parsed.error))];
  if (!parsed.success || faltes.length > 0) return { celles, fields: null, nom, faltes, avisos: [] };
  const fields: AgentFields = { ...BLANK_AGENT, ...givenFields(parsed.data) };
  try {
    checkFields(fields);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { celles, fields: null, nom, faltes: error.camps, avisos: [] };
  }
  return { celles, fields, nom: completeName(fields), faltes: [], avisos: ownAvisos(fields) };
};

/** Every row of a file; a tax id or a name that the company or an earlier row has is a soft check too. */
export const judgeRows = async (
  read: SheetRead,
  columns: readonly (ColumnCamp | null)[],
  known: KnownAgents,
  heard: Heard,
): Promise<JudgedRow[]> => {
  const [nifs, noms] = [new Map(known.nifs), new Map(known.noms)];
  const judged: JudgedRow[] = [];
  for (const [at, celles] of read.files.entries()) {
    if (at % AT_ONCE === 0) {
      await breathe();
      heard.signal.throwIfAborted();
      heard.progress?.(at);
    }
    const row = judge(celles, columns);
    const key = row.fields ? nifKey(row.fields.nif, row.fields.nif_pais) : '';
    const twin = key === '' ? undefined : nifs.get(key);
    if (key !== '' && twin === undefined) nifs.set(key, row.nom);
    const name = row.fields ? fold(row.nom) : '';
    const namesake = name === '' ? undefined : noms.get(name);
    if (name !== '' && namesake === undefined) noms.set(name, row.nom);
    const repeated: Avis[] =
      twin !== undefined
        ? [{ codi: 'nif_repetit', cami: 'nif', params: { nom: twin } }]
        : namesake !== undefined
          ? [{ codi: 'nom_repetit', cami: 'nom', params: { nom: namesake } }]
          : [];
    judged.push({ ...row, fila: at + 2 + read.abans, avisos: [...row.avisos, ...repeated] });
  }
  return judged;
};
