import { LettersPanel } from '#areas/correu/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FacturaEnviament } from '../contract/enviament.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** The letters of an invoice with their true state, reminders among them. */
export const EnviamentsTab = ({ factura, letters }: { factura: Factura; letters: readonly FacturaEnviament[] }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  // A reminder is told with its letter; by itself only where that letter is here no more.
  const kept = new Set(letters.map(({ id }) => id));
  const others = factura.recordatoris.filter(({ correu_fk }) => correu_fk === null || !kept.has(correu_fk));
  return (
    <>
      <LettersPanel
        letters={letters}
        empty={t('factura.enviaments.buit')}
        kind={({ pas }) => (pas === null ? null : <strong>{t('factura.recordatori', { pas })}</strong>)}
      />
      {others.length > 0 ? (
        <section className={css.panel} aria-label={t('factura.recordatoris')}>
          <h2>{t('factura.recordatoris')}</h2>
          <ol className={css.steps}>
            {others.map(({ pas, quan }) => (
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
