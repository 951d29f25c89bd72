import { invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { loadTreball } from './service.ts';

/** What is missing to close a work, as the documents know it. */
interface Mancanca {
  readonly clau: string;
  readonly codi: string;
  readonly missatge: string;
}
/** Closed with one of these, a work says why. */
const AMB_MOTIU = 'nc_obertes';
export const volMotiu = ({ codi }: Pick<Mancanca, 'codi'>): boolean => codi === AMB_MOTIU;

/** Reasons of those that want one; 422 at the first that has none. */
export const motiusDe = (
  missing: readonly Mancanca[],
  given: readonly { readonly clau: string; readonly motiu: string }[],
): ReadonlyMap<string, string> => {
  const said = new Map(given.map(({ clau, motiu }) => [clau, motiu]));
  const wanted = missing.filter(volMotiu);
  const without = wanted.filter(({ clau }) => !said.get(clau));
  if (without.length > 0)
    throw invalid(
      without.map(({ clau, missatge }) => ({
        cami: `excepcions.${clau}`,
        codi: 'cal_motiu_tancament',
        params: { missatge },
      })),
    );
  return new Map(wanted.map(({ clau }) => [clau, said.get(clau) ?? '']));
};

const readMotius = (text: string): ReadonlyMap<string, string> =>
  new Map(text === '' ? [] : Object.entries(JSON.parse(text) as Record<string, string>));
export const keepMotius = (motius: ReadonlyMap<string, string>): string =>
  motius.size === 0 ? '' : JSON.stringify(Object.fromEntries(motius));

/** Why a work was closed with what was open, by what the certificate names it. */
export const motiusDeTancament = async (
  context: CompanyContext,
  treballId: number,
): Promise<ReadonlyMap<string, string>> => readMotius((await loadTreball(context, treballId)).excepcions);
