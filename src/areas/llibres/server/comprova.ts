import type { z } from 'zod';
import { numClau } from '#areas/despesa/server/index.ts';
import { nifPasses } from '#areas/fiscal/domain/nif.ts';
import { fold } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import type { avisLlibreSchema } from '../contract/schemas.ts';
import type { Identitat } from '../domain/linies.ts';
import { type Infraccio, senseTipus, validaBe, validaExpedida, validaRebuda } from '../domain/validacions.ts';
import { infraccioTexts } from '../texts/infraccions.ts';
import type { Lectura } from './llibres.ts';
import { documentDe } from './resum.ts';

type Avis = z.infer<typeof avisLlibreSchema>;
const translate = translator([infraccioTexts]);

/** A tax id of here whose letter or check digit is not its own: the agency knows nobody by it. */
const senseControl = ({ nif: { tipus, identificacio } }: { readonly nif: Identitat }): readonly Infraccio[] =>
  tipus === '' && identificacio.length === 9 && !nifPasses(identificacio)
    ? [{ camp: 'nif.identificacio', codi: 'nif_control' }]
    : [];

/** Documents whose supplier's number another one of the same year has: the same paper may be entered twice. */
const repetits = (rebudes: Lectura['rebudes']): ReadonlySet<string> => {
  const byNumber = Map.groupBy(
    rebudes.filter(({ tipus, numero }) => tipus !== 'SF' && numClau(numero) !== ''),
    ({ nif, nom, numero, expedicio }) =>
      `${nif.identificacio || fold(nom)} ${numClau(numero)} ${expedicio.slice(0, 4)}`,
  );
  return new Set(
    [...byNumber.values()]
      .map((lines) => new Set(lines.map(({ document }) => document)))
      .flatMap((documents) => (documents.size > 1 ? [...documents] : [])),
  );
};

/** What the agency's rules say of lines dated between two days, each rule once for a document. */
export const avisosDeLlibres = (
  { exercici, expedides, rebudes, bens, obligat }: Lectura,
  language: Language,
  periode: string | null,
): Avis[] => {
  const found = new Map<string, Avis>();
  const twice = repetits(rebudes);
  const add = (llibre: Avis['llibre'], document: string, text: string, rules: readonly Infraccio[]): void => {
    for (const { codi } of rules)
      if (!found.has(`${document} ${codi}`))
        found.set(`${document} ${codi}`, {
          llibre,
          document: { ...documentDe(document), text },
          codi,
          missatge: translate(language, `llibres.infraccio.${codi}`),
        });
  };
  const of = (linia: { readonly exercici: number; readonly periode: string }): boolean =>
    linia.exercici === exercici && (periode === null || linia.periode === periode);
  for (const linia of expedides)
    if (of(linia))
      add('expedides', linia.document, `${linia.serie}${linia.numero} · ${linia.nom}`, [
        ...validaExpedida(linia),
        ...senseControl(linia),
      ]);
  // An entry without a paper has nobody behind, and what is written off none either.
  for (const linia of rebudes)
    if (of(linia))
      add('rebudes', linia.document, `${linia.numero_recepcio} · ${linia.nom}`, [
        ...(linia.tipus === 'SF' ? [] : [...validaRebuda(linia), ...senseControl(linia)]),
        ...(obligat.fisica ? senseTipus(linia) : []),
        ...(twice.has(linia.document) ? [{ camp: 'numero', codi: 'numero_repetit' }] : []),
      ]);
  if (periode === null || periode === '4T')
    for (const linia of bens) add('bens', linia.id, linia.literal, validaBe(linia));
  return [...found.values()];
};
