import type { Translate } from '#web/language.tsx';
import type { Cobrament } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';

/** How something was paid, and that it was given back where it was. */
export const formaOf = (t: Translate<typeof ca>, { total, forma }: Pick<Cobrament, 'total' | 'forma'>): string => {
  const told = t(`factura.forma.${forma}`);
  return total < 0 ? t('factura.cobrament.devolucio_per', { forma: told }) : told;
};
