import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { centsOf } from '#web/ui/entry/read-decimal.ts';
import { CardField } from '#web/ui/grid/card-field.tsx';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import { fiscalTexts } from '../texts/index.ts';
import css from './fiscal.module.css';
import type { Ajust, DocumentValues } from './linia-values.ts';

const amountOf = (ajust: Ajust): string => ('import' in ajust ? String(ajust.import / 100) : ajust.percentatge);

/** The value of a general discount or charge: what is written first. */
export const ajustId = (place: string): string => `ajust-${place.replace('.', '-')}`;

/** General discounts and charges: percent of the sum of lines, or an amount. */
export const Ajustos = ({
  values,
  unread,
  readOnly,
  onChange,
}: {
  values: DocumentValues;
  unread: UnreadState;
  readOnly: boolean;
  onChange: (part: Partial<DocumentValues>) => void;
}) => {
  const t = useTexts(fiscalTexts);
  if (values.descomptes.length + values.carrecs.length === 0) return null;
  return (
    <section className={css.ajustos} aria-label={t('fiscal.ajustos')}>
      {(['descomptes', 'carrecs'] as const).flatMap((list) =>
        values[list].map((ajust, place) => (
          <AjustRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a discount is its place
            key={`${list}.${place}`}
            id={`${list}.${place}`}
            name={t(list === 'descomptes' ? 'fiscal.ajust.descompte' : 'fiscal.ajust.carrec')}
            ajust={ajust}
            unread={unread}
            readOnly={readOnly}
            onChange={(next) => onChange({ [list]: values[list].map((one, at) => (at === place ? next : one)) })}
            onRemove={() => onChange({ [list]: values[list].filter((_one, at) => at !== place) })}
          />
        )),
      )}
    </section>
  );
};

const AjustRow = (props: {
  id: string;
  name: string;
  ajust: Ajust;
  unread: UnreadState;
  readOnly: boolean;
  onChange: (next: Ajust) => void;
  onRemove: () => void;
}) => {
  const { ajust, name, readOnly, onChange } = props;
  const t = useTexts(fiscalTexts);
  const isAmount = 'import' in ajust;
  const { concepte } = ajust;
  const column: GridColumn<Ajust> = {
    key: 'valor',
    head: t('fiscal.ajust.valor', { quin: name }),
    kind: 'decimal',
    width: 112,
    align: 'right',
    places: isAmount ? 2 : 4,
    min: isAmount ? -999_999_999 : 0,
    max: isAmount ? 999_999_999 : 100,
    value: amountOf,
    readOnly: () => readOnly,
  };
  return (
    <div className={css.ajust}>
      <TextInput
        label={t('fiscal.ajust.concepte', { quin: name })}
        placeholder={name}
        maxLength={200}
        readOnly={readOnly}
        value={concepte}
        onChange={(event) => onChange({ ...ajust, concepte: event.currentTarget.value })}
      />
      <CardField
        row={ajust}
        id={props.id}
        fieldId={ajustId(props.id)}
        column={column}
        unread={props.unread}
        className={css.figure}
        onEdit={([edit]) => {
          const text = typeof edit?.value === 'string' ? edit.value : '0';
          onChange(isAmount ? { concepte, import: centsOf(text) ?? 0 } : { concepte, percentatge: text });
        }}
      />
      <NativeSelect
        label={t('fiscal.ajust.forma', { quin: name })}
        disabled={readOnly}
        value={isAmount ? 'import' : 'percentatge'}
        data={[
          { value: 'percentatge', label: t('fiscal.ajust.percentatge') },
          { value: 'import', label: t('fiscal.ajust.import') },
        ]}
        onChange={(event) =>
          onChange(event.currentTarget.value === 'import' ? { concepte, import: 0 } : { concepte, percentatge: '0' })
        }
      />
      {readOnly ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--control)"
          aria-label={t('fiscal.ajust.treure', { quin: name })}
          onClick={props.onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
