import type { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import type { validacioAnswer } from '../contract/schemas.ts';
import { valorsADia } from '../domain/a-data.ts';
import { deriveComprovacions, usosTriats, valorsExigits } from '../domain/deriva.ts';
import { nivellsCurts } from '../domain/nivell.ts';
import { validateUsos } from '../domain/usos.ts';
import { bancErrors } from '../texts/errors.ts';
import { categoriesOf, ESCALA, LLISTES, VALORS_DATATS } from './catalogue.ts';
import { inLanguage } from './present.ts';
import { comprovacionsOf } from './reading.ts';
import type { BancComprovacio, BancPartida } from './rows.ts';

const translate = translator([bancErrors]);

/**
 * What is wrong with uses chosen for an item, said in words. `taken` null: with the checks that the item would give. `written`:
 * its checks, where they are at hand.
 */
export const faltesOfUsos = async (
  context: CompanyContext,
  partida: BancPartida,
  usos: readonly number[],
  taken: readonly number[] | null,
  written?: readonly BancComprovacio[],
): Promise<z.infer<typeof validacioAnswer>['errors']> =>
  faltesOfChecks(context, partida, usos, taken, written ?? (await comprovacionsOf(context, partida.id)));

const faltesOfChecks = (
  { language }: Pick<CompanyContext, 'language'>,
  partida: BancPartida,
  usos: readonly number[],
  taken: readonly number[] | null,
  written: readonly BancComprovacio[],
): z.infer<typeof validacioAnswer>['errors'] => {
  const checks = written.map((one) => inLanguage(one, language));
  const has =
    taken ??
    deriveComprovacions(checks, {
      completa: partida.completa,
      usos,
      categories: categoriesOf(partida.sistema_fk),
    }).map(({ comprovacio_fk }) => comprovacio_fk);
  const names = new Map(written.map((one) => [one.id, one.nom[language]]));
  const uses = new Map(LLISTES[language].usos.map((one) => [one.id, one.nom]));
  return validateUsos({ usos: partida.usos, comprovacions: checks }, usos, has).map(
    ({ codi, us_fk, comprovacio_fk }) => ({
      codi,
      us: us_fk,
      comprovacio: comprovacio_fk,
      missatge: translate(language, `banc.us.${codi}`, {
        us: uses.get(us_fk ?? 0) ?? '',
        comprovacio: names.get(comprovacio_fk ?? 0) ?? '',
      }),
    }),
  );
};

type Curts = z.infer<typeof validacioAnswer>['nivells_curts'];

/**
 * Chosen levels that do not reach the class that a chosen use asks of a check, said in words. `comprovacions`: those that
 * are taken, with what is asked of them, in the language or in Catalan.
 */
export const faltesOfNivells = (
  language: Language,
  triat: { readonly usos: readonly number[]; readonly nivells: readonly number[] },
  comprovacions: readonly { readonly nom: string; readonly valors: readonly string[] }[],
): Curts => {
  const { usos, nivells } = LLISTES[language];
  const exigit = comprovacions.map(({ valors }) => valors);
  return nivellsCurts(triat, exigit, ESCALA).map(({ nivell_fk, us_fk, comprovacio, valor }) => ({
    nivell: nivell_fk,
    us: us_fk,
    missatge: translate(language, 'banc.us.nivell_curt', {
      nivell: nivells.find(({ id }) => id === nivell_fk)?.valor ?? '',
      us: usos.find(({ id }) => id === us_fk)?.nom ?? '',
      comprovacio: comprovacions[comprovacio]?.nom ?? '',
      valor: exigit[comprovacio]?.[valor] ?? '',
    }),
  }));
};

/** The same of an item of the bank, with the checks given or those that it would give. */
export const nivellsOfUsos = async (
  context: CompanyContext,
  partida: BancPartida,
  triat: {
    readonly usos: readonly number[];
    readonly nivells: readonly number[];
    /** Project date of the work that it is chosen for; without it, what is asked today. */
    readonly data?: string | undefined;
  },
  taken: readonly number[] | null,
): Promise<Curts> => {
  const { language } = context;
  if (triat.nivells.length === 0) return [];
  const written = await comprovacionsOf(context, partida.id);
  return faltesOfNivells(
    language,
    triat,
    written
      .filter(({ id }) => taken === null || taken.includes(id))
      .map((one) => ({
        nom: one.nom[language],
        valors: valorsADia(
          valorsExigits(usosTriats(inLanguage(one, 'ca'), triat.usos)).flatMap(
            (valor) => one.usos.find((us) => us.valor.ca === valor)?.valor ?? [],
          ),
          { comprovacio_fk: one.id, usos: triat.usos, data: triat.data ?? null },
          VALORS_DATATS,
        ).map((valor) => valor[language]),
      })),
  );
};
