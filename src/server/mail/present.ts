import type { CorreuEstat, CorreuItem, CorreuMotiu } from '#contract/correu.ts';
import type { HistorialEntitat } from '#contract/historial.ts';
import type { CompanyContext } from '../http/context.ts';
import type { CorreuRow } from './store.ts';

export const listOf = (json: string): string[] => JSON.parse(json) as string[];

/** A letter as lists show it. */
export const presentItem = (context: CompanyContext, row: CorreuRow): CorreuItem => ({
  id: row.id,
  creat: row.creat,
  enviat: row.enviat,
  per_a: listOf(row.per_a),
  cc: listOf(row.cc),
  assumpte: row.assumpte,
  estat: row.estat as CorreuEstat,
  motiu: row.motiu ? { codi: row.motiu as CorreuMotiu, missatge: context.text(`correu.motiu.${row.motiu}`) } : null,
  resposta: row.resposta,
  intents: row.intents,
  proper: row.estat === 'en_cua' ? row.proper : null,
  sobre: row.entitat && row.entitat_fk ? { entitat: row.entitat as HistorialEntitat, id: row.entitat_fk } : null,
});
