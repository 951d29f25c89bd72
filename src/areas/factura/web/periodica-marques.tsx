import type { Language } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import type { Plantilla } from '../contract/periodiques.ts';
import { MARQUES, senseMarques, teMarques } from '../domain/marques.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** What may stand in the texts of a recurring invoice for its month, year and quarter, and how the next one reads. */
export const Marques = ({
  plantilla,
  data,
  idioma,
}: {
  plantilla: Pick<Plantilla, 'linies' | 'observacions'>;
  /** Of the next one. */
  data: string;
  idioma: Language;
}) => {
  const t = useTexts(facturaTexts);
  const { language } = useLanguage();
  const written = [
    ...plantilla.linies.flatMap(({ concepte, descripcio }) => [concepte, descripcio]),
    plantilla.observacions,
  ].find(teMarques);
  const text = written ?? t('factura.periodica.exemple_text', MARQUES[language]);
  // An example of ours is read in the language that it is written in; what was typed, in the client's.
  const mostra = senseMarques(text, data, written ? idioma : language);
  return (
    <p className={css.hint}>
      {t('factura.periodica.marques', MARQUES[language])}{' '}
      {written ? t('factura.periodica.mostra', { mostra }) : t('factura.periodica.exemple', { text, mostra })}
    </p>
  );
};
