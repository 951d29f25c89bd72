import { showDate } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Producer } from '#server/config.ts';
import { type Documents, printColour } from '#server/documents/index.ts';
import type { Context, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { RELEASED } from '#server/version.ts';
import type { Declaracio } from '../contract/registre.ts';
import { apartatsOf } from '../domain/declaracio.ts';
import { efacturaTexts } from '../texts/index.ts';
import { SISTEMA } from './registre-sistema.ts';

const TEMPLATE = new URL('./documents/declaracio.typ', import.meta.url);
const translate = translator([efacturaTexts]);

export const declaracioOf = (producer: Producer | null): Declaracio => ({
  productor: producer,
  nom: SISTEMA.nom,
  codi: SISTEMA.codi,
  versio: SISTEMA.versio,
  data: RELEASED,
});

/** The declaration as a tagged PDF. The order asks for it in Spanish. */
export const printDeclaracio = async (
  documents: Documents,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
  producer: Producer | null,
): Promise<FileAnswer> => {
  const declaracio = declaracioOf(producer);
  const say = (key: string, params = {}): string => translate('es', `declaracio.${key}`, params);
  const apartats = apartatsOf(declaracio, showDate(declaracio.data));
  if (!apartats) throw new CodedError(404, 'sense_productor');
  const titol = say('titol').toUpperCase();
  const { pdf } = await documents.print({
    template: TEMPLATE,
    dades: {
      idioma: { lang: 'es', regio: 'es' },
      titol,
      autor: declaracio.productor?.nom ?? '',
      paraules: [declaracio.nom, declaracio.versio],
      disseny: 'sobri',
      color: printColour(null),
      empresa: { nom: declaracio.nom, linies: [declaracio.versio] },
      peu: say('peu', { nom: declaracio.nom, versio: declaracio.versio }),
      pagina: say('pagina', { n: '{n}', total: '{total}' }),
      esborrany: null,
      corrent: { document: titol, numero: '', treball: '' },
      apartats: apartats.map(({ clau, valor, params }) => ({
        titol: say(clau),
        text: valor ?? say(`${clau}_text`, params),
      })),
    },
    now: new Date(clock.now()),
    signal,
  });
  return { nom: `${say('fitxer', { versio: declaracio.versio })}.pdf`, tipus: 'application/pdf', contingut: pdf };
};
