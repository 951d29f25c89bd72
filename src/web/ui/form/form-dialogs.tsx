import { Radio } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Translate } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import { askSure } from '../feedback/ask-sure.tsx';
import { openDialog } from '../feedback/dialogs.tsx';
import { differingPaths, toldOf } from './differences.ts';
import css from './form.module.css';
import type { FieldSpec } from './form-types.ts';
import { same, valueAt, withValueAt } from './paths.ts';
import { rowDifferences, type Side } from './row-differences.ts';

type T = Translate<typeof ca>;
const amber = <IconAlertTriangle size={20} color="var(--c-amber-mark)" aria-hidden />;

/** «Avís»: each message of a soft check; true when the user goes on. */
export const askAvisos = async (
  avisos: readonly { codi: string; cami: string; missatge: string }[],
  t: T,
  /** The element that a message’s path is about; takes the focus when the user stays. */
  elementOf: (path: string) => string | null,
): Promise<boolean> => {
  const sure = await askSure({
    title: t('web.avis.titol'),
    icon: amber,
    body: (
      <>
        {avisos.map((avis) => (
          <p key={`${avis.codi}${avis.cami}`}>{avis.missatge}</p>
        ))}
      </>
    ),
    verb: t('web.continuar'),
    cancel: t('web.cancellar'),
    look: 'primary',
  });
  if (sure) return true;
  const element = avisos.map((avis) => elementOf(avis.cami)).find(Boolean);
  if (element) setTimeout(() => document.getElementById(element)?.focus(), 0);
  return false;
};

/** «Hi ha canvis sense desar»: what to do before leaving. */
export const askLeaving = (t: T, kept = false): Promise<'save' | 'leave' | 'stay' | null> =>
  openDialog({
    title: t('web.sortir.titol'),
    icon: amber,
    body: <p>{t(kept ? 'web.sortir.cos_esborrany' : 'web.sortir.cos')}</p>,
    choices: [
      { key: 'stay', text: t('web.sortir.continuar') },
      { key: 'leave', text: t('web.sortir.sense_desar'), look: 'danger' },
      { key: 'save', text: t('web.desar'), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'save',
    sole: 'sortir',
  });

interface Difference<Values = never> {
  readonly path: string;
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
  readonly preset: Side | null;
  /** The stored values with this of mine in them. */
  readonly take: (values: Values) => Values;
}
/** What differs, in the order of the form. What has no label is settled beforehand, and not shown. */
const differencesOf = async <Values extends object>(
  fields: Readonly<Record<string, FieldSpec>>,
  { base, mine, stored }: { readonly base: Values; readonly mine: Values; readonly stored: Values },
): Promise<readonly Difference<Values>[]> => {
  const found: Difference<Values>[] = [];
  for (const path of differingPaths(fields, mine, stored)) {
    const spec = fields[path];
    const [was, my, their] = [base, mine, stored].map((tree) => valueAt(tree, path));
    if (spec?.rows) {
      for (const one of rowDifferences(spec.rows, { base: was, mine: my, stored: their }))
        found.push({
          ...one,
          path: `${path}#${one.path}`,
          take: (values) => withValueAt(values, path, one.take(valueAt(values, path) as never)),
        });
      continue;
    }
    found.push({
      path,
      label: spec?.label ?? path,
      mine: await toldOf(my, spec),
      stored: await toldOf(their, spec),
      preset: same(was, their) ? 'mine' : same(was, my) ? 'stored' : null,
      take: (values) => withValueAt(values, path, my),
    });
  }
  return found;
};

/** Who wrote the stored record, and when, as it is shown. */
interface Change {
  readonly qui: string;
  readonly quan: string;
  /** It was who is looking, from another window or device. */
  readonly propi?: boolean | undefined;
}

const ConflictTable = ({
  differences,
  chosen,
  canvi,
  wanting,
  about,
  whole,
  t,
}: {
  differences: readonly Omit<Difference, 'take'>[];
  chosen: Map<string, Side>;
  canvi: Change | undefined;
  /** It was tried with fields that nobody had chosen: they are told, and the first has the focus. */
  wanting: boolean;
  about: string | undefined;
  whole: boolean;
  t: T;
}) => {
  const [, redraw] = useState(0);
  const choose = (path: string, side: Side): void => {
    chosen.set(path, side);
    redraw((times) => times + 1);
  };
  const open = differences.filter(({ path }) => !chosen.has(path));
  const left = wanting ? open : [];
  // What is still to be chosen has the focus, before any button.
  const first = useRef(open[0]?.path);
  const chooseAll = (side: Side): void => {
    for (const { path } of differences) choose(path, side);
  };
  return (
    <>
      {about ? <p className={css.about}>{about}</p> : null}
      {canvi ? <p>{t('web.conflicte.qui', { qui: canvi.qui, quan: canvi.quan })}</p> : null}
      {whole && left.length > 0 ? null : <p>{t(whole ? 'web.conflicte.cos_sencer' : 'web.conflicte.cos')}</p>}
      {left.length > 0 ? (
        <p role="alert" className={css.error}>
          <IconAlertTriangle size={16} aria-hidden />
          {whole
            ? t('web.conflicte.cos_sencer')
            : t('web.conflicte.falten', { n: left.length, camps: left.map(({ label }) => label).join(', ') })}
        </p>
      ) : null}
      <table className={css.conflict}>
        <thead>
          <tr>
            <th scope="col">{t('web.conflicte.camp')}</th>
            {(['mine', 'stored'] as const).map((side) => {
              const head = t(side === 'mine' ? 'web.conflicte.meu' : 'web.conflicte.desat');
              return (
                <th key={side} scope="col">
                  {whole ? (
                    <Radio
                      data-autofocus={side === 'mine' || undefined}
                      name="conflict"
                      label={head}
                      checked={differences.every(({ path }) => chosen.get(path) === side)}
                      onChange={() => chooseAll(side)}
                    />
                  ) : (
                    head
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <tr key={one.path} data-wanting={left.includes(one) || undefined}>
              <th scope="row">{one.label}</th>
              {(['mine', 'stored'] as const).map((side) => (
                <td key={side} data-chosen={(whole && chosen.get(one.path) === side) || undefined}>
                  {whole ? (
                    one[side] || '—'
                  ) : (
                    <Radio
                      data-autofocus={(side === 'mine' && one.path === first.current) || undefined}
                      name={`conflict-${one.path}`}
                      label={one[side]}
                      checked={chosen.get(one.path) === side}
                      onChange={() => choose(one.path, side)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/**
 * «Una altra persona ha canviat aquest registre»: a row for each differing field. What one side alone changed is
 * preset; what both changed waits for a choice. Gives the settled values, `discard`, or null to keep editing.
 */
export const askConflict = async <Values extends object>(given: {
  base: Values;
  mine: Values;
  stored: Values;
  fields: Readonly<Record<string, FieldSpec>>;
  canvi: Change | undefined;
  t: T;
  /** The button that goes on with the settled values; by default «Desar». */
  goOn?: string;
  /** What the record is, where no screen of it says so. */
  about?: string;
  /** One of the two stays as it is, and none is chosen beforehand. */
  whole?: boolean;
}): Promise<Values | 'discard' | null> => {
  const { base, mine, stored, fields, canvi, t, goOn, about, whole = false } = given;
  const all = await differencesOf(fields, { base, mine, stored });
  const differences = all.filter(({ label }) => label !== '');
  const chosen = new Map((whole ? [] : all).flatMap((one) => (one.preset ? [[one.path, one.preset] as const] : [])));
  for (let wanting = false; ; wanting = true) {
    const choice = await openDialog({
      title: t(canvi?.propi ? 'web.conflicte.titol_propi' : 'web.conflicte.titol'),
      icon: amber,
      size: 'xl',
      body: <ConflictTable {...{ differences, chosen, canvi, wanting, about, whole, t }} />,
      choices: [
        { key: 'discard', text: t('web.conflicte.descartar'), look: 'danger' },
        { key: 'edit', text: goOn ? t('web.cancellar') : t('web.sortir.continuar') },
        {
          key: 'save',
          text: goOn ?? t('web.desar'),
          look: 'primary',
          focused: !wanting && differences.every(({ path }) => chosen.has(path)),
        },
      ],
      onCtrlEnter: 'save',
    });
    if (choice === 'discard') return 'discard';
    if (choice !== 'save') return null;
    if (differences.some((one) => !chosen.has(one.path))) continue;
    if (whole) return differences.every(({ path }) => chosen.get(path) === 'mine') ? mine : stored;
    return all.reduce((values, one) => (chosen.get(one.path) === 'mine' ? one.take(values) : values), stored);
  }
};
