import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { fieldId, focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { baseOfPart, fitesFault, partsOfFites } from '../domain/fites.ts';
import { pressupostTexts } from '../texts/index.ts';
import css from './pressupost.module.css';
import type { PressupostValues } from './pressupost-values.ts';

type Fita = PressupostValues['fites'][number];
const newFita = (nom: string, percentatge: string | null, capitol: string | null = null): Fita => ({
  clau: globalThis.crypto.randomUUID(),
  nom,
  percentatge,
  capitol,
});
const THIRDS = ['30', '40', '30'];

/** How the quotation is invoiced once it is accepted: percents of the whole, or a chapter each. */
export const FitesSection = ({ form, readOnly }: { form: RecordForm<PressupostValues>; readOnly: boolean }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const chapterId = useId();
  const { values } = form;
  const { fites, linies } = values;
  const chapters = linies.filter((linia) => linia.tipus === 'capitol');
  const bases = useMemo(() => {
    if (fites.length === 0 || fitesFault({ fites, linies }) !== null) return null;
    const whole = { ...values, retencio: null, bestretes: [] };
    return partsOfFites(whole).map(baseOfPart);
  }, [fites, linies, values]);
  const set = (next: readonly Fita[]): void => form.set('fites', next);
  const sum = fites.reduce((total, fita) => total + Number(fita.percentatge ?? 0), 0);
  const percents = fites.some((fita) => fita.percentatge !== null);
  const change = (place: number, part: Partial<Fita>): void =>
    set(fites.map((fita, at) => (at === place ? { ...fita, ...part } : fita)));
  return (
    <FormSection title={t('pressupost.sec.fites')} help={t('pressupost.fites.ajuda')}>
      <div id={fieldId('fites')} tabIndex={-1} className={css.fites}>
        {fites.map((fita, place) => {
          const chapter = chapters.find((linia) => linia.clau === fita.capitol);
          return (
            <div key={fita.clau} className={css.fita}>
              <TextInput
                id={fieldId(`fites.${place}.nom`)}
                label={t('pressupost.fites.nom')}
                value={fita.nom}
                maxLength={200}
                error={form.errorOf(`fites.${place}.nom`)}
                onChange={(event) => change(place, { nom: event.currentTarget.value })}
              />
              {fita.capitol === null ? (
                <TextInput
                  id={fieldId(`fites.${place}.percentatge`)}
                  label={t('pressupost.fites.percentatge')}
                  className={css.figure}
                  inputMode="decimal"
                  value={(fita.percentatge ?? '').replace('.', ',')}
                  error={form.errorOf(`fites.${place}.percentatge`)}
                  onChange={(event) =>
                    change(place, { percentatge: event.currentTarget.value.replace(',', '.').replace(/[^\d.]/g, '') })
                  }
                />
              ) : (
                <TextInput
                  id={`${chapterId}-${place}`}
                  label={t('pressupost.fites.capitol')}
                  readOnly
                  value={chapter?.concepte ?? '—'}
                />
              )}
              <div className={css.base}>
                <span>{t('pressupost.fites.base')}</span>
                <strong>{bases ? formats.money(bases[place]) : '—'}</strong>
              </div>
              {readOnly ? null : (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="var(--control)"
                  aria-label={t('pressupost.fites.treure', { n: place + 1 })}
                  title={t('pressupost.fites.treure', { n: place + 1 })}
                  onClick={() => set(fites.filter((_one, at) => at !== place))}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </div>
          );
        })}
        {percents ? (
          <p className={css.quiet} role="status" data-off={Math.abs(sum - 100) > 0.000_05 || undefined}>
            {t('pressupost.fites.suma', { suma: formats.decimal(sum, 0, 4) })}
          </p>
        ) : null}
        {form.errorOf('fites') ? (
          <p className={css.fault} role="alert">
            {form.errorOf('fites')}
          </p>
        ) : null}
        {readOnly ? null : (
          <div className={css.tools}>
            <Button
              variant="default"
              disabled={fites.length >= 24}
              onClick={() => {
                const left = Math.max(0, Math.round((100 - sum) * 10_000) / 10_000);
                const kept = fites.filter((fita) => fita.capitol === null);
                set([...kept, newFita(t('pressupost.fites.nom'), String(left))]);
                focusField(`fites.${kept.length}.nom`);
              }}
            >
              {`+ ${t('pressupost.fites.afegir')}`}
            </Button>
            <Button
              variant="default"
              onClick={() => set(THIRDS.map((part, at) => newFita(`${t('pressupost.fites.nom')} ${at + 1}`, part)))}
            >
              {t('pressupost.fites.per_tercos')}
            </Button>
            {chapters.length > 0 ? (
              <Button
                variant="default"
                onClick={() => set(chapters.map((linia) => newFita(linia.concepte, null, linia.clau)))}
              >
                {t('pressupost.fites.per_capitols')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </FormSection>
  );
};
