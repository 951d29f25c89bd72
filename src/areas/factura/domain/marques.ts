import type { Language } from '#kernel/language.ts';

/** How the marks of a recurring invoice are written in each language; any of them is read whatever the language is. */
export const MARQUES: Readonly<
  Record<Language, { readonly mes: string; readonly any: string; readonly trimestre: string }>
> = {
  ca: { mes: '{mes}', any: '{any}', trimestre: '{trimestre}' },
  es: { mes: '{mes}', any: '{año}', trimestre: '{trimestre}' },
  en: { mes: '{month}', any: '{year}', trimestre: '{quarter}' },
};

const MESOS: Readonly<Record<Language, readonly string[]>> = {
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const TRIMESTRES: Readonly<Record<Language, readonly string[]>> = {
  ca: ['1r trimestre', '2n trimestre', '3r trimestre', '4t trimestre'],
  es: ['1.er trimestre', '2.º trimestre', '3.er trimestre', '4.º trimestre'],
  en: ['1st quarter', '2nd quarter', '3rd quarter', '4th quarter'],
};

const MARCA = /(de )?\{(mes|month|any|año|year|trimestre|quarter)\}/giu;

/** Whether a text bears some mark. */
export const teMarques = (text: string): boolean => text.search(MARCA) >= 0;

/** A text with its marks as they are read in the invoice of a day, in its language. */
export const senseMarques = (text: string, data: string, idioma: Language): string => {
  const [any = '', month = '1'] = data.split('-');
  const mes = MESOS[idioma][Number(month) - 1] ?? '';
  return text.replace(MARCA, (_whole, de: string | undefined, marca: string) => {
    const before = de ?? '';
    switch (marca.toLowerCase()) {
      case 'mes':
      case 'month':
        // «d’abril», not «de abril».
        return idioma === 'ca' && before !== '' && /^[ao]/.test(mes) ? `${before.slice(0, 1)}’${mes}` : before + mes;
      case 'trimestre':
      case 'quarter':
        return before + (TRIMESTRES[idioma][Math.floor((Number(month) - 1) / 3)] ?? '');
      default:
        return before + any;
    }
  });
};

interface Escrits<Linia> {
  readonly linies: readonly Linia[];
  readonly observacions: string;
}

/** Room of a concept. */
const MAX_CONCEPTE = 500;

/** What is written in a recurring invoice as one of its invoices says it. */
export const escritsDe = <Linia extends { readonly concepte: string; readonly descripcio: string }>(
  { linies, observacions }: Escrits<Linia>,
  data: string,
  idioma: Language,
): { linies: Linia[]; observacions: string } => ({
  linies: linies.map((linia) => ({
    ...linia,
    concepte: senseMarques(linia.concepte, data, idioma).slice(0, MAX_CONCEPTE),
    descripcio: senseMarques(linia.descripcio, data, idioma),
  })),
  observacions: senseMarques(observacions, data, idioma),
});
