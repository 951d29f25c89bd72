import { Button, Checkbox, Drawer, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { CardField } from '#web/ui/grid/card-field.tsx';
import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import { fiscalTexts } from '../texts/index.ts';
import { hasCarrec } from './ajust-text.ts';
import { CausaField } from './causes-strip.tsx';
import css from './fiscal.module.css';
import { carrecColumn, type LiniaRow } from './linia-columns.tsx';
import type { TipusFiscals } from './tipus.ts';

type Suplit = NonNullable<LiniaEnviada['suplit']>;
const NO_SUPLIT: Suplit = { nif: '', nom: '', numero: '', data: null };

/** What a line says beyond its cells: long description, cause, option, the invoice behind a suplit. */
export const LiniaDrawer = (props: {
  rows: readonly LiniaRow[];
  /** The line that is open; null, none. */
  clau: string | null;
  rates: TipusFiscals;
  opcions: boolean;
  readOnly: boolean;
  /** Cells that could not be read, of this line among them. */
  unread: UnreadState;
  onEdit: (edits: readonly GridEdit[]) => void;
  onChange: (clau: string, part: Partial<LiniaEnviada>) => void;
  onClose: () => void;
}) => {
  const t = useTexts(fiscalTexts);
  const web = useTexts(webTexts);
  const row = props.rows.find(({ linia }) => linia.clau === props.clau);
  return (
    <Drawer
      opened={row !== undefined}
      onClose={props.onClose}
      position="right"
      title={row ? t('fiscal.linia.detall_de', { n: row.place + 1 }) : ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {row ? <LiniaDetail key={row.linia.clau} {...props} linia={row.linia} /> : null}
    </Drawer>
  );
};

const LiniaDetail = ({
  linia,
  rates,
  opcions,
  readOnly,
  unread,
  onEdit,
  onChange,
  onClose,
}: Omit<Parameters<typeof LiniaDrawer>[0], 'rows' | 'clau'> & { linia: LiniaEnviada }) => {
  const t = useTexts(fiscalTexts);
  const set = (part: Partial<LiniaEnviada>): void => onChange(linia.clau, part);
  return (
    <div className={css.detail}>
      <Textarea
        data-autofocus={linia.tipus === 'suplit' ? undefined : true}
        label={t('fiscal.col.concepte')}
        autosize
        minRows={1}
        maxLength={500}
        readOnly={readOnly}
        value={linia.concepte}
        onChange={(event) => set({ concepte: event.currentTarget.value })}
      />
      <Textarea
        label={t('fiscal.descripcio')}
        description={t('fiscal.descripcio.ajuda')}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={4000}
        readOnly={readOnly}
        value={linia.descripcio}
        onChange={(event) => set({ descripcio: event.currentTarget.value })}
      />
      {linia.tipus === 'linia' || hasCarrec(linia) ? (
        <div>
          <CardField
            row={linia}
            id={linia.clau}
            column={carrecColumn(t, readOnly)}
            unread={unread}
            className={css.figure}
            onEdit={onEdit}
          />
          <p className={css.hint}>{t('fiscal.ajust_linia.ajuda')}</p>
        </div>
      ) : null}
      {linia.tipus === 'linia' && rates.asksCausa(linia.iva_fk) ? (
        <CausaField
          linia={linia}
          label={t('fiscal.causa')}
          rates={rates}
          readOnly={readOnly}
          onChange={(causa) => set({ causa })}
        />
      ) : null}
      {opcions && linia.tipus === 'linia' ? (
        <Checkbox
          label={t('fiscal.opcio')}
          description={t('fiscal.opcio.ajuda')}
          disabled={readOnly}
          checked={linia.opcio}
          onChange={(event) => set({ opcio: event.currentTarget.checked })}
        />
      ) : null}
      {linia.tipus === 'suplit' ? (
        <SuplitFields suplit={linia.suplit ?? NO_SUPLIT} readOnly={readOnly} onChange={(suplit) => set({ suplit })} />
      ) : null}
      <Button variant="default" onClick={onClose}>
        {t('fiscal.tancar')}
      </Button>
    </div>
  );
};

const SuplitFields = ({
  suplit,
  readOnly,
  onChange,
}: {
  suplit: Suplit;
  readOnly: boolean;
  onChange: (suplit: Suplit) => void;
}) => {
  const t = useTexts(fiscalTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const [typed, type] = useState<string | null>(null);
  const [first] = useState(() => (suplit.nif.trim() === '' || suplit.numero.trim() !== '' ? 'nif' : 'numero'));
  const wrong = typed !== null && typed.trim() !== '' && readDate(typed, today()) === null;
  return (
    <fieldset className={css.suplit} disabled={readOnly}>
      <legend>{t('fiscal.suplit.dades')}</legend>
      {(['nif', 'nom', 'numero'] as const).map((key) => (
        <TextInput
          key={key}
          data-autofocus={key === first || undefined}
          label={t(`fiscal.suplit.${key}`)}
          maxLength={{ nif: 20, nom: 200, numero: 60 }[key]}
          value={suplit[key]}
          onChange={(event) => onChange({ ...suplit, [key]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        label={t('fiscal.suplit.data')}
        value={typed ?? (suplit.data ? formats.date(suplit.data) : '')}
        error={wrong ? web('web.formulari.data_incorrecta') : undefined}
        onChange={(event) => {
          const text = event.currentTarget.value;
          type(text);
          onChange({ ...suplit, data: readDate(text, today()) });
        }}
        onBlur={() => {
          if (!wrong) type(null);
        }}
      />
    </fieldset>
  );
};
