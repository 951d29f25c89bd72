import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { Sifted } from '#web/ui/list/list-types.ts';
import type { FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { type Semblants, sumesPerClient } from './semblants.ts';

type Deixades = Sifted<FacturaItem>['cannot'];

/** Those that are not issued with the others, and why. */
export const Aturades = ({ aturades }: { aturades: Deixades }) =>
  aturades.map(({ item, why }) => (
    <p key={item.id} role="alert">
      {why}
    </p>
  ));

/** How many each client has of so many, and what they come to. */
const PerClient = ({ items }: { items: readonly FacturaItem[] }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  return (
    <ul className={css.sums}>
      {sumesPerClient(items).map(({ id, nom, n, total }) => (
        <li key={id ?? 0}>
          {t('factura.bulk.emetre_client', {
            client: nom ?? t('factura.bulk.sense_client'),
            n,
            import: t('factura.bulk.euros', { import: formats.money(total) }),
          })}
        </li>
      ))}
    </ul>
  );
};

/** Whom so many letters go to. */
export const EnviarMolts = ({ text, items }: { text: string; items: readonly FacturaItem[] }) => (
  <>
    <p>{text}</p>
    <PerClient items={items} />
  </>
);

/** What issuing so many at once comes to: numbers, whose they are and how much, and which look like one another. */
export const EmetreMolts = ({
  linies,
  items,
  aturades,
  semblants,
}: {
  linies: readonly string[];
  items: readonly FacturaItem[];
  aturades: Deixades;
  semblants: readonly Semblants[];
}) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const euros = (cents: number): string => t('factura.bulk.euros', { import: formats.money(cents) });
  const named = (nom: string | null): string => nom ?? t('factura.bulk.sense_client');
  return (
    <>
      <p>{linies.join(' ')}</p>
      <PerClient items={items} />
      <p>
        <strong>
          {t('factura.bulk.emetre_total', { import: euros(items.reduce((sum, { total }) => sum + total, 0)) })}
        </strong>
      </p>
      <Aturades aturades={aturades} />
      {semblants.map(({ ids, nom, total }) => (
        <p key={ids.join()} role="alert">
          {t('factura.bulk.emetre_iguals', { n: ids.length, client: named(nom), import: euros(total) })}
        </p>
      ))}
    </>
  );
};
