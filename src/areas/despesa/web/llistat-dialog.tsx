import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { searchAgents } from '#areas/agent/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { saveFile } from '#web/api.ts';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { FieldError } from '#web/ui/form/fields.tsx';
import { Picker, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { despesaRoutes } from '../contract/routes.ts';
import { CAMPS_DATA, DESPESA_ORDER } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import type { CampData } from './list-query.ts';
import { searchTreballs } from './queries.ts';

const FLAGS = ['trimestral', 'detallat', 'sense_retencio'] as const;

/** The accounting listing, with all that it may be asked for. */
export const LlistatDialog = ({
  ends,
  camp,
  onClose,
}: {
  /** The period of the list, to start from. */
  ends: readonly [string, string];
  camp: CampData;
  onClose: () => void;
}) => {
  useFocusBack();
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const formats = useFormats();
  const { language } = useLanguage();
  const dated = (date: string): string => (date ? formats.date(date) : '');
  const [days, setDays] = useState({ des: dated(ends[0]), fins: dated(ends[1]) });
  const [asked, setAsked] = useState({
    camp,
    trimestral: false,
    detallat: false,
    sense_retencio: false,
    ordre: 'data' as (typeof DESPESA_ORDER)[number],
    sentit: '',
    format: PLAIN_FORMATS[0] as (typeof PLAIN_FORMATS)[number],
    idioma: language as Language,
  });
  const [agent, setAgent] = useState<PickerOption | null>(null);
  const [treball, setTreball] = useState<PickerOption | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const dateOf = (text: string): string | null => (text.trim() === '' ? '' : readDate(text, today()));
  const wrong = (text: string): string | undefined =>
    dateOf(text) === null ? web('web.formulari.data_incorrecta') : undefined;
  const take = async (): Promise<void> => {
    const [des, fins] = [dateOf(days.des), dateOf(days.fins)];
    if (des === null || fins === null) return;
    setBusy(true);
    setFault(null);
    const { ordre, sentit, ...rest } = asked;
    try {
      const { file, name } = await api.download(despesaRoutes.llistat, {
        params: { id: empresa },
        query: {
          ...rest,
          ...(des ? { data_inici: des } : {}),
          ...(fins ? { data_final: fins } : {}),
          ...(agent ? { agent_fk: agent.id } : {}),
          ...(treball ? { treball_fk: treball.id } : {}),
          ordre: `${sentit}${ordre}`,
        },
      });
      saveFile(file, name);
      onClose();
    } catch (error) {
      setFault(tellFault(error, web));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('despesa.demana.titol')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('despesa.tancar') }}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <div className={css.pair}>
          {(['des', 'fins'] as const).map((key) => (
            <TextInput
              key={key}
              data-autofocus={key === 'des' || undefined}
              label={t(`despesa.demana.${key}`)}
              value={days[key]}
              error={wrong(days[key])}
              onChange={(event) => setDays({ ...days, [key]: event.currentTarget.value })}
            />
          ))}
        </div>
        <NativeSelect
          label={t('despesa.demana.camp')}
          value={asked.camp}
          data={CAMPS_DATA.map((value) => ({ value, label: t(`despesa.camp_data.${value}`) }))}
          onChange={(event) => setAsked({ ...asked, camp: event.currentTarget.value as CampData })}
        />
        <Picker
          id="llistat-proveidor"
          kind="agent"
          label={t('despesa.demana.proveidor')}
          value={agent?.id ?? null}
          shown={agent?.text ?? ''}
          search={(text, signal) => searchAgents(api, text, signal)}
          onPick={setAgent}
        />
        <Picker
          id="llistat-treball"
          kind="treball"
          label={t('despesa.demana.treball')}
          value={treball?.id ?? null}
          shown={treball?.text ?? ''}
          search={(text, signal) => searchTreballs(api, text, signal)}
          onPick={setTreball}
        />
        {FLAGS.map((key) => (
          <Checkbox
            key={key}
            label={t(`despesa.demana.${key}`)}
            checked={asked[key]}
            onChange={(event) => setAsked({ ...asked, [key]: event.currentTarget.checked })}
          />
        ))}
        <div className={css.pair}>
          <NativeSelect
            label={t('despesa.demana.ordre')}
            value={asked.ordre}
            data={DESPESA_ORDER.map((value) => ({ value, label: t(`despesa.ordre.${value}`) }))}
            onChange={(event) => setAsked({ ...asked, ordre: event.currentTarget.value as typeof asked.ordre })}
          />
          <NativeSelect
            label={t('despesa.demana.sentit')}
            value={asked.sentit}
            data={[
              { value: '', label: t('despesa.demana.asc') },
              { value: '-', label: t('despesa.demana.desc') },
            ]}
            onChange={(event) => setAsked({ ...asked, sentit: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('despesa.demana.format')}
            value={asked.format}
            data={PLAIN_FORMATS.map((value) => ({ value, label: web(`web.llista.format.${value}`) }))}
            onChange={(event) => setAsked({ ...asked, format: event.currentTarget.value as typeof asked.format })}
          />
          <NativeSelect
            label={t('despesa.demana.idioma')}
            value={asked.idioma}
            data={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={(event) => setAsked({ ...asked, idioma: event.currentTarget.value as Language })}
          />
        </div>
        <div role="alert">{fault ? <FieldError message={fault} /> : null}</div>
        <div className={css.choices}>
          <Button variant="default" onClick={onClose}>
            {t('despesa.cancellar')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('despesa.demana.descarregar')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
