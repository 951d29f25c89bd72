import type { Tasca, TascaEstat } from '#contract/tasca.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import type { Files } from '../files/index.ts';
import type { CompanyContext } from '../http/context.ts';
import type { TascaRow } from './store.ts';

interface Said {
  readonly codi: string;
  readonly params?: TextParams;
}
const parse = <Value>(text: string | null): Value | null => (text === null ? null : (JSON.parse(text) as Value));

/** A task as its owner reads it, in the language of the call. */
export const presentTasca = async (files: Files, context: CompanyContext, row: TascaRow): Promise<Tasca> => {
  const titol = parse<Said>(row.titol);
  const error = parse<Said>(row.error);
  const fitxer = row.fitxer_fk === null ? undefined : await files.find(context.db, row.empresa_fk, row.fitxer_fk);
  return {
    id: row.id,
    tipus: row.tipus,
    titol: titol ? context.text(titol.codi, titol.params) : '',
    estat: row.estat as TascaEstat,
    fet: row.fet,
    total: row.total,
    creada: row.creada,
    acabada: row.acabada,
    caduca: row.caduca,
    fitxer: fitxer ? { nom: row.fitxer_nom ?? '', mida: fitxer.mida, tipus: fitxer.tipus } : null,
    resultat: parse<unknown>(row.resultat),
    error: error ? { codi: error.codi, missatge: context.text(`error.${error.codi}`, error.params) } : null,
  };
};
