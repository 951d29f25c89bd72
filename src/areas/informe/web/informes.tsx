import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import type { Language } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import type { Informes } from '../contract/routes.ts';
import { SIGNANTS } from '../domain/documents.ts';
import { documentTexts } from '../texts/documents.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import type { Kind } from './asked.ts';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentsTable } from './documents-table.tsx';
import css from './informes.module.css';
import { INFORMES, informesQuery } from './queries.ts';

export interface Given {
  readonly treball: Treball;
  readonly zones: readonly ZonaItem[];
  readonly informes: Informes;
  readonly kinds: readonly Kind[];
  /** Language of the company's documents. */
  readonly idioma: Language;
}

/** Phases of a work, in their order. */
const FASES = ['inici', 'obra', 'final'];

export const resolve = async ({ api, queries, empresa, id, language }: ResolveContext): Promise<Given> => {
  const [treball, zones, informes, listed, own] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    api.call(formigoRoutes.zonesTotes, { params: { id: id('id') } }),
    queries.fetchQuery({ ...informesQuery(api, empresa, id('id'), language), staleTime: 0 }),
    api.call(referenciaRoutes.documents, {}),
    queries.fetchQuery(empresaQuery(api, empresa)),
  ]);
  const made = new Set<string>(informes.documents.map(({ codi }) => codi));
  // The closing set is of those: no document of the list by itself.
  const tancament: Kind = { codi: 'tancament', nom: '', fase: 'final', signants: SIGNANTS.tancament };
  const kinds = (listed.filter(({ codi }) => made.has(codi)) as readonly Kind[]).toSorted(
    (one, other) => FASES.indexOf(one.fase) - FASES.indexOf(other.fase),
  );
  return { treball, zones, informes, kinds: [...kinds, tancament], idioma: own.idioma_fk };
};

/** Informes: the documents that a work gives, with what each lacks; each opens what it is asked with. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(pantallaTexts);
  const words = useTexts(documentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const [open, setOpen] = useState<Kind | null>(null);
  const { data: treball = given.treball } = useQuery({
    ...treballQuery(api, empresa, given.treball.id),
    initialData: given.treball,
  });
  const { data: informes = given.informes } = useQuery({
    ...informesQuery(api, empresa, treball.id, language),
    initialData: given.informes,
  });
  useTitle(t('informe.pantalla.informes'), treball.codi);
  const kinds = given.kinds.map((one) =>
    one.codi === 'tancament' ? { ...one, nom: words('informe.doc.tancament') } : one,
  );
  return (
    <TreballFrame treball={treball} tab="informes">
      {informes.processos.length === 0 ? (
        <p className={css.empty}>
          {words('informe.doc.sense_pla')}{' '}
          <GoLink to={`/empresa/${empresa}/treball/${treball.id}/programa`}>
            {words('informe.doc.anar_programa')}
          </GoLink>
        </p>
      ) : null}
      <DocumentsTable kinds={kinds} informes={informes} onOpen={setOpen} />
      <DocumentDrawer
        kind={open}
        treball={treball}
        informes={informes}
        zones={given.zones}
        idioma={given.idioma}
        onClose={() => setOpen(null)}
        onDone={() => {
          setOpen(null);
          void queries.invalidateQueries({ queryKey: [INFORMES] });
        }}
      />
    </TreballFrame>
  );
};
