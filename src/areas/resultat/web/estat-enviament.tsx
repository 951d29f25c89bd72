import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { UploadItem, UploadQueue } from '#web/ui/files/upload-types.ts';
import { resultatTexts } from '../texts/index.ts';
import css from './seguiment.module.css';
import type { EstatTrameses, Trameses } from './tramesa.ts';

const noChange = (): (() => void) => () => {};
const NONE: readonly UploadItem[] = [];
const nothing = (): readonly UploadItem[] => NONE;

/** What is saved and what is not yet, in words, with the way to try again. */
export const EstatEnviament = ({
  enviament,
  trameses,
  fitxers,
  quiet = false,
}: {
  enviament: EstatTrameses;
  trameses: Trameses;
  /** Photos and files on their way: nothing is called saved while one of them did not get through. */
  fitxers?: UploadQueue;
  /** Something here is refused: what was saved before is not said beside it. */
  quiet?: boolean;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { estat, n, desat, refusos } = enviament;
  const [refus] = refusos.values();
  const items = useSyncExternalStore(fitxers?.subscribe ?? noChange, fitxers?.get ?? nothing);
  const parats = items.filter((item) => item.estat === 'error' || item.estat === 'interrompuda');
  const tornables = parats.filter((item) => item.estat === 'error');
  return (
    <div className={css.enviament}>
      <span role="status" data-estat={estat}>
        {estat === 'net' && desat !== null && !quiet && parats.length === 0 ? (
          <>
            <IconCheck size={16} aria-hidden />
            {web('web.desat.hora', { hora: formats.time(desat) })}
          </>
        ) : null}
        {parats.length > 0 ? (
          <>
            <IconCloudOff size={16} aria-hidden />
            {t('seguiment.fitxers_parats', { n: parats.length, nom: parats[0]?.nom ?? '' })}
          </>
        ) : null}
        {estat === 'enviant' ? web('web.desat.desant') : null}
        {estat === 'sense_linia' ? (
          <>
            <IconCloudOff size={16} aria-hidden />
            {t('seguiment.sense_linia', { n })}
          </>
        ) : null}
        {estat === 'xoc' ? t('seguiment.en_xoc') : null}
        {estat === 'refusat' ? t('seguiment.refusats', { n: refusos.size, motiu: refus?.missatge ?? '' }) : null}
      </span>
      {estat === 'sense_linia' || estat === 'refusat' || tornables.length > 0 ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            if (estat === 'sense_linia' || estat === 'refusat') trameses.retry();
            for (const { key } of tornables) fitxers?.resume(key);
          }}
        >
          {web('web.reintentar')}
        </Button>
      ) : null}
      {estat === 'refusat' ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            for (const clau of refusos.keys()) trameses.forget(clau);
          }}
        >
          {t('seguiment.descartar')}
        </Button>
      ) : null}
    </div>
  );
};
