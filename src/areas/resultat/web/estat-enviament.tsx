import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { resultatTexts } from '../texts/index.ts';
import css from './seguiment.module.css';
import type { EstatTrameses, Trameses } from './tramesa.ts';

/** What is saved and what is not yet, in words, with the way to try again. */
export const EstatEnviament = ({
  enviament,
  trameses,
  quiet = false,
}: {
  enviament: EstatTrameses;
  trameses: Trameses;
  /** Something here is refused: what was saved before is not said beside it. */
  quiet?: boolean;
}) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { estat, n, desat, refusos } = enviament;
  const [refus] = refusos.values();
  return (
    <div className={css.enviament}>
      <span role="status" data-estat={estat}>
        {estat === 'net' && desat !== null && !quiet ? (
          <>
            <IconCheck size={16} aria-hidden />
            {web('web.desat.hora', { hora: formats.time(desat) })}
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
      {estat === 'sense_linia' || estat === 'refusat' ? (
        <Button variant="default" size="compact-sm" onClick={trameses.retry}>
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
