import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nifPasses } from '#areas/fiscal/domain/nif.ts';
import { titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { readOfTab, writeOfTab } from '#web/storage.ts';
import { webTexts } from '#web/texts/index.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { FieldWarning, PasswordField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection, SaveStateText } from '#web/ui/form/form.tsx';
import { valueAt } from '#web/ui/form/paths.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';

export const resolve = async ({ api, queries, language }: ResolveContext) => {
  const [estat] = await Promise.all([
    api.call(usuariRoutes.primeraConfiguracioEstat),
    queries.fetchQuery(titulacionsQuery(api, language)),
  ]);
  return { estat };
};
type Given = Awaited<ReturnType<typeof resolve>>;

interface Values {
  codi: string;
  persona: {
    nom: string;
    cognoms: string;
    email: string;
    contrasenya: string;
    titulacio_fk: number | null;
    num_collegiat: string;
  };
  empresa: { nom_fiscal: string; tipus_persona: 'E' | 'F'; nif: string };
}
const BLANK: Values = {
  codi: '',
  persona: { nom: '', cognoms: '', email: '', contrasenya: '', titulacio_fk: null, num_collegiat: '' },
  empresa: { nom_fiscal: '', tipus_persona: 'E', nif: '' },
};

/** What was typed outlives a reload of its tab, but for what is secret: there is nobody yet that a draft could belong to. */
const KEPT = 'primera';
const started = (): Values => {
  const kept = readOfTab<Partial<Values>>(KEPT);
  return {
    codi: '',
    persona: { ...BLANK.persona, ...kept?.persona, contrasenya: '' },
    empresa: { ...BLANK.empresa, ...kept?.empresa },
  };
};

/** A whole tax id that does not add up is told as it is typed: saving would only ask again. */
const nifTold = (nif: string): boolean => nif.trim().length >= 9 && !nifPasses(nif);

/** Primera configuració: code (if the console asks for one), person, company. A page at the desk, a step a screen on the phone. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const { language } = useLanguage();
  const go = useGo();
  const phone = useIsPhone();
  const [step, setStep] = useState(0);
  useTitle(t('usuari.primera'));
  const { cal_codi: calCodi, pendent } = given.estat;
  // The list follows the language, which may be chosen here.
  const { data: titulacions = [] } = useQuery(titulacionsQuery(platform.api, language));

  const [record] = useState(started);
  const form = useRecordForm({
    record,
    draft: null,
    fields: {
      ...(calCodi ? { codi: { label: t('usuari.primera.codi'), required: true, secret: true } } : {}),
      'persona.nom': { label: t('usuari.nom'), required: true },
      'persona.cognoms': { label: t('usuari.cognoms'), required: true },
      'persona.email': { label: t('usuari.email'), required: true },
      'persona.contrasenya': { label: t('usuari.contrasenya'), required: true, secret: true },
      'persona.titulacio_fk': { label: t('usuari.titulacio') },
      'persona.num_collegiat': { label: t('usuari.num_collegiat') },
      'empresa.nom_fiscal': { label: t('usuari.empresa.nom_fiscal'), required: true },
      'empresa.tipus_persona': { label: t('usuari.empresa.tipus_persona'), required: true },
      'empresa.nif': { label: t('usuari.empresa.nif'), required: true },
    },
    save: ({ values, avisos_acceptats, idempotencyKey }) =>
      platform.api.call(usuariRoutes.primeraConfiguracio, {
        idempotencyKey,
        body: {
          ...(calCodi ? { codi: values.codi.trim() } : {}),
          persona: { ...values.persona, idioma_fk: language },
          empresa: values.empresa,
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
        },
      }),
    read: () => ({ values: BLANK, versio: 0 }),
    onSaved: (answer) => {
      writeOfTab(KEPT, null);
      platform.session.start(answer);
      go('/home', { replace: true });
    },
  });

  const { persona, empresa } = form.values;
  useEffect(() => {
    if (form.dirty) writeOfTab(KEPT, { persona: { ...persona, contrasenya: '' }, empresa });
  }, [form.dirty, persona, empresa]);

  if (!pendent) {
    return (
      <Entrance title={t('usuari.primera')}>
        <p className={css.prose}>{t('usuari.primera.feta')}</p>
        <Button onClick={() => go('/login')}>{t('usuari.entrar')}</Button>
      </Entrance>
    );
  }
  const steps = [
    ...(calCodi
      ? [
          {
            paths: ['codi'],
            section: (
              <FormSection key="codi" title={t('usuari.primera.codi')} help={t('usuari.primera.codi_ajuda')}>
                <TextField name="codi" span={4} maxLength={20} autoFocus />
              </FormSection>
            ),
          },
        ]
      : []),
    {
      paths: ['persona.nom', 'persona.cognoms', 'persona.email', 'persona.contrasenya'],
      section: (
        <FormSection key="persona" title={t('usuari.primera.persona')} help={t('usuari.primera.persona_ajuda')}>
          <TextField name="persona.nom" span={4} maxLength={100} autoComplete="given-name" autoFocus={!calCodi} />
          <TextField name="persona.cognoms" span={8} maxLength={150} autoComplete="family-name" />
          <TextField name="persona.email" type="email" autoComplete="username" maxLength={200} />
          <PasswordField name="persona.contrasenya" autoComplete="new-password" help={t('usuari.contrasenya_ajuda')} />
          <SelectField
            name="persona.titulacio_fk"
            empty
            options={titulacions.filter((one) => one.activa).map((one) => ({ value: one.id, text: one.nom }))}
          />
          <TextField name="persona.num_collegiat" span={3} maxLength={30} />
        </FormSection>
      ),
    },
    {
      paths: ['empresa.nom_fiscal', 'empresa.nif'],
      section: (
        <FormSection key="empresa" title={t('usuari.primera.empresa')} help={t('usuari.primera.empresa_ajuda')}>
          <TextField name="empresa.nom_fiscal" span={6} maxLength={200} autoComplete="organization" />
          <SelectField
            name="empresa.tipus_persona"
            span={3}
            options={(['E', 'F'] as const).map((value) => ({ value, text: t(`usuari.tipus_persona.${value}`) }))}
          />
          <TextField
            name="empresa.nif"
            span={3}
            maxLength={20}
            tidy={(text) => text.toUpperCase().replace(/[\s-]/g, '')}
            help={
              nifTold(form.values.empresa.nif) ? (
                <FieldWarning message={t('usuari.primera.nif_incorrecte')} />
              ) : undefined
            }
          />
        </FormSection>
      ),
    },
  ];
  const last = steps.length - 1;
  const now = steps[step];
  const filled = now?.paths.every((path) => Boolean(valueAt(form.values, path))) ?? false;
  const shown = phone && form.summary.length === 0 ? [now] : steps;
  const alone = phone && form.summary.length === 0;
  return (
    <Entrance title={t('usuari.primera')} wide>
      <p className={css.prose}>{t('usuari.primera.cos')}</p>
      {alone ? <p className={css.quiet}>{t('usuari.primera.pas', { pas: step + 1, de: last + 1 })}</p> : null}
      <Form form={form} bar={false}>
        {shown.map((one) => one?.section)}
        <div className={`${css.buttons} ${css.fixed}`}>
          {alone && step > 0 ? (
            <Button variant="default" onClick={() => setStep(step - 1)}>
              {t('usuari.primera.anterior')}
            </Button>
          ) : null}
          {alone && step < last ? (
            <Button disabled={!filled} onClick={() => setStep(step + 1)}>
              {web('web.continuar')}
            </Button>
          ) : (
            <Button type="submit" loading={form.state.kind === 'saving'}>
              {t('usuari.primera.crear')}
            </Button>
          )}
        </div>
        {form.state.kind === 'failed' ? (
          <div role="alert" className={css.alert}>
            <SaveStateText />
          </div>
        ) : null}
      </Form>
    </Entrance>
  );
};
