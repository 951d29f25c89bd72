import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { askLeaving } from '#web/ui/form/form-dialogs.tsx';
import { typedCell } from '#web/ui/grid/grid-reading.ts';
import type { ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say } from '../words.ts';
import { FACTS } from './row-changes.ts';
import { OPTIONAL_COLUMNS, sampleColumns } from './sample-columns.tsx';
import type { Orphan } from './use-orphans.ts';
import type { ZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

/** What was written where somebody else has deleted the lot or the sample: to copy, to move to a lot, to discard. */
export const LostRows = ({ work, lot }: { work: ZonaWork; lot: ZonaLot | null }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const some = work.orphans.length > 0;
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      some && current.pathname !== next.pathname && (await askLeaving(web)) !== 'leave',
    enableBeforeUnload: () => some,
  });
  if (!some) return null;
  const columns = sampleColumns({ t, formats, fck: 0, ruling: null, shown: OPTIONAL_COLUMNS, readOnly: true });
  const wordsOf = ({ cells, isFacts }: Orphan): string => {
    const parts = isFacts
      ? FACTS.filter((fact) => fact in cells).map((fact) => [
          say(t, `formigo.lot.${fact}`),
          fact === 'descripcio' ? String(cells[fact]) : typedDecimal(cells[fact] as number, language),
        ])
      : columns
          .filter((column) => column.key in cells && (column.key !== 'forma' || 'p1' in cells))
          .map((column) => [column.head, typedCell(cells[column.key], column, language)]);
    return parts.map(([head, value]) => `${head}: ${value}`).join(' · ');
  };
  return (
    <div role="alert" className={css.lost}>
      {work.orphans.map((one) => {
        const valors = wordsOf(one);
        return (
          <div key={one.id}>
            <p>{t('formigo.perdut', { gone: one.gone, lot: one.lot, valors })}</p>
            <div className={css.tools}>
              <Button variant="default" onClick={() => void navigator.clipboard?.writeText(valors)}>
                {t('formigo.perdut.copiar')}
              </Button>
              {lot && !one.isFacts ? (
                <Button variant="default" onClick={() => work.moveOrphan(one.id, lot.id)}>
                  {t('formigo.perdut.moure', { n: lot.numero })}
                </Button>
              ) : null}
              <Button variant="default" onClick={() => work.dropOrphan(one.id)}>
                {t('formigo.perdut.descartar')}
              </Button>
            </div>
          </div>
        );
      })}
    </div>
  );
};
