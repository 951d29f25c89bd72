import { expect, test, vi } from 'vitest';
import { MODELS } from '../contract/schemas.ts';
import { palette } from './palette.ts';
import { readPeriode } from './periode.ts';

test('each form is found by its number, at the last period that has ended', () => {
  vi.useFakeTimers({ now: new Date('2027-02-10T10:00:00Z') });
  try {
    const forms = (palette.actions ?? []).filter(({ key }) => key.startsWith('llibres.model.'));
    const told = forms.map(({ text, href }) => {
      const [model, period] = href(7).split('/').slice(-2);
      return [text('ca'), text('en'), readPeriode(model, period)];
    });
    expect(told).toEqual(
      MODELS.map((model) => [
        `Model ${model}`,
        `Form ${model}`,
        ['347', '390'].includes(model)
          ? { model, exercici: 2026, trimestre: null }
          : { model, exercici: 2026, trimestre: 4 },
      ]),
    );
  } finally {
    vi.useRealTimers();
  }
});
