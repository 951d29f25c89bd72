import { Button, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { agentQuery, searchAgents } from '#areas/agent/web/index.tsx';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { Picker } from '#web/ui/form/picker-field.tsx';
import type { ListValues } from '#web/ui/list/list-types.ts';
import { CAMPS_DATA } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { endsOf, idsOf, type ListValueKey } from './list-query.ts';
import { MoreControl } from './more-control.tsx';

type Given = { readonly given: ListValues };
const read = ({ given }: Given, key: ListValueKey): string => given.values[key] ?? '';

/** The filters of the list of expenses that are more than yes or no. */
export const ListControls = (props: Given) => (
  <>
    <PeriodControl {...props} />
    <ProveidorsControl {...props} />
    <MoreControl {...props} />
  </>
);

/** «Període»: the whole exercise, between dates of one kind, or without dates. */
const PeriodControl = (props: Given) => {
  const { given } = props;
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { exercici } = useExercici(useEmpresaId());
  const [open, setOpen] = useState(false);
  const periode = read(props, 'periode');
  const [from, to] = endsOf(periode, exercici);
  const [typed, type] = useState({ des: '', fins: '' });
  const shown = (date: string): string => (date === '' ? '…' : formats.date(date));
  const text =
    periode === 'exercici'
      ? t('despesa.periode.exercici', { any: String(exercici) })
      : periode === 'tot'
        ? t('despesa.periode.tot')
        : `${shown(from)} – ${shown(to)}`;
  const dateOf = (value: string): string | null => (value.trim() === '' ? '' : readDate(value, today()));
  const choose = (value: string): void => {
    given.set('periode', value);
    setOpen(false);
  };
  const apply = (): void => {
    const [start, end] = [dateOf(typed.des), dateOf(typed.fins)];
    if (start === null || end === null) return;
    choose(start === '' && end === '' ? 'tot' : `${start}..${end}`);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${t('despesa.periode')}: ${text}`}
          onClick={() => {
            type({ des: from ? formats.date(from) : '', fins: to ? formats.date(to) : '' });
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
            {t('despesa.periode.exercici', { any: String(exercici) })}
          </Button>
          <Button variant="default" onClick={() => choose('tot')}>
            {t('despesa.periode.tot')}
          </Button>
          <NativeSelect
            label={t('despesa.periode.camp')}
            value={read(props, 'camp')}
            data={CAMPS_DATA.map((value) => ({ value, label: t(`despesa.camp_data.${value}`) }))}
            onChange={(event) => given.set('camp', event.currentTarget.value)}
          />
          <fieldset className={css.between}>
            <legend>{t('despesa.periode.entre')}</legend>
            {(['des', 'fins'] as const).map((key) => (
              <TextInput
                key={key}
                label={t(`despesa.periode.${key}`)}
                value={typed[key]}
                error={dateOf(typed[key]) === null ? web('web.formulari.data_incorrecta') : undefined}
                onChange={(event) => type({ ...typed, [key]: event.currentTarget.value })}
              />
            ))}
          </fieldset>
          <Button type="submit" variant="default">
            {t('despesa.periode.aplicar')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};

const ProveidorsControl = (props: Given) => {
  const { given } = props;
  const t = useTexts(despesaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const ids = idsOf(read(props, 'agents'));
  const names = useQueries({ queries: ids.map((id) => ({ ...agentQuery(api, empresa, id), staleTime: 60_000 })) });
  const nameOf = (place: number): string => names[place]?.data?.nom_complet ?? String(ids[place]);
  const keep = (next: readonly number[]): void => given.set('agents', next.join(','));
  const text =
    ids.length === 0
      ? t('despesa.filtre.proveidors')
      : ids.length === 1
        ? nameOf(0)
        : t('despesa.filtre.proveidors_n', { n: ids.length });
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={css.control}
          aria-label={`${t('despesa.filtre.proveidors')}: ${text}`}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={css.popover}>
          <Picker
            key={ids.length}
            id="despesa-filtre-proveidor"
            label={t('despesa.filtre.afegir')}
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
                  aria-label={t('despesa.filtre.treure', { nom: nameOf(place) })}
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
