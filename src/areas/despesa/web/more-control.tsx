import { Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { centsOf, readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { Picker } from '#web/ui/form/picker-field.tsx';
import type { ListValues } from '#web/ui/list/list-types.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import type { ListValueKey } from './list-query.ts';
import { searchTreballs } from './queries.ts';
import { useTipusDespesa } from './tipus.ts';

const MORE = [
  'treball',
  'tipus',
  'retencio',
  'sense_arxiu',
  'bens',
  'sense_tipus',
  'import_min',
  'import_max',
] as const;

/** «Més filtres»: work, kind, withholding, receipts, amounts. */
export const MoreControl = ({ given }: { given: ListValues }) => {
  const read = (key: ListValueKey): string => given.values[key] ?? '';
  const t = useTexts(despesaTexts);
  const api = useApi();
  const { language } = useLanguage();
  const empresa = useEmpresaId();
  const kinds = useTipusDespesa();
  const treball = Number(read('treball')) || null;
  const { data: work } = useQuery({ ...treballQuery(api, empresa, treball ?? 0), enabled: treball !== null });
  const on = MORE.filter((key) => read(key) !== '').length;
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {on > 0 ? t('despesa.filtre.mes_n', { n: on }) : t('despesa.filtre.mes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={css.popover}>
          <NativeSelect
            label={t('despesa.camp.tipus_despesa')}
            value={read('tipus')}
            data={[
              { value: '', label: t('despesa.filtre.tots') },
              ...kinds.tree.map(({ tipus, level }) => ({
                value: String(tipus.id),
                label: `${'\u2003'.repeat(level)}${tipus.nom}`,
              })),
            ]}
            onChange={(event) => given.set('tipus', event.currentTarget.value)}
          />
          <Picker
            id="despesa-filtre-treball"
            label={t('despesa.col.treball')}
            kind="treball"
            value={treball}
            shown={work ? `${work.codi} ${work.nom}` : ''}
            search={(text, signal) => searchTreballs(api, text, signal)}
            onPick={(option) => given.set('treball', option ? String(option.id) : '')}
          />
          <NativeSelect
            label={t('despesa.filtre.retencio')}
            value={read('retencio')}
            data={[
              { value: '', label: t('despesa.filtre.tots') },
              { value: 'amb', label: t('despesa.filtre.amb_retencio') },
              { value: 'sense', label: t('despesa.filtre.sense_retencio') },
            ]}
            onChange={(event) => given.set('retencio', event.currentTarget.value)}
          />
          {(['sense_arxiu', 'bens', 'sense_tipus'] as const).map((key) => (
            <Checkbox
              key={key}
              label={t(`despesa.filtre.${key}`)}
              checked={read(key) === 'true'}
              onChange={(event) => given.set(key, event.currentTarget.checked ? 'true' : '')}
            />
          ))}
          {(['import_min', 'import_max'] as const).map((key) => (
            <TextInput
              key={`${key}${read(key)}`}
              label={t(`despesa.filtre.${key}`)}
              inputMode="decimal"
              defaultValue={read(key) === '' ? '' : typedDecimal(Number(read(key)) / 100, language)}
              onBlur={(event) => {
                const decimal = readDecimal(event.currentTarget.value, language);
                const cents = decimal === null ? null : centsOf(decimal);
                given.set(key, cents === null ? '' : String(cents));
              }}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
