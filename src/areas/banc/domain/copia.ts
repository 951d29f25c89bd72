import type { Language, Trilingual } from '#kernel/language.ts';

const SAID: Trilingual = { ca: '(còpia)', es: '(copia)', en: '(copy)' };
const MOST = 200;

/** What a copy is called in a language until somebody names it. */
export const nomDeCopia = (nom: string, language: Language): string => {
  const said = ` ${SAID[language]}`;
  return `${nom.slice(0, MOST - said.length).trimEnd()}${said}`;
};

/** A record to write a copy over: named as such in each language, unless who copies keeps the name as it is. */
export const copiaOf = <Copied extends { readonly nom: Trilingual }>(
  from: Copied,
  given: string | undefined,
  language: Language,
): Copied =>
  given === from.nom[language]
    ? from
    : {
        ...from,
        nom: {
          ca: nomDeCopia(from.nom.ca, 'ca'),
          es: nomDeCopia(from.nom.es, 'es'),
          en: nomDeCopia(from.nom.en, 'en'),
        },
      };
