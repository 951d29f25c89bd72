import { Button } from '@mantine/core';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { resultatTexts } from '../texts/index.ts';
import { casellaOf } from './casella.ts';
import type { Fila } from './partida-grid.tsx';
import { lotsQuery } from './queries.ts';
import css from './seguiment.module.css';
import type { Mira } from './use-marques.tsx';

/** An item without lots is answered as a whole; those forecast are made with one button. */
export const SenseLots = ({
  treball,
  partida,
  lots,
  mira,
  files,
}: {
  treball: Treball;
  partida: TreballPartida;
  lots: readonly Lot[];
  mira: Mira;
  files: readonly Fila[];
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  if (lots.length > 0) return null;
  const answered = files.some(({ check }) => mira(casellaOf(partida, check, null)).desada !== undefined);
  const { previsio, formigo_flg, id: xid, proces_fk: pid } = partida;
  const make = async (): Promise<void> => {
    const lloc = { id: treball.id, pid, xid };
    try {
      const made = await api.call(procesRoutes.addLots, { params: lloc, body: { previstos: true } });
      queries.setQueryData(lotsQuery(api, empresa, lloc).queryKey, made);
      await queries.invalidateQueries({ queryKey: ['programa', empresa, treball.id] });
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  if (formigo_flg)
    return (
      <p className={css.nota}>
        {t('seguiment.lots_formigo')}{' '}
        <GoLink to={`/empresa/${empresa}/treball/${treball.id}/formigo`}>{t('seguiment.veure_formigo')}</GoLink>
      </p>
    );
  return (
    <div className={css.botons}>
      <span className={css.nota}>{t('seguiment.sense_lots')}</span>
      {answered || !treball.obert || !may(procesRoutes.addLots) ? null : (
        <Button variant="default" onClick={() => void make()}>
          {t('seguiment.crear_lots', { n: previsio.lots })}
        </Button>
      )}
    </div>
  );
};
