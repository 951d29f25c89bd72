import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatTexts } from '../texts/index.ts';
import { marcaEstat, nomLot } from './paraules.ts';
import css from './seguiment.module.css';
import { SenseLots } from './sense-lots.tsx';

/** Lots of an item on the phone, each to be answered on its own screen. */
export const LotsLlista = ({
  treball,
  partida,
  lots,
  back,
  href,
}: {
  treball: Treball;
  partida: TreballPartida;
  lots: readonly Lot[];
  back: string;
  href: (lot: Lot | null) => string;
}) => {
  const t = useTexts(resultatTexts);
  const list = useRef<HTMLUListElement>(null);
  const all: readonly (Lot | null)[] = lots.length > 0 ? lots : [null];
  return (
    <section className={css.panell} aria-label={partida.nom}>
      <GoLink to={back} className={css.enrere}>
        <IconChevronLeft size={16} aria-hidden /> {t('seguiment.partides')}
      </GoLink>
      <h2>{partida.nom}</h2>
      <SenseLots
        treball={treball}
        partida={partida}
        lots={lots}
        onMade={() => list.current?.querySelector('a')?.focus()}
      />
      <ul className={css.lots} ref={list}>
        {all.map((lot) => {
          const recompte = lot?.recompte ?? partida.recompte;
          return (
            <li key={lot?.id ?? 0}>
              <GoLink to={href(lot)}>
                <Mark {...marcaEstat(t, recompte)} size="icon" />
                <span className={css.partida}>
                  {nomLot(t, lot)}
                  {lot?.descripcio ? ` · ${lot.descripcio}` : ''}
                </span>
                <span className={css.compte}>
                  {recompte.total - recompte.pendents}/{recompte.total}
                </span>
                <IconChevronRight size={16} aria-hidden />
              </GoLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
