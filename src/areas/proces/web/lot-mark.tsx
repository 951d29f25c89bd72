import { EstatControlMark } from '#areas/treball/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Lot } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';

/** Where a lot stands: what its checks come to, and a lock when it is closed. */
export const LotMark = ({ lot }: { lot: Lot }) => {
  const t = useTexts(procesTexts);
  if (lot.estat === 'previst') return <Mark form="pending" word={t('proces.lot.estat.previst')} />;
  return (
    <span className={css.pair}>
      <EstatControlMark recompte={lot.recompte} />
      {lot.estat === 'tancat' ? <Mark form="closed" word={t('proces.lot.estat.tancat')} size="icon" /> : null}
    </span>
  );
};
