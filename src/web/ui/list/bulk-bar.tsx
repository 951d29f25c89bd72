import { Button, Menu } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './list.module.css';
import type { ListSelection } from './list-selection.ts';
import type { BulkVerb, ListSpec } from './list-types.ts';
import type { Bulk } from './use-bulk.tsx';

/** Verbs in sight; the others are under «Més». */
const IN_SIGHT = 4;

/** What can be done to the rows chosen, in the place of the foot. Each verb says how many of them it fits. */
export const BulkBar = <Item,>({
  bulk,
  verbs,
  selection,
  amounts,
  total,
  loaded,
  onAll,
}: {
  bulk: Bulk<Item>;
  verbs: readonly BulkVerb<Item>[];
  selection: ListSelection<Item>;
  amounts: ListSpec<Item>['amounts'];
  total: number;
  loaded: number;
  /** Chooses every row of the filter, also those not loaded. */
  onAll: () => Promise<void>;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const [reading, read] = useState(false);

  // As in the foot of the list, what does not count is told and not added.
  const counting = amounts ? selection.items.flatMap((item) => amounts(item) ?? []) : [];
  const apart = selection.items.length - counting.length;
  // What fits none of them is not there.
  const counted = verbs.flatMap((verb) => {
    const n = selection.items.filter((item) => verb.fits?.(item) ?? true).length;
    if (n === 0) return [];
    // Where it looks closer, its question says how many; a figure here would be another.
    const text =
      n === selection.size || verb.sift
        ? verb.text
        : t('web.seleccio.verb', { verb: verb.text, n, de: selection.size });
    return [{ verb, text }];
  });
  const [inSight, rest] = [counted.slice(0, IN_SIGHT), counted.slice(IN_SIGHT)];
  return (
    <div className={css.bulk} data-foot role="toolbar" aria-label={t('web.seleccio.eines')}>
      <span role="status">{t('web.seleccio.n', { n: selection.size })}</span>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t('web.seleccio.treure')}
        title="Esc"
        onClick={selection.clear}
        px="xs"
      >
        <IconX size={16} aria-hidden />
      </Button>
      {amounts ? (
        <span>
          {t('web.seleccio.sumen', {
            total: formats.money(counting.reduce((sum, one) => sum + one.total, 0)),
            pendent: formats.money(counting.reduce((sum, one) => sum + one.pendent, 0)),
          })}
          {apart > 0 ? ` · ${t('web.seleccio.no_compten', { n: apart })}` : ''}
        </span>
      ) : null}
      {selection.away.length > 0 ? (
        <span className={css.away} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          {t('web.seleccio.fora', { n: selection.away.length })}
          <button type="button" className={css.clear} onClick={() => selection.drop(selection.away)}>
            {t('web.seleccio.treure_fora')}
          </button>
        </span>
      ) : null}
      {selection.size === loaded && loaded < total ? (
        <button
          type="button"
          className={css.clear}
          disabled={reading}
          onClick={() => {
            read(true);
            void onAll().finally(() => read(false));
          }}
        >
          {t('web.seleccio.tots', { n: formats.integer(total) })}
        </button>
      ) : null}
      <span className={css.gap} />
      {inSight.map(({ verb, text }) => (
        <Button key={verb.key} variant="default" onClick={() => void bulk.begin(verb, selection.items)}>
          {text}
        </Button>
      ))}
      {rest.length > 0 ? (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default">{t('web.mes')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ verb, text }) => (
              <Menu.Item key={verb.key} onClick={() => void bulk.begin(verb, selection.items)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </div>
  );
};
