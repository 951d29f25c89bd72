import { Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconChevronDown, IconFilter, IconX } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentQuery, searchAgents } from '#areas/agent/web/index.tsx';
import { empresaQuery, useExercici } from '#areas/empresa/web/index.tsx';
import { treballQuery } from '#areas/treball/web/index.tsx';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { centsOf, readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { Picker } from '#web/ui/form/picker-field.tsx';
import type { ListValues } from '#web/ui/list/list-types.ts';
import { FACTURA_TIPUS } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { endsOf, idsOf, type ListValueKey } from './list-query.ts';
import { searchTreballs } from './queries.ts';

type Given = { readonly given: ListValues };
const read = ({ given }: Given, key: ListValueKey): string => given.values[key] ?? '';

/** The filters of the list of invoices that are more than yes or no. */
export const ListControls = (props: Given) => (
  <>
    <PeriodControl {...props} />
    <AgentsControl {...props} />
    <MoreControl {...props} />
  </>
);

/** «Període»: the whole exercise, between dates, or without dates. */
export const PeriodControl = (props: Given) => {
  const { given } = props;
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { exercici } = useExercici(useEmpresaId());
  const [open, setOpen] = useState(false);
  const periode = read(props, 'periode');
  const [from, to] = endsOf(periode, exercici);
  const [typed, type] = useState({ from: '', to: '' });
  const shown = (date: string): string => (date === '' ? '…' : formats.date(date));
  const text =
    periode === 'exercici'
      ? t('factura.periode.exercici', { any: String(exercici) })
      : periode === 'tot'
        ? t('factura.periode.tot')
        : `${shown(from)} – ${shown(to)}`;
  const dateOf = (value: string): string | null => (value.trim() === '' ? '' : readDate(value, today()));
  const wrong = (value: string): string | undefined =>
    dateOf(value) === null ? web('web.formulari.data_incorrecta') : undefined;
  const choose = (value: string): void => {
    given.set('periode', value);
    setOpen(false);
  };
  const apply = (): void => {
    const [start, end] = [dateOf(typed.from), dateOf(typed.to)];
    if (start === null || end === null) return;
    choose(start === '' && end === '' ? 'tot' : `${start}..${end}`);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${t('factura.periode')}: ${text}`}
          onClick={() => {
            type({ from: from ? formats.date(from) : '', to: to ? formats.date(to) : '' });
            setOpen(!open);
          }}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={css.popover}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <Button variant="default" data-autofocus onClick={() => choose('exercici')}>
            {t('factura.periode.exercici', { any: String(exercici) })}
          </Button>
          <Button variant="default" onClick={() => choose('tot')}>
            {t('factura.periode.tot')}
          </Button>
          <fieldset className={css.between}>
            <legend>{t('factura.periode.entre')}</legend>
            <TextInput
              label={t('factura.periode.des')}
              value={typed.from}
              error={wrong(typed.from)}
              onChange={(event) => type({ ...typed, from: event.currentTarget.value })}
            />
            <TextInput
              label={t('factura.periode.fins')}
              value={typed.to}
              error={wrong(typed.to)}
              onChange={(event) => type({ ...typed, to: event.currentTarget.value })}
            />
          </fieldset>
          <Button type="submit" variant="default">
            {t('factura.periode.aplicar')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};

const AgentsControl = (props: Given) => {
  const { given } = props;
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const ids = idsOf(read(props, 'agents'));
  const names = useQueries({ queries: ids.map((id) => ({ ...agentQuery(api, empresa, id), staleTime: 60_000 })) });
  const nameOf = (place: number): string => names[place]?.data?.nom_complet ?? String(ids[place]);
  const keep = (next: readonly number[]): void => given.set('agents', next.join(','));
  const text =
    ids.length === 0
      ? t('factura.filtre.agents')
      : ids.length === 1
        ? nameOf(0)
        : t('factura.filtre.agents_n', { n: ids.length });
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={css.control}
          aria-label={`${t('factura.filtre.agents')}: ${text}`}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={css.popover}>
          <Picker
            key={ids.length}
            id="factura-filtre-agent"
            label={t('factura.filtre.agent_afegir')}
            kind="agent"
            value={null}
            shown=""
            search={(asked, signal) => searchAgents(api, asked, signal)}
            onPick={(option) => {
              if (option && !ids.includes(option.id)) keep([...ids, option.id]);
            }}
          />
          <ul className={css.chosen}>
            {ids.map((id, place) => (
              <li key={id}>
                <span>{nameOf(place)}</span>
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={t('factura.filtre.treure', { nom: nameOf(place) })}
                  onClick={() => keep(ids.filter((one) => one !== id))}
                >
                  <IconX size={16} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};

const MORE = [
  'tipus',
  'serie',
  'treball',
  'vencudes',
  'substituides',
  'alliberades',
  'per_tornar',
  'fetes_soles',
  'periodica',
  'import_min',
  'import_max',
] as const;

/** «Més filtres»: kind, series, work, amounts. */
const MoreControl = (props: Given) => {
  const { given } = props;
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: company } = useQuery({ ...empresaQuery(api, empresa), staleTime: 60_000 });
  const treball = Number(read(props, 'treball')) || null;
  const { data: work } = useQuery({ ...treballQuery(api, empresa, treball ?? 0), enabled: treball !== null });
  const on = MORE.filter((key) => read(props, key) !== '').length;
  const series = (company?.series ?? []).filter(({ tipus }) => tipus !== 'pressupost');
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {on > 0 ? t('factura.filtre.mes_n', { n: on }) : t('factura.filtre.mes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={css.popover}>
          <NativeSelect
            label={t('factura.col.tipus')}
            value={read(props, 'tipus')}
            data={[
              { value: '', label: t('factura.filtre.tots') },
              ...FACTURA_TIPUS.map((value) => ({ value, label: t(`factura.tipus.${value}`) })),
            ]}
            onChange={(event) => given.set('tipus', event.currentTarget.value)}
          />
          <NativeSelect
            label={t('factura.col.serie')}
            value={read(props, 'serie')}
            data={[
              { value: '', label: t('factura.filtre.totes') },
              ...series.map(({ codi, nom }) => ({ value: codi, label: `${codi} · ${nom}` })),
            ]}
            onChange={(event) => given.set('serie', event.currentTarget.value)}
          />
          <Picker
            id="factura-filtre-treball"
            label={t('factura.col.treball')}
            kind="treball"
            value={treball}
            shown={work ? `${work.codi} ${work.nom}` : ''}
            search={(text, signal) => searchTreballs(api, text, signal)}
            onPick={(option) => given.set('treball', option ? String(option.id) : '')}
          />
          <Checkbox
            label={t('factura.filtre.tambe_substituides')}
            checked={read(props, 'substituides') === 'true'}
            onChange={(event) => given.set('substituides', event.currentTarget.checked ? 'true' : '')}
          />
          <Checkbox
            label={t('factura.filtre.nomes_vencudes')}
            checked={read(props, 'vencudes') === 'true'}
            onChange={(event) => given.set('vencudes', event.currentTarget.checked ? 'true' : '')}
          />
          <Checkbox
            label={t('factura.filtre.nomes_alliberades')}
            checked={read(props, 'alliberades') === 'true'}
            onChange={(event) => given.set('alliberades', event.currentTarget.checked ? 'true' : '')}
          />
          <Checkbox
            label={t('factura.filtre.nomes_per_tornar')}
            checked={read(props, 'per_tornar') === 'true'}
            onChange={(event) => given.set('per_tornar', event.currentTarget.checked ? 'true' : '')}
          />
          <Checkbox
            label={t('factura.filtre.nomes_fetes_soles')}
            checked={read(props, 'fetes_soles') === 'true'}
            onChange={(event) => given.set('fetes_soles', event.currentTarget.checked ? 'true' : '')}
          />
          {read(props, 'periodica') === '' ? null : (
            <Checkbox label={t('factura.filtre.nomes_periodica')} checked onChange={() => given.set('periodica', '')} />
          )}
          {(['import_min', 'import_max'] as const).map((key) => (
            <AmountControl
              key={`${key}${read(props, key)}`}
              label={t(`factura.filtre.${key}`)}
              value={read(props, key)}
              onRead={(cents) => given.set(key, cents === null ? '' : String(cents))}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};

/** An amount that the list is asked by, in cents: what is no amount stays, is told, and asks for nothing. */
const AmountControl = ({
  label,
  value,
  onRead,
}: {
  label: string;
  value: string;
  onRead: (cents: number | null) => void;
}) => {
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const [wrong, tell] = useState(false);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      defaultValue={value === '' ? '' : typedDecimal(Number(value) / 100, language)}
      error={wrong ? web('web.formulari.numero_incorrecte') : undefined}
      onBlur={(event) => {
        const text = event.currentTarget.value.trim();
        const decimal = text === '' ? null : readDecimal(text, language);
        const cents = decimal === null ? null : centsOf(decimal);
        tell(text !== '' && cents === null);
        if (String(cents ?? '') !== value) onRead(cents);
      }}
    />
  );
};
