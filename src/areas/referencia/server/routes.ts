import type { Documents } from '#server/documents/index.ts';
import { type Bound, bind, type Context } from '#server/http/context.ts';
import { referenciaRoutes } from '../contract/routes.ts';
import {
  CONDICIONS_DATA,
  CONDICIONS_TEXT,
  CONDICIONS_TITOL,
  CONDICIONS_VERSIO,
  NOVETATS,
} from '../texts/condicions.ts';
import { catalogue, PARAMETRES } from './catalogue.ts';
import { listManuals, printManual } from './manuals.ts';
import { searchPoblacions } from './poblacions.ts';

const isOlder = (version: string, than: string): boolean => {
  const [a, b] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let place = 0; place < 3; place += 1) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** `version` is the product's own. A client that says an older `bundle` than the least served has to update. */
export const referenciaHandlers = (version: string, documents: Documents): readonly Bound[] => {
  const minima = PARAMETRES['api.versio.minima'] ?? version;
  const list =
    <Name extends Parameters<typeof catalogue>[0]>(name: Name) =>
    async (context: Context) =>
      catalogue(name, context.language);
  return [
    bind(referenciaRoutes.activitats, list('activitats')),
    bind(referenciaRoutes.controls, list('controls')),
    bind(referenciaRoutes.irpf, list('irpf')),
    bind(referenciaRoutes.iva, list('iva')),
    bind(referenciaRoutes.titulacions, list('titulacions')),
    bind(referenciaRoutes.funcions, list('funcions')),
    bind(referenciaRoutes.processos, list('processos')),
    bind(referenciaRoutes.idiomes, list('idiomes')),
    bind(referenciaRoutes.tipusTreball, list('tipusTreball')),
    bind(referenciaRoutes.documents, list('documents')),
    bind(referenciaRoutes.parametres, async () => PARAMETRES),
    bind(referenciaRoutes.textos, async ({ language }) => ({
      condicions: {
        versio: CONDICIONS_VERSIO,
        data: CONDICIONS_DATA,
        titol: CONDICIONS_TITOL[language],
        text: CONDICIONS_TEXT[language],
      },
    })),
    bind(referenciaRoutes.versio, async ({ language }, { query }) => ({
      versio: version,
      minima,
      obligatoria: query.bundle !== undefined && isOlder(query.bundle, minima),
      url: '/',
      novetats: NOVETATS[language],
    })),
    bind(referenciaRoutes.manuals, async ({ language }) => listManuals(language)),
    bind(referenciaRoutes.manual, (context, { params, query }) =>
      printManual(documents, context, { id: params.x, idioma: query.idioma ?? context.language, version }),
    ),
    bind(referenciaRoutes.poblacions, async (_context, { params }) => searchPoblacions(params.text)),
  ];
};
