import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { LotPartida, Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { Facts } from './facts.tsx';
import { partidaHref } from './queries.ts';

/** How a proposed lot reads: its size, how lots are made, where it comes from. */
export const useLotWords = (): ((lot: LotPartida) => string) => {
  const t = useTexts(bancTexts);
  const formats = useFormats();
  return (lot) =>
    [
      lot.mida === null ? '' : `${formats.decimal(lot.mida, 0, 3)}\u00a0${t(`banc.unitat.${lot.unitat}`)}`,
      lot.text,
      t(`banc.origen.${lot.origen}`),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** Between which days it serves works, in words. */
export const useVigencia = (): ((partida: Pick<Partida, 'inici' | 'final'>) => string) => {
  const t = useTexts(bancTexts);
  const { date } = useFormats();
  return ({ inici, final }) => {
    if (inici && final) return t('banc.vigencia.entre', { inici: date(inici), final: date(final) });
    if (inici) return t('banc.vigencia.des', { inici: date(inici) });
    return final ? t('banc.vigencia.fins', { final: date(final) }) : t('banc.vigencia.sempre');
  };
};

/** An item as it is read: one of the bank, or one of the office by who may not change it. */
export const PartidaReading = ({ partida }: { partida: Partida }) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  const lists = useBancLists();
  const lot = useLotWords();
  const vigencia = useVigencia();
  const yes = (flag: boolean): string => web(flag ? 'web.si' : 'web.no');
  return (
    <div className={css.reading}>
      <Facts
        title={t('banc.sec.identitat')}
        facts={[
          { label: t('banc.codi'), value: partida.codi },
          { label: t('banc.proces_fk'), value: lists.proces(partida.proces_fk) },
          { label: t('banc.control_fk'), value: lists.control(partida.control_fk) },
          { label: t('banc.sistema_fk'), value: lists.sistema(partida.sistema_fk) },
          { label: t('banc.unitat'), value: t(`banc.unitat.${partida.unitat}`) },
          {
            label: t('banc.origen_fk'),
            value: partida.origen_fk ? (
              <GoLink to={partidaHref(empresa, partida.origen_fk)}>{t('banc.obrir')}</GoLink>
            ) : null,
          },
          { label: t('banc.usos_triats'), value: partida.usos.map(lists.us).join(', '), wide: true },
          { label: t('banc.nivells'), value: partida.nivells.map(lists.nivell).join(', '), wide: true },
        ]}
      />
      <Facts
        title={t('banc.sec.vigencia')}
        facts={[
          { label: t('banc.normes'), value: partida.normes.join(', ') },
          { label: t('banc.vigencia'), value: vigencia(partida) },
          { label: t('banc.lot'), value: lot(partida.lot), wide: true },
        ]}
      />
      <Facts
        title={t('banc.sec.programa')}
        facts={[
          { label: t('banc.completa'), value: yes(partida.completa) },
          { label: t('banc.formigo_flg'), value: yes(partida.formigo_flg) },
          { label: t('banc.ajuda'), value: partida.ajuda, wide: true },
          { label: t('banc.informacio'), value: partida.informacio, wide: true },
          { label: t('banc.observacions_programa'), value: partida.observacions_programa, wide: true },
          { label: t('banc.observacions_seguiment'), value: partida.observacions_seguiment, wide: true },
        ]}
      />
    </div>
  );
};
