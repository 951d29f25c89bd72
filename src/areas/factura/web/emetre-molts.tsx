import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { type Semblants, sumesPerClient } from './semblants.ts';

/** What issuing so many at once comes to: numbers, whose they are and how much, and which look like one another. */
export const EmetreMolts = ({
  linies,
  items,
  aturades,
  semblants,
}: {
  linies: readonly string[];
  items: readonly FacturaItem[];
  /** Those that cannot be issued as they are, and why. */
  aturades: readonly { readonly item: FacturaItem; readonly motiu: string }[];
  semblants: readonly Semblants[];
}) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const euros = (cents: number): string => t('factura.bulk.euros', { import: formats.money(cents) });
  const named = (nom: string | null): string => nom ?? t('factura.bulk.sense_client');
  return (
    <>
      <p>{linies.join(' ')}</p>
      <ul className={css.sums}>
        {sumesPerClient(items).map(({ id, nom, n, total }) => (
          <li key={id ?? 0}>{t('factura.bulk.emetre_client', { client: named(nom), n, import: euros(total) })}</li>
        ))}
      </ul>
      <p>
        <strong>
          {t('factura.bulk.emetre_total', { import: euros(items.reduce((sum, { total }) => sum + total, 0)) })}
        </strong>
      </p>
      {aturades.map(({ item, motiu }) => (
        <p key={item.id} role="alert">
          {t('factura.bulk.emetre_aturada', {
            client: named(item.agent?.nom ?? null),
            import: euros(item.total),
            motiu,
          })}
        </p>
      ))}
      {semblants.map(({ ids, nom, total }) => (
        <p key={ids.join()} role="alert">
          {t('factura.bulk.emetre_iguals', { n: ids.length, client: named(nom), import: euros(total) })}
        </p>
      ))}
    </>
  );
};
