import { Button } from '@mantine/core';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useMay } from '#web/platform.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { accioRoutes } from '../contract/accions.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';
import { useWholeWork } from './use-whole-work.ts';

/** Whether a work is open, as a mark. */
export const TreballMark = ({ treball }: { treball: Treball }) => {
  const t = useTexts(treballTexts);
  return (
    <Mark form={treball.obert ? 'issued' : 'closed'} word={t(treball.obert ? 'treball.obert' : 'treball.tancat')} />
  );
};

/** Says on every screen of a closed work that it is only read, and opens it again; nothing on an open one. */
export const TreballClosed = ({ treball }: { treball: Treball }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const may = useMay();
  const whole = useWholeWork(treball);
  if (treball.obert) return null;
  return (
    <p className={css.closed}>
      {t('treball.tancat_el', { data: formats.date(treball.data_tancament) })}
      {may(accioRoutes.unfinalize) ? (
        <Button variant="default" onClick={() => void whole.reopen()}>
          {t('treball.accio.reobrir')}
        </Button>
      ) : null}
    </p>
  );
};
