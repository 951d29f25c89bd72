import { Button, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { deletedAnswer } from '#contract/desfer.ts';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { useEmpresaId, usePlatform } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFault } from '../../transport-text.ts';
import { askSure } from '../feedback/ask-sure.tsx';
import { toast, toastError } from '../feedback/toasts.tsx';
import { offerUndo } from '../feedback/undo.tsx';
import { BulkDialog, type BulkRun } from './bulk-dialog.tsx';
import css from './list.module.css';
import type { ListSelection } from './list-selection.ts';
import type { BulkVerb, ListSpec } from './list-types.ts';
import { runBulk } from './run-bulk.ts';

/** Verbs in sight; the others are under «Més». */
const IN_SIGHT = 4;

/** What can be done to the rows chosen, in the place of the foot. Each verb says how many of them it fits. */
export const BulkBar = <Item,>({
  spec,
  verbs,
  selection,
  total,
  loaded,
  onAll,
}: {
  spec: ListSpec<Item>;
  verbs: readonly BulkVerb<Item>[];
  selection: ListSelection<Item>;
  total: number;
  loaded: number;
  /** Chooses every row of the filter, also those not loaded. */
  onAll: () => Promise<void>;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const { queries } = usePlatform();
  const empresa = useEmpresaId();
  const [run, setRun] = useState<BulkRun<Item> | null>(null);
  const [reading, read] = useState(false);

  const begin = async (verb: BulkVerb<Item>): Promise<void> => {
    const those = selection.items.filter((item) => verb.fits?.(item) ?? true);
    const fit = verb.order ? those.toSorted(verb.order) : those;
    if (verb.confirm) {
      const sure = await askSure({
        title: verb.text,
        body: await verb.confirm(fit.length, fit),
        verb: verb.deed?.(fit.length) ?? verb.text,
        cancel: t('web.cancellar'),
        look: verb.danger ? 'danger' : 'primary',
      });
      if (!sure) return;
    }
    if (verb.actAll) {
      try {
        await verb.actAll(fit);
      } catch (fault) {
        toastError(tellFault(fault, t));
      }
      return;
    }
    const { act } = verb;
    if (!act) return;
    const stop = new AbortController();
    const show = (more: Partial<BulkRun<Item>>): void => setRun((now) => (now ? { ...now, ...more } : now));
    setRun({ verb, total: fit.length, done: 0, stop: () => stop.abort(), outcomes: null });
    const outcomes = await runBulk(fit, act, { signal: stop.signal, onDone: (done) => show({ done }) });
    await queries.invalidateQueries({ queryKey: [...spec.queryKey] });
    verb.after?.();
    const failed = outcomes.filter(({ fault }) => fault !== null);
    const begun = new Set(outcomes.map(({ item }) => spec.idOf(item)));
    const left = fit.filter((item) => !begun.has(spec.idOf(item)));
    selection.keepOnly(new Set([...failed.map(({ item }) => item), ...left].map(spec.idOf)));
    const told = t('web.seleccio.fets', { verb: verb.text, n: outcomes.length - failed.length });
    const undoable = outcomes.flatMap(({ answer }) => deletedAnswer.safeParse(answer).data?.desfer ?? []);
    if (undoable.length > 0) offerUndo(undoable, { empresa, text: told });
    if (failed.length > 0 || left.length > 0) show({ outcomes });
    else {
      setRun(null);
      if (undoable.length === 0) toast(told);
    }
  };
  const counted = verbs.map((verb) => {
    const n = selection.items.filter((item) => verb.fits?.(item) ?? true).length;
    const text = n === selection.size ? verb.text : t('web.seleccio.verb', { verb: verb.text, n, de: selection.size });
    return { verb, n, text };
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
      {inSight.map(({ verb, n, text }) => (
        <Button key={verb.key} variant="default" disabled={n === 0} onClick={() => void begin(verb)}>
          {text}
        </Button>
      ))}
      {rest.length > 0 ? (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default">{t('web.mes')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ verb, n, text }) => (
              <Menu.Item key={verb.key} disabled={n === 0} onClick={() => void begin(verb)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {run ? <BulkDialog spec={spec} run={run} onClose={() => setRun(null)} /> : null}
    </div>
  );
};
