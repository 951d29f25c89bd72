import { Button, Checkbox, Drawer, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { ZonaItem } from '../contract/schemas.ts';
import { needsVerifying } from '../domain/llei.ts';
import { DIMENSIONS, type Dimensio, type LimitRow } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import { ConfidenceKey } from './confidence-key.tsx';
import css from './formigo.module.css';
import { limitsQuery, settingsQuery } from './queries.ts';
import { say, sayFont } from './words.ts';

interface LimitsProps {
  readonly treball: Treball;
  readonly settings: FormigoSettings;
  readonly zones: readonly ZonaItem[];
}

/** The limit rows of a work's regulation, with source and confidence; a work may change one, saying why. */
export const LimitsDrawer = ({ opened, onClose, ...props }: LimitsProps & { opened: boolean; onClose: () => void }) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="75rem"
      title={t('formigo.limits')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? <Limits {...props} /> : null}
    </Drawer>
  );
};

const Limits = ({ treball, settings, zones }: LimitsProps) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const { queries } = usePlatform();
  const [all, setAll] = useState(zones.length === 0);
  const [editing, edit] = useState<number | null>(null);
  const { data: rows, error } = useQuery(limitsQuery(api, treball.id));
  if (error) return <p role="alert">{tellFailure(error, web).sentence}</p>;
  if (!rows) return null;
  const used = new Set(zones.map((zona) => zona.previsio.fila.id));
  const shown = rows
    .filter((row) => row.normativa === settings.normativa || used.has(row.id))
    .filter((row) => all || used.has(row.id) || row.canviada);
  const changes = may(formigoRoutes.changeLimit) && treball.obert;
  const refresh = async (answer: FormigoSettings): Promise<void> => {
    queries.setQueryData(settingsQuery(api, treball.id).queryKey, answer);
    edit(null);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['limits', treball.id] }),
      queries.invalidateQueries({ queryKey: ['zones'] }),
      queries.invalidateQueries({ queryKey: ['zona'] }),
    ]);
  };
  const restore = async (row: LimitRow): Promise<void> => {
    try {
      await refresh(await api.call(formigoRoutes.restoreLimit, { params: { id: treball.id, fila: row.id } }));
    } catch (failure) {
      toastError(tellFailure(failure, web).sentence);
    }
  };
  return (
    <div className={css.limits}>
      <p className={css.quiet}>{t('formigo.limits.ajuda')}</p>
      <Checkbox
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
        label={t('formigo.limits.totes')}
      />
      <div className={css.scroll}>
        <table className={css.zones}>
          <thead>
            <tr>
              <th scope="col">{t('formigo.camp.estructura')}</th>
              <th scope="col" className={css.c150}>
                {t('formigo.camp.distintiu')}
              </th>
              {DIMENSIONS.map((dimensio) => (
                <th key={dimensio} scope="col" data-align="right" className={css.c80}>
                  {t(`formigo.limit.${dimensio}`)}
                </th>
              ))}
              <th scope="col" className={css.c180}>
                {t('formigo.col.font')}
              </th>
              <th scope="col" className={css.c120}>
                {t('formigo.col.confianca')}
              </th>
              {changes ? (
                <th scope="col" className={css.c150}>
                  <span className="visually-hidden">{web('web.detall.accions')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <LimitLine
                key={row.id}
                row={row}
                editing={editing === row.id}
                changes={changes}
                told={
                  row.canviada
                    ? t('formigo.limit.canviada', {
                        qui: row.canviada.qui,
                        data: formats.date(row.canviada.quan),
                        motiu: row.canviada.motiu,
                      })
                    : null
                }
                onEdit={() => edit(editing === row.id ? null : row.id)}
                onRestore={() => void restore(row)}
                onSave={async (valors, motiu) => {
                  try {
                    await refresh(
                      await api.call(formigoRoutes.changeLimit, {
                        params: { id: treball.id, fila: row.id },
                        body: { valors, motiu },
                      }),
                    );
                    return null;
                  } catch (failure) {
                    return tellFailure(failure, web).sentence;
                  }
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ConfidenceKey />
    </div>
  );
};

const LimitLine = ({
  row,
  editing,
  changes,
  told,
  onEdit,
  onRestore,
  onSave,
}: {
  row: LimitRow;
  editing: boolean;
  changes: boolean;
  told: string | null;
  onEdit: () => void;
  onRestore: () => void;
  onSave: (valors: Partial<Record<Dimensio, number | null>>, motiu: string) => Promise<string | null>;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  return (
    <>
      <tr>
        <th scope="row" className={css.wrap}>
          {say(t, `formigo.estructura.${row.estructura}`)}
          {row.fins_plantes === null ? null : (
            <span className={css.quiet}> {t('formigo.limit.fins_plantes', { n: row.fins_plantes })}</span>
          )}
          {told ? <span className={css.changed}>{told}</span> : null}
        </th>
        <td className={css.wrap}>{say(t, `formigo.distintiu.${row.normativa}.${row.distintiu}`)}</td>
        {DIMENSIONS.map((dimensio) => (
          <td key={dimensio} data-align="right">
            {formats.decimal(row[dimensio], 0, 3)}
          </td>
        ))}
        <td className={css.wrap}>{sayFont(t, row.source)}</td>
        <td className={css.wrap} title={say(t, `formigo.confidence.${row.confidence}`)}>
          {needsVerifying(row.confidence) ? (
            <span className={css.verify}>{t('formigo.per_verificar')}</span>
          ) : (
            row.confidence
          )}
        </td>
        {changes ? (
          <td>
            <button type="button" className={css.whyButton} aria-expanded={editing} onClick={onEdit}>
              {t('formigo.limit.canviar')}
            </button>{' '}
            {row.canviada ? (
              <button type="button" className={css.whyButton} onClick={onRestore}>
                {t('formigo.limit.restaurar')}
              </button>
            ) : null}
          </td>
        ) : null}
      </tr>
      {editing ? (
        <tr>
          <td colSpan={10}>
            <LimitForm row={row} onSave={onSave} />
          </td>
        </tr>
      ) : null}
    </>
  );
};

const LEAST_REASON = 3;

const LimitForm = ({
  row,
  onSave,
}: {
  row: LimitRow;
  onSave: (valors: Partial<Record<Dimensio, number | null>>, motiu: string) => Promise<string | null>;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const [typed, type] = useState<Readonly<Record<Dimensio, string>>>(() => ({
    volum: typedDecimal(row.volum, language),
    setmanes: typedDecimal(row.setmanes, language),
    superficie: typedDecimal(row.superficie, language),
    plantes: typedDecimal(row.plantes, language),
  }));
  const [motiu, setMotiu] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const valors: Partial<Record<Dimensio, number | null>> = {};
    for (const dimensio of DIMENSIONS) {
      const text = typed[dimensio].trim();
      const plain = text === '' ? null : readDecimal(text, language);
      if (text !== '' && (plain === null || Number(plain) <= 0))
        return setWrong(`${t(`formigo.limit.${dimensio}`)}: ${web('web.formulari.numero_incorrecte')}`);
      const value = plain === null ? null : Number(plain);
      if (value !== row[dimensio]) valors[dimensio] = value;
    }
    if (Object.keys(valors).length === 0) return setWrong(t('formigo.limit.cap_canvi'));
    if (motiu.trim().length < LEAST_REASON) return setWrong(t('formigo.limit.cal_motiu'));
    setWrong(await onSave(valors, motiu.trim()));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields saves
    <div
      className={css.limitForm}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.target as HTMLElement).tagName === 'INPUT') void save();
      }}
    >
      {DIMENSIONS.map((dimensio, place) => (
        <TextInput
          key={dimensio}
          className={css.short ?? ''}
          label={t(`formigo.limit.${dimensio}`)}
          inputMode="decimal"
          autoFocus={place === 0}
          value={typed[dimensio]}
          onChange={(event) => type({ ...typed, [dimensio]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        className={css.grow ?? ''}
        label={t('formigo.camp.motiu')}
        withAsterisk
        maxLength={500}
        value={motiu}
        onChange={(event) => setMotiu(event.currentTarget.value)}
      />
      <Button onClick={() => void save()}>{t('formigo.limit.desar')}</Button>
      {wrong ? (
        <p role="alert" className={css.faultText}>
          {wrong}
        </p>
      ) : null}
    </div>
  );
};
