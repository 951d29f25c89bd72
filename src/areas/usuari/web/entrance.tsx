import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGES, type Language, OWN_NAME } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';

/** The product's sign: a test cylinder with its tick. */
export const Logo = ({ size = 40 }: { size?: number }) => (
  <img src="/icon.svg" width={size} height={size} alt="" className={css.logo} />
);

/** Catalan, Spanish, English, at once. */
export const LanguageChoice = () => {
  const t = useTexts(usuariTexts);
  const { language, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      aria-label={t('usuari.idioma')}
      value={language}
      onChange={(value) => setLanguage(value as Language)}
      data={LANGUAGES.map((one) => ({ value: one, label: OWN_NAME[one] }))}
      size="sm"
    />
  );
};

/** The frame of the screens before the product: narrow for signing in, wider for steps and texts. */
export const Entrance = ({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) => {
  const t = useTexts(usuariTexts);
  return (
    <main className={css.page}>
      <div className={wide ? css.wide : css.narrow}>
        <header className={css.head}>
          <Logo />
          <span className={css.product}>{t('usuari.producte')}</span>
          <LanguageChoice />
        </header>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
};
