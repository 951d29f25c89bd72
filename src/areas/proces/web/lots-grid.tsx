import { Button } from '@mantine/core';
import { IconListNumbers, IconPlus } from '@tabler/icons-react';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { EntryGrid } from '#web/ui/grid/entry-grid.tsx';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { Lot, TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { LotMark } from './lot-mark.tsx';
import css from './partida.module.css';
import { type Lots, useLots } from './use-lots.ts';
import { useLotsWords } from './why-lots.tsx';

const MOST_TEXT = 200;
const MOST_MESURA = 999_999_999.999;

/** The lots of an item as a grid: typed in place, made as forecast or one by one, closed by hand. */
export const LotsGrid = ({
  partida,
  initial,
  edits,
}: {
  partida: TreballPartida;
  initial: readonly Lot[];
  edits: boolean;
}) => {
  const t = useTexts(procesTexts);
  const words = useLotsWords();
  const phone = useIsPhone();
  const lots = useLots(partida, initial);
  const { rows } = lots;
  // Forecast, and not made yet.
  const missing = Math.max(0, partida.previsio.lots - rows.length);
  useKeys({ 'Ctrl+i': () => (edits ? void lots.add() : false) });
  useKeyHelp(edits ? [{ keys: 'Ctrl+I', text: t('proces.lots.afegir') }] : []);
  /** The button goes with the last lot that it makes: the keyboard goes on in the grid. */
  const toFirst = (): void => {
    setTimeout(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      document.querySelector<HTMLElement>('[data-entry-grid] [role="gridcell"][tabindex="0"]')?.focus();
    }, 0);
  };
  const forecast =
    edits && missing > 0 ? (
      <Button variant={rows.length === 0 ? 'filled' : 'default'} onClick={() => void lots.addForecast().then(toFirst)}>
        {t('proces.lots.crear', { n: missing })}
      </Button>
    ) : null;
  // The phone reads: what is typed of a lot is typed at a desk.
  const one =
    edits && !phone ? (
      <Button
        variant={rows.length === 0 ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} aria-hidden />}
        title="Ctrl+I"
        onClick={() => void lots.add()}
      >
        {t('proces.lots.afegir')}
      </Button>
    ) : null;
  if (rows.length === 0)
    return (
      <StatePanel
        icon={IconListNumbers}
        sentence={t('proces.lots.buit', { n: partida.previsio.lots })}
        detail={words({ ...partida, n_comprovacions: 0 })}
      >
        {forecast}
        {one}
      </StatePanel>
    );
  return (
    <div className={css.lots}>
      <div className={css.lotsLine}>
        <p>
          {t('proces.lots.fets', { fets: rows.length, previstos: partida.previsio.lots })}{' '}
          {words({ ...partida, n_comprovacions: 0 })}
        </p>
        {forecast}
        {one}
      </div>
      {phone ? <LotCards rows={rows} /> : <Grid lots={lots} edits={edits} partida={partida} />}
    </div>
  );
};

const Grid = ({ lots, edits, partida }: { lots: Lots; edits: boolean; partida: TreballPartida }) => {
  const t = useTexts(procesTexts);
  const locked = { readOnly: (lot: Lot) => !edits || lot.estat === 'tancat' };
  const columns: readonly GridColumn<Lot>[] = [
    {
      key: 'descripcio',
      head: t('proces.lot.descripcio'),
      kind: 'text',
      width: 'flex',
      maxLength: MOST_TEXT,
      value: (lot) => lot.descripcio,
      ...locked,
    },
    {
      key: 'ubicacio',
      head: t('proces.lot.ubicacio'),
      kind: 'text',
      width: 200,
      maxLength: MOST_TEXT,
      value: (lot) => lot.ubicacio,
      ...locked,
    },
    {
      key: 'data_inici',
      head: t('proces.lot.data_inici'),
      kind: 'date',
      width: 96,
      value: (lot) => lot.data_inici,
      ...locked,
    },
    {
      key: 'data_final',
      head: t('proces.lot.data_final'),
      kind: 'date',
      width: 96,
      value: (lot) => lot.data_final,
      ...locked,
    },
    {
      key: 'quantitat',
      head: t('proces.lot.quantitat_en', { unitat: t(`proces.unitat.${partida.unitat}`) }),
      kind: 'decimal',
      width: 112,
      align: 'right',
      places: 3,
      shown: 2,
      min: 0,
      max: MOST_MESURA,
      value: (lot) => lot.quantitat,
      ...locked,
    },
    {
      key: 'estat',
      head: t('proces.lot.estat'),
      kind: 'computed',
      width: 152,
      value: () => null,
      show: (lot) => <LotMark lot={lot} />,
    },
  ];
  return (
    <EntryGrid
      label={t('proces.part.lots')}
      rows={lots.rows}
      rowId={(lot) => lot.clau_client}
      rowHead={(lot) => String(lot.numero)}
      columns={columns}
      onEdit={lots.edit}
      rowState={(lot) => lots.saver.stateOf(lot.clau_client)}
      onRetry={(lot) => void lots.saver.flush(lot.clau_client)}
      onLeaveRow={(row) => void lots.saver.flush(row)}
      focusOn={lots.focusOn}
      {...(edits
        ? {
            onDeleteRow: (lot: Lot) => lots.remove(lot),
            rowActions: (lot: Lot) => [
              lot.estat === 'tancat'
                ? { key: 'reobre', text: t('proces.lot.reobrir'), onAct: () => void lots.close(lot, 'obert') }
                : { key: 'tanca', text: t('proces.lot.tancar'), onAct: () => void lots.close(lot, 'tancat') },
            ],
          }
        : {})}
    />
  );
};

/** The same on the phone, to be read. */
const LotCards = ({ rows }: { rows: readonly Lot[] }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  return (
    <ul className={css.cards}>
      {rows.map((lot) => (
        <li key={lot.id}>
          <span>{t('proces.lot.num', { n: lot.numero })}</span>
          <LotMark lot={lot} />
          <span className={css.second}>
            {[
              lot.descripcio,
              lot.ubicacio,
              [lot.data_inici, lot.data_final].flatMap((date) => (date === null ? [] : formats.date(date))).join(' – '),
              lot.quantitat === null
                ? ''
                : `${formats.decimal(lot.quantitat, 2, 3)}\u00a0${t(`proces.unitat.${lot.unitat}`)}`,
            ]
              .filter(Boolean)
              .join(' · ') || NOTHING}
          </span>
        </li>
      ))}
    </ul>
  );
};
