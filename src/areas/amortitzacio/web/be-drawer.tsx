import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { BaixaBlock } from './baixa-block.tsx';
import { useBeWords } from './history-words.ts';
import { useLayers } from './layers.ts';
import { QuadreTable } from './quadre-table.tsx';
import { beQuery, taulesQuery } from './queries.ts';
import { useBeActions } from './use-be-actions.ts';

/** A good over the table: what it is, every year of it, what bought it, how it left. */
export const BeDrawer = ({ id }: { id: number | null }) => {
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const layers = useLayers();
  const { data: be, error } = useQuery({
    ...beQuery(api, empresa, id ?? 0),
    enabled: id !== null,
    staleTime: 0,
  });
  const shown = be && be.id === id ? be : null;
  return (
    <Drawer
      opened={id !== null}
      onClose={layers.close}
      position="right"
      size="lg"
      title={shown?.descripcio ?? ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {shown ? <BeBody be={shown} /> : null}
    </Drawer>
  );
};

const BeBody = ({ be }: { be: BeInversio }) => {
  const t = useTexts(pantallaTexts);
  const may = useMay();
  const layers = useLayers();
  const { remove, putBack, busy } = useBeActions(be);
  return (
    <div className={css.body}>
      <BeFacts be={be} />
      {be.baixa ? <BaixaBlock be={be} baixa={be.baixa} /> : null}
      <QuadreTable quadre={be.quadre} canvis={be.canvis} />
      <div className={css.actions}>
        {be.despesa === null && may(amortitzacioRoutes.remove) ? (
          <Button variant="default" className={css.danger} onClick={() => void remove()} loading={busy}>
            {t('amortitzacio.suprimir')}
          </Button>
        ) : null}
        {may(amortitzacioRoutes.update) ? (
          <Button variant="default" onClick={() => layers.open(be.id, 'editar')}>
            {t('amortitzacio.editar')}
          </Button>
        ) : null}
        {may(amortitzacioRoutes.baixa) ? (
          be.baixa ? (
            <Button variant="default" onClick={() => void putBack()} loading={busy}>
              {t('amortitzacio.baixa.desfer')}
            </Button>
          ) : (
            <Button onClick={() => layers.open(be.id, 'baixa')}>{t('amortitzacio.baixa')}</Button>
          )
        ) : null}
      </div>
      <BeHistory id={be.id} />
    </div>
  );
};

/** What was changed of it, by whom; read once it is opened. */
const BeHistory = ({ id }: { id: number }) => {
  const words = useBeWords();
  const [link] = useHistoryLink('', false);
  const [open, setOpen] = useState(false);
  return link ? (
    <details className={css.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{link.text}</summary>
      {open ? <HistoryTab entity="be_inversio" id={id} words={words} /> : null}
    </details>
  ) : null;
};

const BeFacts = ({ be }: { be: BeInversio }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: taules } = useQuery({ ...taulesQuery(api, empresa, language), enabled: be.fila !== null });
  const filaText = (fila: string | null): string | null => {
    const row = taules?.find(({ codi }) => codi === fila);
    return row ? `${row.nom} (${row.font})` : fila;
  };
  const { euros } = formats;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('amortitzacio.fets.alta'), formats.date(be.data_inici)],
    [t('amortitzacio.fets.valor'), euros(be.valor)],
    [t('amortitzacio.fets.base'), euros(be.valor - be.valor_residual)],
    [t('amortitzacio.fets.abans'), be.amortitzat_abans === 0 ? null : euros(be.amortitzat_abans)],
    [t('amortitzacio.fets.percentatge'), formats.percent(be.percentatge)],
    [t('amortitzacio.fets.metode'), t(`amortitzacio.metode.${be.metode}`)],
    [t('amortitzacio.fets.tipus'), t(`amortitzacio.be.${be.tipus_be}`)],
    [t('amortitzacio.fets.identificador'), be.identificador],
    [t('amortitzacio.fets.fila'), filaText(be.fila)],
    ...be.canvis.map(({ des_de, fila, percentatge, escrit }): readonly [string, ReactNode] => [
      t('amortitzacio.fets.canvi', { any: String(des_de) }),
      t(escrit ? (fila === null ? 'amortitzacio.canvi.sol' : 'amortitzacio.canvi.escrit') : 'amortitzacio.canvi', {
        percentatge: formats.percent(percentatge),
        fila: filaText(fila) ?? '',
      }),
    ]),
    [
      t('amortitzacio.fets.despesa'),
      be.despesa ? (
        <GoLink key="despesa" to={`/empresa/${empresa}/despesa/${be.despesa.id}`}>
          {[be.despesa.num_factura, be.despesa.proveidor].filter(Boolean).join(' · ')}
        </GoLink>
      ) : null,
    ],
    [
      t('amortitzacio.fets.treballs'),
      be.treballs.length > 0 ? (
        <span key="treballs" className={css.links}>
          {be.treballs.map(({ id, codi }) => (
            <GoLink key={id} to={`/empresa/${empresa}/treball/${id}`}>
              {codi}
            </GoLink>
          ))}
        </span>
      ) : null,
    ],
    [t('amortitzacio.fets.observacions'), be.observacions],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
