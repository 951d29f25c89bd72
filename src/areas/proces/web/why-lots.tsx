import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { isLotsPerDir } from '../domain/lots-per-dir.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';

/** Why so many lots are forecast, in words. */
export const useLotsWords = (): ((partida: TreballPartidaItem) => string) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  return ({ previsio, amidament, unitat, lot }) => {
    const { lots, motiu } = previsio;
    if (motiu === 'ma') return t('proces.lots.ma', { lots });
    if (motiu === 'zones' || motiu === 'zones_en_part') return t(`proces.lots.${motiu}`, { lots });
    if (motiu === 'sense_zones' || motiu === 'zones_sense_mida') return t(`proces.lots.${motiu}`);
    if (motiu === 'sense_mida') return t('proces.lots.sense_mida');
    if (motiu === 'sense_amidament') return t('proces.lots.sense_amidament');
    if (motiu === 'unitats_diferents')
      return t('proces.lots.unitats_diferents', {
        unitat: t(`proces.unitat.${unitat}`),
        altra: t(`proces.unitat.${lot.unitat}`),
      });
    return t('proces.lots.mida', {
      amidament: formats.decimal(amidament, 0, 3),
      unitat: t(`proces.unitat.${unitat}`),
      mida: formats.decimal(lot.mida, 0, 3),
      unitatLot: t(`proces.unitat.${lot.unitat}`),
      lots,
    });
  };
};

/** The number of lots forecast, which says why when it is asked. */
export const WhyLots = ({
  partida,
  onType,
}: {
  partida: TreballPartidaItem;
  /** Writes the number by hand; absent where it may not be. */
  onType?: (() => void) | undefined;
}) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const words = useLotsWords();
  const [open, setOpen] = useState(false);
  const { previsio, recompte, lot } = partida;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={css.why}
          tabIndex={-1}
          data-why
          aria-label={t('proces.lots.perque_de', { n: previsio.lots, nom: partida.nom })}
          onClick={() => setOpen(!open)}
        >
          {previsio.lots === 0 ? NOTHING : `${isLotsPerDir(previsio) ? '≥ ' : ''}${formats.integer(previsio.lots)}`}
        </button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <div className={css.whyBody}>
          <strong>{t('proces.lots.perque')}</strong>
          <p>{words(partida)}</p>
          <p className={css.quiet}>{lot.text || NOTHING}</p>
          <p>{t('proces.lots.fets', { fets: recompte.lots, previstos: recompte.lotsPrevistos })}</p>
          {onType ? (
            <Button
              variant="default"
              onClick={() => {
                setOpen(false);
                onType();
              }}
            >
              {t('proces.lots.escriure')}
            </Button>
          ) : null}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
