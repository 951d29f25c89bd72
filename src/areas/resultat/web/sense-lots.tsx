import { Button } from '@mantine/core';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { resultatTexts } from '../texts/index.ts';
import { lotsQuery } from './queries.ts';
import css from './seguiment.module.css';

/**
 * What an item that lacks lots says of it, and the button that makes those forecast: there for as long as one is missing,
 * whatever was answered. What was answered of the whole goes to the first lot.
 */
export const SenseLots = ({
  treball,
  partida,
  lots,
  onMade,
}: {
  treball: Treball;
  partida: TreballPartida;
  lots: readonly Lot[];
  /** Where the keyboard goes once the button has gone. */
  onMade: () => void;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { previsio, recompte, formigo_flg, id: xid, proces_fk: pid } = partida;
  const falten = lots.length === 0 ? previsio.lots : recompte.lotsPerFer;
  if (lots.length > 0 && (formigo_flg || falten === 0)) return null;
  const answered = lots.length === 0 && recompte.total + recompte.noAplica > recompte.pendents;
  const make = async (): Promise<void> => {
    const lloc = { id: treball.id, pid, xid };
    try {
      const made = await api.call(procesRoutes.addLots, { params: lloc, body: { previstos: true } });
      queries.setQueryData(lotsQuery(api, empresa, lloc).queryKey, made);
      await queries.invalidateQueries({ queryKey: ['resultat', 'partida', empresa, treball.id, xid] });
      await queries.invalidateQueries({ queryKey: ['programa', empresa, treball.id] });
      if (answered) toast(t('seguiment.respostes_al_lot1'));
      // Once what came instead of the button stands there.
      setTimeout(onMade, 0);
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
      {lots.length === 0 ? <span className={css.nota}>{t('seguiment.sense_lots', { n: previsio.lots })}</span> : null}
      {falten === 0 || !treball.obert || !may(procesRoutes.addLots) ? null : (
        <Button variant="default" onClick={() => void make()}>
          {t(lots.length === 0 ? 'seguiment.crear_lots' : 'seguiment.crear_lots_falten', { n: falten })}
        </Button>
      )}
    </div>
  );
};
