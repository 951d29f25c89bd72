import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { comprovacioRoutes } from '#areas/banc/contract/routes.ts';
import type { Comprovacio } from '#areas/banc/contract/schemas.ts';
import { optionOfCheck, searchComprovacions, useBancLists } from '#areas/banc/web/index.tsx';
import { NOTHING } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay } from '#web/platform.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { Picker, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import type { CanviPrevist } from './canvi-preview.tsx';
import css from './partida.module.css';
import { type CheckValues, MOST_PREU, type PartidaValues } from './partida-values.ts';

const MOST_ASSAIGS = 100_000;

/** What is checked of an item, by heading, with what its tests cost; more are put in, some taken out. */
export const ChecksSection = ({
  form,
  partida,
  previst,
  nameOf,
  know,
  onOwn,
  edits,
}: {
  form: RecordForm<PartidaValues>;
  partida: TreballPartida;
  previst: CanviPrevist;
  nameOf: (id: number) => string;
  know: (id: number, nom: string) => void;
  /** Asks for a check of the office by what was typed, and gives it made, or null. */
  onOwn: (nom: string) => Promise<Comprovacio | null>;
  edits: boolean;
}) => {
  const t = useTexts(procesTexts);
  const api = useApi();
  const may = useMay();
  const lists = useBancLists();
  const rows = form.values.comprovacions;
  const stored = new Map(partida.comprovacions.map((one) => [one.comprovacio_fk, one]));
  const leaving = new Set(
    [...(previst.canvi?.surten ?? []), ...(previst.canvi?.jaNo ?? [])].map((one) => one.comprovacio_fk),
  );
  const headings = [
    ...new Set([
      ...lists.categoriesOf(partida.control_fk).map(({ id }) => id),
      ...rows.map(({ categoria_fk }) => categoria_fk),
    ]),
  ].filter((id) => rows.some(({ categoria_fk }) => categoria_fk === id));
  const put = (place: number, present: boolean): void => {
    const row = rows[place];
    if (!row) return;
    const isNew = !stored.has(row.comprovacio_fk);
    form.set(
      'comprovacions',
      isNew ? rows.filter((_, at) => at !== place) : rows.map((one, at) => (at === place ? { ...one, present } : one)),
    );
  };
  const searched = useRef(new Map<number, number>()).current;
  /** Checks made here and not stored with the item yet. */
  const written = useRef(new Map<number, Comprovacio>()).current;
  /** A check of the office with what was typed: where it stands and by which criterion it conforms is asked first. */
  const makeOwn = async (nom: string): Promise<PickerOption | null> => {
    const made = await onOwn(nom);
    if (!made) return null;
    searched.set(made.id, made.categoria_fk);
    written.set(made.id, made);
    return { id: made.id, text: made.nom };
  };
  const add = (id: number): void => {
    const at = rows.findIndex(({ comprovacio_fk }) => comprovacio_fk === id);
    if (at >= 0) {
      put(at, true);
      return;
    }
    const row: CheckValues = {
      comprovacio_fk: id,
      categoria_fk: searched.get(id) ?? lists.categoriesOf(partida.control_fk)[0]?.id ?? 1,
      present: true,
      preu: null,
      assaigs: null,
    };
    form.set('comprovacions', [...rows, row]);
  };
  return (
    <section className={css.checks} aria-labelledby={`checks-${form.scope}`}>
      <h2 id={`checks-${form.scope}`}>{t('proces.camp.comprovacions')}</h2>
      <div className={css.table} role="table" aria-label={t('proces.camp.comprovacions')}>
        <div role="row" className={css.head}>
          {(['comprovacio', 'frequencia', 'criteri', 'valor', 'basica', 'preu', 'assaigs'] as const).map((key) => (
            <span
              key={key}
              role="columnheader"
              data-align={key === 'preu' || key === 'assaigs' ? 'right' : key === 'basica' ? 'center' : undefined}
            >
              {t(`proces.check.${key}`)}
            </span>
          ))}
        </div>
        {headings.map((heading) => (
          <div key={heading} role="rowgroup">
            <div role="row" className={css.heading}>
              <span role="cell">{lists.categoria(heading)}</span>
            </div>
            {rows.map((row, place) =>
              row.categoria_fk === heading ? (
                <CheckLine
                  key={row.comprovacio_fk}
                  row={row}
                  place={place}
                  check={stored.get(row.comprovacio_fk)}
                  fresh={written.get(row.comprovacio_fk)}
                  nom={nameOf(row.comprovacio_fk)}
                  leaving={leaving.has(row.comprovacio_fk)}
                  edits={edits}
                  onPut={(present) => put(place, present)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {rows.length === 0 ? <p className={css.quiet}>{t('proces.check.cap')}</p> : null}
      {edits ? (
        <div className={css.adding}>
          <Picker
            id={`check-add-${form.scope}`}
            kind="comprovacio"
            label={t('proces.check.afegir')}
            value={null}
            shown=""
            search={async (text, signal) => {
              const found = await searchComprovacions(api, text, signal);
              for (const { id, nom, categoria_fk } of found) {
                know(id, nom);
                searched.set(id, categoria_fk);
              }
              return found.map((one) => optionOfCheck(one, lists.categoria));
            }}
            create={may(comprovacioRoutes.create) ? makeOwn : undefined}
            onPick={(option) => {
              if (!option) return;
              know(option.id, option.text);
              add(option.id);
              // One goes on adding: also after the dialog of an own check, which gives the focus back to nothing.
              keepFocus(`check-add-${form.scope}`);
            }}
          />
        </div>
      ) : null}
    </section>
  );
};

/** Brings the focus to a field, now and once the dialog over it has closed, unless it is elsewhere by then. */
const keepFocus = (id: string): void => {
  for (const after of [0, 300])
    setTimeout(() => {
      if (after === 0 || document.activeElement === document.body) document.getElementById(id)?.focus();
    }, after);
};

const CheckLine = ({
  row,
  place,
  check,
  fresh,
  nom,
  leaving,
  edits,
  onPut,
}: {
  row: CheckValues;
  place: number;
  /** As it is stored; absent while it was only put in here. */
  check: TreballPartida['comprovacions'][number] | undefined;
  /** As it was made here, while it is not stored. */
  fresh: Comprovacio | undefined;
  nom: string;
  leaving: boolean;
  edits: boolean;
  onPut: (present: boolean) => void;
}) => {
  const t = useTexts(procesTexts);
  const path = `comprovacions.${place}`;
  const tags = [
    ...(check?.obligatoria ? [t('proces.check.obligatoria')] : []),
    ...(check?.automatica ? [t('proces.check.automatica')] : []),
    ...(check?.afegida || !check ? [t('proces.check.afegida')] : []),
    ...(leaving && row.present ? [t('proces.check.sortira')] : []),
    ...(row.present ? [] : [t(check && !check.exigida ? 'proces.check.ja_no' : 'proces.check.treta')]),
  ];
  const criteri = (check ?? fresh)?.criteri ?? '';
  const Put = row.present ? IconX : IconArrowBackUp;
  return (
    <div role="row" className={css.check} data-out={!row.present || leaving || undefined}>
      <span role="cell" className={css.checkName}>
        <span className={css.nom}>{nom}</span>
        {tags.map((tag) => (
          <span key={tag} className={css.tag}>
            {tag}
          </span>
        ))}
        {check && check.normes.length > 0 ? <span className={css.second}>{check.normes.join(', ')}</span> : null}
      </span>
      <span role="cell" data-label={t('proces.check.frequencia')}>
        {(check ?? fresh)?.frequencia || NOTHING}
      </span>
      <span role="cell" data-label={t('proces.check.criteri')}>
        {criteri || (check || fresh ? <Mark form="warning" word={t('proces.check.sense_criteri')} /> : NOTHING)}
      </span>
      <span role="cell" data-label={t('proces.check.valor')}>
        {check && check.valors.length > 0
          ? [check.valors.join(' / '), check.unitat].filter(Boolean).join(' ')
          : NOTHING}
      </span>
      <span role="cell" data-align="center" data-basic>
        {check?.basic ? (
          <span role="img" aria-label={t('proces.check.basica')} title={t('proces.check.basica')}>
            <IconCheck size={16} aria-hidden />
          </span>
        ) : null}
      </span>
      <div role="cell" className={css.number} data-caption={t('proces.check.preu')}>
        <NumberField
          name={`${path}.preu`}
          label={t('proces.check.preu_de', { nom })}
          as="cents"
          min={0}
          max={MOST_PREU}
          readOnly={!edits}
        />
      </div>
      <div role="cell" className={css.number} data-caption={t('proces.check.assaigs')}>
        <NumberField
          name={`${path}.assaigs`}
          label={t('proces.check.assaigs_de', { nom })}
          as="integer"
          min={0}
          max={MOST_ASSAIGS}
          readOnly={!edits}
        />
        {check?.exigida && check.preu !== null && row.assaigs === null && check.previstos.motiu !== 'ma' ? (
          <span className={css.second}>
            {t(`proces.check.previstos.${check.previstos.motiu}`, { n: check.previstos.n })}
          </span>
        ) : null}
      </div>
      {edits ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--control)"
          aria-label={t(row.present ? 'proces.check.treure' : 'proces.check.tornar', { nom })}
          title={t(row.present ? 'proces.check.treure' : 'proces.check.tornar', { nom })}
          onClick={() => onPut(!row.present)}
        >
          <Put size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
};
