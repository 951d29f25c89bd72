import { Popover } from '@mantine/core';
import { useState } from 'react';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

/** Where the measurement of an item of concrete comes from, in words; null where it is typed. */
export const useAmidamentWords = (): ((partida: Pick<TreballPartidaItem, 'amidament_de_zones'>) => string | null) => {
  const t = useTexts(procesTexts);
  return ({ amidament_de_zones: zones }) =>
    zones === null
      ? null
      : [
          t('proces.amidament.zones', { n: zones.zones }),
          ...(zones.sense_volum > 0 ? [t('proces.amidament.sense_volum', { n: zones.sense_volum })] : []),
        ].join(' ');
};

/** What an item measures; one measured by its zones says so when it is asked, and leads to them. */
export const WhyAmidament = ({ partida }: { partida: TreballPartidaItem }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const words = useAmidamentWords();
  const empresa = useEmpresaId();
  const [open, setOpen] = useState(false);
  const { amidament, unitat, nom } = partida;
  const shown = amidament === null ? NOTHING : formats.decimal(amidament, 2, 3);
  const why = words(partida);
  if (why === null) return shown;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={css.why}
          tabIndex={-1}
          aria-label={t('proces.amidament.perque_de', {
            amidament: amidament === null ? shown : `${shown} ${t(`proces.unitat.${unitat}`)}`,
            nom,
          })}
          onClick={() => setOpen(!open)}
        >
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <div className={css.whyBody}>
          <strong>{t('proces.lots.perque')}</strong>
          <p>{why}</p>
          <GoLink to={`/empresa/${empresa}/treball/${partida.treball_fk}/formigo`}>{t('proces.zones.formigo')}</GoLink>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
