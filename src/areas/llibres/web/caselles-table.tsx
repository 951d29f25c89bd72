import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useLayer } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import type { Casella, Resum } from '../contract/schemas.ts';
import { RESULTATS } from '../domain/formulari.data.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { boxId, valueText } from './boxes.ts';
import { CasellaEdit } from './casella-edit.tsx';
import css from './llibres.module.css';
import { hrefOf, type Periode } from './periode.ts';

/** ↓ and ↑ go from box to box. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-box]')];
  const place = boxes.indexOf(document.activeElement as HTMLElement);
  const next = boxes[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

/** The boxes of a form in its groups. */
export const CasellesTable = ({ resum, periode, zeros }: { resum: Resum; periode: Periode; zeros: boolean }) => {
  const t = useTexts(pantallaTexts);
  const may = useMay();
  const [editing, edit] = useState<string | null>(null);
  const writes = may(llibresRoutes.setCaselles) && !resum.tancat;
  const shown = resum.grups
    .map(({ nom, caselles }) => ({
      nom,
      caselles: caselles.filter(
        ({ casella, valor, documents, editable, manual }) =>
          zeros || valor !== 0 || documents || editable || manual || casella === RESULTATS[resum.model],
      ),
    }))
    .filter(({ caselles }) => caselles.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the keys; arrows only go from one to another
    <div className={css.groups} onKeyDown={walk}>
      {resum.tancat ? <p className={css.hint}>{t('llibres.resum.tancat')}</p> : null}
      {shown.length === 0 ? <p className={css.hint}>{t('llibres.resum.tot_zero')}</p> : null}
      {shown.map(({ nom, caselles }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have fixed places
        <table key={`${place} ${nom}`} className={css.boxes}>
          <caption>{nom}</caption>
          <thead>
            <tr>
              <th scope="col">{t('llibres.resum.casella')}</th>
              <th scope="col">{t('llibres.resum.concepte')}</th>
              <th scope="col">{t('llibres.resum.documents')}</th>
              <th scope="col" data-align="right">
                {t('llibres.resum.euros')}
              </th>
            </tr>
          </thead>
          <tbody>
            {caselles.map((casella) =>
              editing === casella.casella ? (
                <CasellaEdit key={casella.casella} casella={casella} periode={periode} onDone={() => edit(null)} />
              ) : (
                <Box
                  key={casella.casella}
                  casella={casella}
                  periode={periode}
                  onEdit={writes && casella.editable ? () => edit(casella.casella) : null}
                />
              ),
            )}
          </tbody>
        </table>
      ))}
    </div>
  );
};

const Box = ({ casella, periode, onEdit }: { casella: Casella; periode: Periode; onEdit: (() => void) | null }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const layer = useLayer();
  const { language } = useLanguage();
  const empresa = useEmpresaId();
  const { casella: number, nom, documents, formula, manual, origen } = casella;
  const opens = documents !== null && documents > 0;
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        {nom}
        {formula ? (
          <span className={css.formula}>{language === 'en' ? formula.replace(/ % de /g, '% of ') : formula}</span>
        ) : null}
        {origen ? (
          <span className={css.formula} title={t('llibres.resum.origen_ajuda')}>
            <GoLink to={hrefOf(empresa, { ...periode, exercici: origen.exercici, trimestre: origen.trimestre })}>
              {t('llibres.resum.origen', {
                n: String(origen.trimestre),
                any: String(origen.exercici),
                import: formats.money(origen.import),
              })}
            </GoLink>
          </span>
        ) : null}
      </td>
      <td>
        {opens ? (
          <button
            type="button"
            id={boxId(number)}
            data-box
            className={css.link}
            aria-label={`${t('llibres.resum.casella_titol', { casella: number, nom })}. ${t('llibres.documents_n', { n: documents })}`}
            onClick={() => layer.open(`${hrefOf(empresa, periode)}?casella=${number}`)}
          >
            {t('llibres.documents_n', { n: documents })}
          </button>
        ) : null}
      </td>
      <td data-align="right">
        <span className={css.value}>
          {manual ? (
            <span className={css.byHand} title={t('llibres.resum.a_ma_ajuda')}>
              {t('llibres.resum.a_ma')}
            </span>
          ) : null}
          {onEdit ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              data-box
              id={opens ? undefined : boxId(number)}
              className={css.pencil}
              aria-label={t('llibres.resum.escriure', { casella: number })}
              onClick={onEdit}
            >
              <IconPencil size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          {valueText(formats, casella)}
        </span>
      </td>
    </tr>
  );
};
