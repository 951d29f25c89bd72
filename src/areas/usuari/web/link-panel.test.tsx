import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { createPlatform, Providers } from '#web/providers.tsx';
import { LinkPanel } from './link-panel.tsx';

const LINK = { enllac: '#/invitacio/x', caduca: '2026-12-05T10:00:00Z', correu: false };

it.each(LANGUAGES.flatMap((language) => [true, false].map((sense_adreca) => [language, sense_adreca] as const)))(
  'in %s names the setting that is missing only where it is (%s)',
  (language, sense_adreca) => {
    render(
      <Providers platform={createPlatform()} language={language} test>
        <LinkPanel link={{ ...LINK, sense_adreca }} email="nova@exemple.cat" />
      </Providers>,
    );
    expect(screen.queryAllByText(/PUBLIC_URL/)).toHaveLength(sense_adreca ? 1 : 0);
  },
);
