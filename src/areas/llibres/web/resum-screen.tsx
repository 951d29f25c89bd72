import { Button, Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresa, useEmpresaId, useMay } from '#web/platform.tsx';
import { type ResolveContext, type ScreenProps, ScreenRefusal } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import { DEVOLUCIO_DEMANADA, type Resum } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { CasellaDrawer } from './casella-drawer.tsx';
import { CasellesTable } from './caselles-table.tsx';
import { Compara390 } from './compara-390.tsx';
import { DeclaratsTable } from './declarats-table.tsx';
import { Fitxer303Dialog } from './fitxer303-dialog.tsx';
import css from './llibres.module.css';
import { hrefOf, movedBy, type Periode, readPeriode } from './periode.ts';
import { resumQuery } from './queries.ts';

interface Given {
  readonly periode: Periode;
  readonly resum: Resum;
}

export const resolve = async ({ api, queries, empresa, params, language }: ResolveContext): Promise<Given> => {
  const periode = readPeriode(params.model, params.periode);
  if (!periode) throw new ScreenRefusal(404);
  return { periode, resum: await queries.fetchQuery(resumQuery(api, empresa, periode, language)) };
};

/** How a period reads: «1T 2026», or the year. */
const usePeriodeText = () => {
  const t = useTexts(pantallaTexts);
  return ({ exercici, trimestre }: Periode): string =>
    trimestre === null ? String(exercici) : t('llibres.trimestre_any', { n: String(trimestre), any: String(exercici) });
};

/** A form box by box. */
export const Screen = ({ given, search }: ScreenProps<Given>) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const office = useEmpresa();
  const may = useMay();
  const textOf = usePeriodeText();
  const { periode } = given;
  const { model, exercici } = periode;
  const { data: resum = given.resum } = useQuery({
    ...resumQuery(api, empresa, periode, language),
    initialData: given.resum,
  });
  const [zeros, showZeros] = useState(false);
  const [filing, file] = useState(false);
  const title = t('llibres.model_de', { model, periode: textOf(periode) });
  useTitle(title, t('llibres.llibres'));
  const move = (by: 1 | -1): void => go(hrefOf(empresa, movedBy(periode, by)), { replace: true });
  const files = model === '303' && may(llibresRoutes.fitxer303);
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('llibres.llibres'), href: `/empresa/${empresa}/llibres?exercici=${exercici}` }}
          title={title}
          mark={resum.tancat ? <Mark form="closed" word={t('llibres.estat.tancat')} /> : null}
          facts={[
            t(resum.termini < today() ? 'llibres.termini_passat' : 'llibres.termini_fins', {
              data: formats.date(resum.termini),
            }),
          ]}
          primary={
            files ? (
              <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => file(true)}>
                {t('llibres.fitxer')}
              </Button>
            ) : null
          }
          actions={[
            { key: 'anterior', text: t('llibres.resum.anterior'), onAct: () => move(-1) },
            { key: 'seguent', text: t('llibres.resum.seguent'), onAct: () => move(1) },
            { key: 'imprimir', text: t('llibres.resum.imprimir'), keys: 'Ctrl+P', onAct: () => window.print() },
          ]}
        />
      }
    >
      <div className={css.form}>
        <p className={css.printed}>{office?.nom}</p>
        <p className={css.hint}>{t('llibres.termini_ajuda')}</p>
        <Warnings avisos={resum.avisos} />
        {resum.grups.length > 0 ? (
          <>
            <Checkbox
              className={css.zeros}
              label={t('llibres.resum.zeros')}
              checked={zeros}
              onChange={({ currentTarget }) => showZeros(currentTarget.checked)}
            />
            <CasellesTable resum={resum} periode={periode} zeros={zeros} />
          </>
        ) : null}
        {model === '347' || model === '349' ? <DeclaratsTable resum={resum} periode={periode} /> : null}
        {model === '390' ? <Compara390 resum={resum} /> : null}
      </div>
      <CasellaDrawer resum={resum} periode={periode} search={search} />
      {filing && periode.trimestre !== null ? (
        <Fitxer303Dialog
          exercici={exercici}
          trimestre={periode.trimestre}
          periode={textOf(periode)}
          avisos={resum.avisos.some(({ codi }) => codi !== DEVOLUCIO_DEMANADA)}
          demanada={resum.avisos.some(({ codi }) => codi === DEVOLUCIO_DEMANADA)}
          onClose={() => file(false)}
        />
      ) : null}
    </DetailPage>
  );
};

/** What has to be looked at before it is filed. */
const Warnings = ({ avisos }: Pick<Resum, 'avisos'>) => {
  const t = useTexts(pantallaTexts);
  if (avisos.length === 0) return null;
  return (
    <section className={css.warnings} aria-labelledby="resum-avisos">
      <h2 id="resum-avisos">
        <IconAlertTriangle size={16} aria-hidden className={css.warn} /> {t('llibres.resum.avisos')}
      </h2>
      <ul>
        {avisos.map(({ codi, missatge }) => (
          <li key={`${codi} ${missatge}`}>{missatge}</li>
        ))}
      </ul>
    </section>
  );
};
