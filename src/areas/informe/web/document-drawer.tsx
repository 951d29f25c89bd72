import { Button, Drawer } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import type { Language } from '#kernel/language.ts';
import { saveFile } from '#web/api.ts';
import { today } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { tasquesChanged } from '#web/tasks/tasks.ts';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { type Informes, informeRoutes } from '../contract/routes.ts';
import { ambMotius, senseMotiu } from '../domain/excepcions.ts';
import { LOT_STATES } from '../domain/lot-state.ts';
import { documentTexts } from '../texts/documents.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { type Asked, type Kind, queryOf, takes } from './asked.ts';
import { DocumentFields } from './document-fields.tsx';
import { FormigoFields } from './formigo-fields.tsx';
import css from './informes.module.css';
import { focusMotiu, MancancesFields } from './mancances-fields.tsx';
import { mancancesQuery } from './queries.ts';

export interface DrawerProps {
  readonly treball: Treball;
  readonly informes: Informes;
  readonly zones: readonly ZonaItem[];
  readonly idioma: Language;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What a document is asked with, and the PDF. */
export const DocumentDrawer = ({ kind, ...props }: DrawerProps & { kind: Kind | null }) => {
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={kind !== null}
      onClose={props.onClose}
      position="right"
      size="lg"
      title={kind?.nom ?? ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {kind ? <DocumentForm key={kind.codi} kind={kind} {...props} /> : null}
    </Drawer>
  );
};

/** From how many lots, checks or processes on a document is offered to be made while one goes on working. */
const LONG_LOTS = 40;
const LONG_CHECKS = 400;
const LONG_PROCESSES = 10;

const isLong = ({ codi }: Kind, asked: Asked, { informes, zones }: DrawerProps): boolean => {
  if (codi === 'tancament') return true;
  if (codi === 'formigo')
    return zones.reduce((sum, { id, lots }) => sum + (asked.zones.includes(id) ? lots.length : 0), 0) >= LONG_LOTS;
  const shown = informes.processos.filter(({ proces_fk }) => asked.proces === null || asked.proces === proces_fk);
  return shown.length > LONG_PROCESSES || shown.reduce((sum, one) => sum + one.n_comprovacions, 0) >= LONG_CHECKS;
};

const blank = ({ zones, informes, idioma }: DrawerProps): Asked => ({
  idioma,
  disseny: 'sobri',
  data: today(),
  proces: null,
  revisio: informes.revisions[0]?.numero ?? null,
  base_legal: null,
  resultat: null,
  zones: zones.map(({ id }) => id),
  estats: LOT_STATES,
  passos: true,
  esborrany: false,
  logo: true,
  signatura: true,
  nomes_amb_resultats: false,
  sense_modificacions: false,
  inclou_canvis_programa: true,
  inclou_agents: true,
  inclou_valoracio: true,
  annex: false,
  observacions: '',
  excepcions: {},
});

const DocumentForm = ({ kind, ...props }: DrawerProps & { kind: Kind }) => {
  const t = useTexts(pantallaTexts);
  const words = useTexts(documentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const later = useRef(false);
  const { treball, zones } = props;
  const certifies = takes(kind.codi, 'excepcions');
  const { data: mancances } = useQuery({
    ...mancancesQuery(api, empresa, treball.id, language),
    enabled: certifies,
  });
  const gapsOf = ({ esborrany, excepcions }: Asked): readonly string[] =>
    certifies && !esborrany ? senseMotiu(mancances ?? [], ambMotius(mancances ?? [], excepcions)) : [];
  /** An issue that kept its rules is printed with no others. */
  const ambBase = ({ revisio }: Asked): boolean =>
    props.informes.revisions.some(({ numero, amb_base }) => amb_base && numero === revisio);
  const [asked, ask] = useState(false);
  const form = useRecordForm<Asked, { values: Asked; name: string | null }>({
    record: blank(props),
    draft: null,
    scope: 'informe-',
    fields: {
      data: {
        label: words(kind.codi === 'visita' ? 'informe.doc.data.visita' : 'informe.doc.data'),
        required: takes(kind.codi, 'data'),
      },
    },
    save: async ({ values }) => {
      const [gap] = gapsOf(values);
      if (gap !== undefined) {
        ask(true);
        focusMotiu(gap);
        throw new TransportFailure('refused', 409);
      }
      const given = {
        params: { id: treball.id, type: kind.codi },
        query: {
          empresa_fk: empresa,
          ...queryOf(
            kind.codi,
            {
              ...values,
              base_legal: ambBase(values) ? null : values.base_legal,
              excepcions: ambMotius(mancances ?? [], values.excepcions),
            },
            zones.length,
          ),
        },
      } as const;
      if (later.current) {
        later.current = false;
        await api.putOff(informeRoutes.formigo, given);
        void tasquesChanged(queries);
        return { values, name: null };
      }
      const { file, name } = await api.download(informeRoutes.formigo, given);
      saveFile(file, name);
      return { values, name };
    },
    read: ({ values }) => ({ values, versio: 0 }),
    onSaved: ({ name }) => {
      toast(name === null ? t('informe.pantalla.segon_pla_fet') : t('informe.pantalla.fet', { nom: name }));
      props.onDone();
    },
    onLeave: props.onClose,
  });
  const { values, state } = form;
  const senseEmetre = kind.codi === 'tancament' && props.informes.revisions.length === 0;
  const lacks = kind.codi === 'formigo' && (values.zones.length === 0 || values.estats.length === 0);
  const hindered = certifies && !values.esborrany && (mancances === undefined || mancances.some((one) => one.impedeix));
  const ready = !lacks && !senseEmetre && !hindered && state.kind !== 'saving';
  const long = isLong(kind, values, props);
  const gaps = gapsOf(values);
  const make = (putOff = false): void => {
    if (!ready) return;
    later.current = putOff;
    void form.submit();
  };
  const lacking = asked && gaps.length > 0 ? t('informe.pantalla.sense_motiu', { n: gaps.length }) : null;
  const impedeixen = hindered ? (mancances ?? []).filter((one) => one.impedeix).length : 0;
  const wrong =
    impedeixen > 0
      ? t('informe.pantalla.impedit', { n: impedeixen })
      : senseEmetre
        ? words('informe.doc.tancament.sense_emetre')
        : (lacking ?? (state.kind === 'failed' ? state.sentence : null));
  useKeys({ 'Ctrl+Enter': () => make(), 'Ctrl+p': () => make() });
  return (
    <Form form={form} bar={false}>
      <div className={css.report}>
        <p className={css.help}>{words(`informe.doc.ajuda.${kind.codi}`)}</p>
        {senseEmetre ? (
          <p className={css.warning}>
            {words('informe.doc.tancament.sense_emetre')}{' '}
            <GoLink to={`/empresa/${empresa}/treball/${treball.id}/programa`}>
              {words('informe.doc.anar_programa')}
            </GoLink>
          </p>
        ) : null}
        {certifies ? <MancancesFields treball={treball.id} mancances={mancances} gaps={asked ? gaps : []} /> : null}
        {kind.codi === 'formigo' ? <FormigoFields treball={treball} zones={zones} /> : null}
        <DocumentFields codi={kind.codi} informes={props.informes} />
        {lacks && zones.length > 0 ? <p className={css.warning}>{t('informe.pantalla.tria')}</p> : null}
        {long ? <p className={css.help}>{t('informe.pantalla.llarg')}</p> : null}
        <div className={css.acts}>
          {wrong ? (
            <p role="alert" className={css.fault} data-wide>
              <IconAlertTriangle size={16} aria-hidden /> {wrong}
            </p>
          ) : null}
          <Button onClick={() => make()} loading={state.kind === 'saving'} disabled={!ready} title="Ctrl+Enter">
            {kind.codi === 'tancament' ? words('informe.doc.tancament.fer') : t('informe.pantalla.generar')}
          </Button>
          {long ? (
            <Button variant="default" onClick={() => make(true)} disabled={!ready}>
              {t('informe.pantalla.segon_pla')}
            </Button>
          ) : null}
          <span role="status" className={css.status}>
            {state.kind === 'saving' ? t('informe.pantalla.generant') : ''}
          </span>
        </div>
      </div>
    </Form>
  );
};
