import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { comprovacioRoutes } from '#areas/banc/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatRoutes } from '../contract/routes.ts';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { resultatTexts } from '../texts/index.ts';
import { isOberta } from './casella.ts';
import { TancaDialog } from './nc/tanca-dialog.tsx';
import { marcaOf, nomLot } from './paraules.ts';
import css from './respostes-soltes.module.css';

/** Answers of an item that its grid has no place for: of a lot, or of a check, that it has no more. */
export const soltesOf = (
  { comprovacions }: Pick<TreballPartida, 'comprovacions'>,
  lots: readonly Lot[],
  resultats: readonly ResultatAnswer[],
): readonly ResultatAnswer[] => {
  const checks = new Set(comprovacions.map((one) => one.comprovacio_fk));
  const places = new Set<number | null>(lots.length > 0 ? lots.map(({ id }) => id) : [null]);
  return resultats.filter((one) => one.resultat !== 'P' && !(checks.has(one.comprovacio_fk) && places.has(one.lot_fk)));
};

/** What was answered where there is no place any more: it is kept, and what does not conform is closed from here. */
export const RespostesSoltes = ({
  treball,
  partida,
  lots,
  resultats,
}: {
  treball: Treball;
  partida: TreballPartida;
  lots: readonly Lot[];
  resultats: readonly ResultatAnswer[];
}) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const [closing, close] = useState<number | null>(null);
  const soltes = soltesOf(partida, lots, resultats);
  const known = new Map(partida.comprovacions.map((one) => [one.comprovacio_fk, one.nom]));
  const gone = [...new Set(soltes.map((one) => one.comprovacio_fk))].filter((id) => !known.has(id));
  const names = useQueries({
    queries: gone.map((id) => ({
      queryKey: ['banc.comprovacio', empresa, id, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(comprovacioRoutes.get, { params: { id }, signal }),
      enabled: may(comprovacioRoutes.get),
      retry: false,
    })),
  });
  if (soltes.length === 0) return null;
  const nomOf = (id: number): string =>
    known.get(id) ?? names[gone.indexOf(id)]?.data?.nom ?? t('seguiment.comprovacio_treta');
  const lotOf = (id: number | null): string => {
    const lot = lots.find((one) => one.id === id);
    return id !== null && !lot ? t('seguiment.lot_tret') : nomLot(t, lot ?? null);
  };
  const writes = may(resultatRoutes.update) && treball.obert;
  const asked = soltes.find(({ id }) => id === closing);
  return (
    <section className={css.soltes} aria-label={t('seguiment.soltes')}>
      <h3>{t('seguiment.soltes')}</h3>
      <p>{t('seguiment.soltes_ajuda')}</p>
      <ul className={css.llista}>
        {soltes.map((one) => (
          <li key={one.id} className={css.solta}>
            <Mark {...marcaOf(t, formats, one, today(), one.automatic)} />
            <span className={css.nom}>
              {`${lotOf(one.lot_fk)} · ${nomOf(one.comprovacio_fk)}`}
              <span className={css.segona}>
                {[formats.date(one.data), one.valor && `${one.valor} ${one.unitat}`, one.accio, one.usuari]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {writes && isOberta(one) && !one.automatic ? (
              <Button variant="default" onClick={() => close(one.id)}>
                {t('nc.tancar_titol')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <TancaDialog
          nc={{ ...asked, partida: partida.nom, comprovacio: nomOf(asked.comprovacio_fk) }}
          onClose={() => close(null)}
        />
      ) : null}
    </section>
  );
};
