import { Checkbox } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { ajornaments, consForaDe } from '../domain/resposta.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Casella, type Comprovacio, casellaOf, isOberta, unitatDe } from './casella.ts';
import { marcaOf, nomLot } from './paraules.ts';
import css from './seguiment.module.css';
import { TECLES, useGraella } from './use-graella.ts';
import type { Marca, Mira } from './use-marques.tsx';

export interface Fila {
  readonly check: Comprovacio;
  /** Heading that starts at this row. */
  readonly apartat: string | null;
}

/**
 * Checks of an item by heading, a column per lot: arrows move, C N A P mark, with Shift the whole row, D brings a file,
 * Enter opens the answer.
 */
export const PartidaGrid = ({
  partida,
  files,
  lots,
  mira,
  writable,
  ticked,
  onTick,
  onMark,
  onOpen,
  onFile,
  onLeave,
  lotHref,
}: {
  partida: TreballPartida;
  files: readonly Fila[];
  /** Empty: the item is answered as a whole. */
  lots: readonly Lot[];
  mira: Mira;
  writable: (lot: Lot | null) => boolean;
  ticked: ReadonlySet<number>;
  onTick: (check: number) => void;
  /** Gives what to tell of the mark once it is known. */
  onMark: (marca: Marca, caselles: readonly Casella[], nom: string) => Promise<string | null>;
  onOpen: (check: Comprovacio, lot: Lot | null) => void;
  onFile: (casella: Casella) => void;
  onLeave: () => void;
  lotHref: ((lot: Lot) => string) | null;
}) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const avui = today();
  const columns: readonly (Lot | null)[] = lots.length > 0 ? lots : [null];
  const table = useRef<HTMLTableElement>(null);
  const [told, tell] = useState('');
  const { current, ranged, isChosen, extend, moved, focus } = useGraella(table, files.length, columns.length);
  useKeyHelp([
    { keys: 'C N A P', text: t('seguiment.tecla.marca') },
    { keys: '⇧ + C N A P', text: t('seguiment.tecla.fila') },
    { keys: '⇧ + ↑ ↓ → ←', text: t('seguiment.tecla.rang') },
    { keys: 'Enter', text: t('seguiment.tecla.obrir') },
    { keys: 'D', text: t('seguiment.tecla.fitxer') },
    { keys: t('seguiment.tecla.espai'), text: t('seguiment.tecla.triar') },
  ]);

  /** Nothing is said to be marked before it is. */
  const mark = (marca: Marca, caselles: readonly Casella[], nom: string): void => {
    tell('');
    void onMark(marca, caselles, nom).then((said) => (said === null ? undefined : tell(said)));
  };
  const markRange = (marca: Marca): void => {
    const inside = files.flatMap(({ check }, row) =>
      columns.filter((_lot, column) => isChosen({ row, column })).map((lot) => ({ check, lot })),
    );
    const open = inside.filter(({ lot }) => writable(lot));
    const chosen = open
      .filter(({ check }) => !check.automatica)
      .map(({ check, lot }) => ({ check, casella: casellaOf(partida, check, lot?.id ?? null) }));
    const names = new Set(chosen.map(({ check }) => check.nom));
    const nom = names.size === 1 ? [...names].join() : partida.nom;
    if (chosen.length === 0) {
      tell(t(open.length === 0 ? 'seguiment.no_escriu' : 'seguiment.automatic'));
      return;
    }
    mark(
      marca,
      chosen.map(({ casella }) => casella),
      nom,
    );
  };
  const pressed = (row: number, column: number, event: KeyboardEvent): void => {
    const fila = files[row];
    const lot = columns[column] ?? null;
    if (!fila || event.altKey || event.metaKey) return;
    const { check } = fila;
    const doing = moved(row, column, event);
    const marca = event.ctrlKey ? undefined : TECLES[event.key.toLowerCase()];
    if (doing) {
      extend({ row, column }, event.shiftKey);
      focus(doing);
    } else if (marca && ranged && !event.shiftKey) markRange(marca);
    else if (marca) {
      const those = (event.shiftKey ? columns : [lot]).filter(writable);
      if (check.automatica) tell(t('seguiment.automatic'));
      else if (those.length === 0) tell(t('seguiment.no_escriu'));
      else
        mark(
          marca,
          those.map((one) => casellaOf(partida, check, one?.id ?? null)),
          check.nom,
        );
    } else if (event.key === 'Enter') onOpen(check, lot);
    else if (event.key === ' ') onTick(check.comprovacio_fk);
    else if (event.key === 'Escape' && ranged) extend({ row, column }, false);
    else if (event.key === 'Escape') onLeave();
    else if (event.key.toLowerCase() === 'd' && !event.ctrlKey) {
      if (writable(lot) && !check.automatica) onFile(casellaOf(partida, check, lot?.id ?? null));
    } else if (event.ctrlKey || !/^\d$/.test(event.key)) return;
    // A digit opens no tab of the work while a cell has the focus.
    event.preventDefault();
    event.stopPropagation();
  };

  /** What was decided of each open non-conformity of a check. */
  const accionsOf = (check: Comprovacio): { lot: Lot | null; accio: string }[] =>
    columns.flatMap((lot) => {
      const { resposta, desada } = mira(casellaOf(partida, check, lot?.id ?? null));
      const n = ajornaments(desada?.canvis_termini ?? []);
      const accio = [resposta.accio, n > 0 ? t('seguiment.ajornada', { n }) : ''].filter(Boolean).join(' · ');
      return isOberta(resposta) && resposta.accio !== '' ? [{ lot, accio }] : [];
    });

  const cell = (fila: Fila, row: number, lot: Lot | null, column: number) => {
    const { check } = fila;
    const { resposta, desada, perEnviar, refus } = mira(casellaOf(partida, check, lot?.id ?? null));
    const consFora = consForaDe(check, lot);
    const { form, word } = marcaOf(t, formats, resposta, avui, desada?.automatic, consFora);
    const lloc = nomLot(t, lot);
    const valor = typedDecimal(resposta.valor, language);
    const automatic = check.automatica || desada?.automatic;
    const n = desada?.arxius.length ?? 0;
    const more = [
      valor ? `${valor} ${unitatDe(check)}`.trim() : null,
      n > 0 ? t('seguiment.n_fitxers', { n }) : null,
      automatic ? t('seguiment.automatic_curt') : null,
      perEnviar ? t('seguiment.per_enviar', { n: 1 }) : null,
      refus,
    ].filter(Boolean);
    return (
      <td
        key={lot?.id ?? 0}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid, said in so many words
        role="gridcell"
        data-cell={`${row}.${column}`}
        data-casella={`${check.comprovacio_fk}.${lot?.id ?? 0}`}
        data-unsent={perEnviar || undefined}
        data-refused={refus ? true : undefined}
        data-sunk={!writable(lot) || automatic || undefined}
        className={css.casella}
        tabIndex={current.row === row && current.column === column ? 0 : -1}
        aria-label={`${lloc}, ${check.nom}: ${[word, ...more].join('. ')}`}
        aria-invalid={refus ? true : undefined}
        title={refus ?? word}
        onFocus={() => focus({ row, column }, false)}
        data-chosen={isChosen({ row, column }) || undefined}
        aria-selected={isChosen({ row, column }) || undefined}
        onMouseDown={(event) => extend(current, event.shiftKey)}
        onClick={() => focus({ row, column })}
        onDoubleClick={() => onOpen(check, lot)}
        onKeyDown={(event) => pressed(row, column, event)}
      >
        <span className={css.dins} aria-hidden>
          <Mark form={form} word={word} size="icon" />
          {consFora > 0 && form === 'warning' ? (
            <span className={css.valor}>{t('seguiment.con_curt', { n: consFora })}</span>
          ) : null}
          {valor || (resposta.resultat === 'NC' && resposta.tancada) || n > 0 ? (
            <span className={css.valor}>
              {valor || (resposta.resultat === 'NC' && resposta.tancada ? t('seguiment.nc') : `·${n}`)}
            </span>
          ) : null}
        </span>
      </td>
    );
  };

  return (
    <div className={css.desplaca} style={{ '--lots': lots.length } as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrows go over is a grid */}
      <table ref={table} role="grid" data-entry-grid aria-label={partida.nom} className={css.graella}>
        <thead>
          <tr>
            <th scope="col" className={css.comprovacio}>
              {t('seguiment.comprovacio')}
            </th>
            {columns.map((lot) => (
              <th key={lot?.id ?? 0} scope="col" className={lot ? css.lot : css.tota}>
                {lot?.zona ? <span className={css.zona}>{lot.zona.nom}</span> : null}
                {lot && lotHref ? (
                  <GoLink
                    to={lotHref(lot)}
                    title={[lot.zona?.nom, lot.descripcio, lot.ubicacio].filter(Boolean).join(' · ')}
                  >
                    {t('seguiment.lot_n', { n: lot.numero })}
                  </GoLink>
                ) : lot ? (
                  t('seguiment.lot_n', { n: lot.numero })
                ) : (
                  t('seguiment.tota')
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((fila, row) => (
            <Files key={fila.check.comprovacio_fk} apartat={fila.apartat} columns={columns.length + 1}>
              <tr>
                <th scope="row" className={css.comprovacio}>
                  <span className={css.nom}>
                    <Checkbox
                      size="xs"
                      checked={ticked.has(fila.check.comprovacio_fk)}
                      onChange={() => onTick(fila.check.comprovacio_fk)}
                      aria-label={t('seguiment.triar', { nom: fila.check.nom })}
                      tabIndex={-1}
                    />
                    <span className={css.text} title={`${fila.check.nom}. ${fila.check.criteri}`}>
                      {fila.check.nom}
                      {fila.check.exigida ? null : ` (${t('seguiment.no_exigida')})`}
                    </span>
                    {fila.check.valors[0] ? <span className={css.exigit}>{fila.check.valors.join(' · ')}</span> : null}
                  </span>
                  {accionsOf(fila.check).map(({ lot, accio }) => (
                    <span key={lot?.id ?? 0} className={css.accio} title={accio}>
                      {lot ? `${t('seguiment.lot_n', { n: lot.numero })}: ${accio}` : accio}
                    </span>
                  ))}
                </th>
                {columns.map((lot, column) => cell(fila, row, lot, column))}
              </tr>
            </Files>
          ))}
        </tbody>
      </table>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </div>
  );
};

const Files = ({
  apartat,
  columns,
  children,
}: {
  apartat: string | null;
  columns: number;
  children: React.ReactNode;
}) => (
  <>
    {apartat === null ? null : (
      <tr className={css.apartat}>
        <th scope="rowgroup" colSpan={columns}>
          <span>{apartat}</span>
        </th>
      </tr>
    )}
    {children}
  </>
);
