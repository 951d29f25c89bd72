import type { z } from 'zod';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import type { validacioAnswer } from '../contract/schemas.ts';
import { deriveComprovacions } from '../domain/deriva.ts';
import { validateUsos } from '../domain/usos.ts';
import { bancErrors } from '../texts/errors.ts';
import { categoriesOf, LLISTES } from './catalogue.ts';
import { inLanguage } from './present.ts';
import { comprovacionsOf } from './reading.ts';
import type { BancPartida } from './rows.ts';

const translate = translator([bancErrors]);

/** What is wrong with uses chosen for an item, said in words. `taken` null: with the checks that the item would give. */
export const faltesOfUsos = async (
  context: CompanyContext,
  partida: BancPartida,
  usos: readonly number[],
  taken: readonly number[] | null,
): Promise<z.infer<typeof validacioAnswer>['errors']> => {
  const { language } = context;
  const written = await comprovacionsOf(context, partida.id);
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
