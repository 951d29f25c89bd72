import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './programa.module.css';
import { placeOfItem, treballPartidaQuery } from './queries.ts';

/** What the tests of an item cost, which says how when it is asked: price by number of tests, check by check. */
export const WhyCost = ({ partida }: { partida: TreballPartidaItem }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  if (partida.cost === 0) return NOTHING;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={css.why}
          tabIndex={-1}
          aria-label={t('proces.cost.perque_de', { cost: formats.money(partida.cost), nom: partida.nom })}
          onClick={() => setOpen(!open)}
        >
          {`${partida.cost_minim ? '≥ ' : ''}${formats.money(partida.cost)}`}
        </button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        {open ? <CostParts partida={partida} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
};

/** Price by number of tests of an item, check by check. */
export const CostParts = ({ partida }: { partida: TreballPartidaItem }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data } = useQuery(treballPartidaQuery(api, empresa, placeOfItem(partida), language));
  const parts = (data?.comprovacions ?? []).filter(({ preu, exigida }) => exigida && (preu ?? 0) > 0);
  return (
    <div className={css.whyBody}>
      <strong>{t('proces.cost.perque')}</strong>
      <table className={css.parts}>
        <tbody>
          {parts.map(({ comprovacio_fk, nom, preu, previstos }) => (
            <tr key={comprovacio_fk}>
              <th scope="row">
                {nom}
                {previstos.motiu === 'un_per_lot' ? (
                  <span className={css.second}>{t('proces.cost.un_per_lot')}</span>
                ) : null}
              </th>
              <td>{t('proces.cost.part', { n: previstos.n, preu: formats.money(preu) })}</td>
              <td>{formats.money((preu ?? 0) * previstos.n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {partida.assaigs.sense_preu > 0 ? (
        <p className={css.quiet}>
          {t('proces.valoracio.part_sense', { n: partida.assaigs.sense_preu, m: partida.assaigs.n })}
        </p>
      ) : null}
    </div>
  );
};
