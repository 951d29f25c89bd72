import { formigoTexts } from '#areas/formigo/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { informeTexts } from '../texts/index.ts';
import type { InformePorts } from './ports.ts';
import { mancancesFor } from './qualitat/make.ts';
import { readQualitat } from './qualitat/print.ts';

/** Sentences of the documents. */
export const translate = translator([informeTexts, formigoTexts]);

/** What the rooms know of the control of a work, as the screens read it. */
export const readNow = (context: CompanyContext, ports: InformePorts, treballId: number) =>
  readQualitat(context, ports, translate, treballId, { idioma: context.language, disseny: 'sobri', logo: false });

/**
 * What is missing to close a work: what its certificate would want, in its words. A work without a control plan has no
 * certificate: of it, only lots of concrete.
 */
export const missingToClose = async (
  context: CompanyContext,
  ports: InformePorts,
  treballId: number,
): Promise<readonly { readonly clau: string; readonly codi: string; readonly missatge: string }[]> => {
  const { data, words } = await readNow(context, ports, treballId);
  const all = mancancesFor(data, words);
  return data.partides.length > 0 ? all : all.filter(({ clau }) => clau.startsWith('lot-'));
};
