import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { FormDraft } from '../../drafts/draft-store.ts';
import { useFormats } from '../../formats.ts';
import { type Translate, useTexts } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import { webTexts } from '../../texts/index.ts';
import { openDialog } from '../feedback/dialogs.tsx';
import { asText, differingPaths, toldOf } from './differences.ts';
import css from './form.module.css';
import type { FieldSpec, FormDrafts } from './form-types.ts';
import { valueAt } from './paths.ts';
import { rowDifferences } from './row-differences.ts';

type T = Translate<typeof ca>;

/** «Hi ha canvis sense desar del …»: what an earlier form of the record left, to take up or to drop. */
export const DraftOffer = ({ drafts }: { drafts: FormDrafts }) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  if (drafts.offeredAt === null) return null;
  const when = { dia: formats.date(formats.dayOf(drafts.offeredAt)), hora: formats.time(drafts.offeredAt) };
  return (
    <section className={css.offer} aria-label={t('web.esborrany.titol')}>
      <p role="status">
        <IconHistory size={16} aria-hidden />
        <span>{t('web.esborrany.hi_ha', when)}</span>
      </p>
      <div className={css.offerActions}>
        <Button variant="default" onClick={() => void drafts.take()}>
          {t('web.esborrany.recuperar')}
        </Button>
        <Button variant="default" onClick={() => void drafts.compare()}>
          {t('web.esborrany.diferencies')}
        </Button>
        <Button variant="default" onClick={() => drafts.discard()}>
          {t('web.esborrany.descartar')}
        </Button>
      </div>
    </section>
  );
};

/** Where a draft differs from what the form shows now. */
export const askDraft = async <Values extends object>(given: {
  draft: FormDraft<Values>;
  /** What the form would hold with the draft in it. */
  taken: Values;
  now: Values;
  fields: Readonly<Record<string, FieldSpec>>;
  t: T;
}): Promise<'take' | 'discard' | 'close' | null> => {
  const { draft, taken, now, fields, t } = given;
  const paths = differingPaths(fields, taken, now);
  const shown: { path: string; label: string; now: string; draft: string }[] = [];
  for (const path of paths) {
    const spec = fields[path];
    const [my, their] = [valueAt(taken, path), valueAt(now, path)];
    if (!spec?.rows)
      shown.push({ path, label: spec?.label ?? path, now: await toldOf(their, spec), draft: await toldOf(my, spec) });
    else
      for (const one of rowDifferences(spec.rows, { base: their, mine: my, stored: their }))
        if (one.label) shown.push({ path: `${path}#${one.path}`, label: one.label, now: one.stored, draft: one.mine });
  }
  const unread = draft.unreadable.filter(([path]) => !paths.includes(path));
  return openDialog({
    title: t('web.esborrany.titol'),
    size: 'xl',
    body: (
      <table className={css.conflict}>
        <thead>
          <tr>
            <th scope="col">{t('web.conflicte.camp')}</th>
            <th scope="col">{t('web.esborrany.ara')}</th>
            <th scope="col">{t('web.esborrany.esborrany')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.path}>
              <th scope="row">{one.label}</th>
              <td>{one.now}</td>
              <td>{one.draft}</td>
            </tr>
          ))}
          {unread.map(([path, typed]) => (
            <tr key={path}>
              <th scope="row">{fields[path]?.label ?? path}</th>
              <td>{asText(valueAt(now, path), fields[path])}</td>
              <td>{typed.text ?? typed.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
    choices: [
      { key: 'discard', text: t('web.esborrany.descartar'), look: 'danger' },
      { key: 'close', text: t('web.tancar') },
      { key: 'take', text: t('web.esborrany.recuperar'), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'take',
  });
};
