import { LettersPanel } from '#areas/correu/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FacturaEnviament } from '../contract/enviament.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** The letters of an invoice with their true state, and the reminders that were made of it. */
export const EnviamentsTab = ({ factura, letters }: { factura: Factura; letters: readonly FacturaEnviament[] }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  return (
    <>
      <LettersPanel
        letters={letters}
        empty={t('factura.enviaments.buit')}
        kind={({ pas }) => (pas === null ? null : <strong>{t('factura.recordatori', { pas })}</strong>)}
      />
      {factura.recordatoris.length > 0 ? (
        <section className={css.panel} aria-label={t('factura.recordatoris')}>
          <h2>{t('factura.recordatoris')}</h2>
          <ol className={css.steps}>
            {factura.recordatoris.map(({ pas, quan }) => (
              <li key={pas}>
                <span>{t('factura.recordatori', { pas })}</span>
                <span>{formats.instant(quan)}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
};
