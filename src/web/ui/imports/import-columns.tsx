import { Button, NativeSelect } from '@mantine/core';
import type { ImportacioOf, Lectura } from '#contract/importacio.ts';
import { CODIFICACIONS, type Codificacio, SEPARADORS, type Separador } from '#contract/llistat.ts';
import { toastError } from '../feedback/toasts.tsx';
import type { ImportRoom } from './import-room.ts';
import css from './imports.module.css';
import type { ImportFlow } from './use-import.ts';

const MARKS = { ';': 'pc', ',': 'c', '\t': 't' } as const;

/** Columnes: how the file is read, and what each column is. */
export const ImportColumns = <Camp extends string>({
  room,
  flow: { lectura, columnes, setColumnes, reread, restart, setReviewing },
  importacio: { id, capcalera, mostra, codificacio, separador },
}: {
  room: ImportRoom<Camp>;
  flow: ImportFlow<Camp>;
  importacio: ImportacioOf<Camp>;
}) => {
  const { words } = room;
  const readWith = async (change: Lectura): Promise<void> => {
    const asked = { ...lectura, ...change };
    try {
      reread(await room.get(id, asked), asked);
    } catch (error) {
      toastError(room.tell(error));
    }
  };
  const match = (at: number, text: string): void => {
    const camp = room.camps.find((one) => one === text) ?? null;
    setColumnes(columnes.map((one, place) => (place === at ? camp : one === camp ? null : one)));
  };
  const lack = room.lack(columnes);
  return (
    <>
      <div className={css.line}>
        {codificacio ? (
          <NativeSelect
            label={words('codificacio')}
            value={codificacio}
            data={CODIFICACIONS.map((value) => ({ value, label: words(`cod.${value}`) }))}
            onChange={(event) => void readWith({ codificacio: event.currentTarget.value as Codificacio })}
          />
        ) : null}
        {separador ? (
          <NativeSelect
            label={words('separador')}
            value={separador}
            data={SEPARADORS.map((value) => ({ value, label: words(`sep.${MARKS[value]}`) }))}
            onChange={(event) => void readWith({ separador: event.currentTarget.value as Separador })}
          />
        ) : null}
      </div>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words('columna')}</th>
              <th scope="col">{words('camp')}</th>
              <th scope="col">{words('exemple')}</th>
            </tr>
          </thead>
          <tbody>
            {capcalera.map((head, at) => {
              const name = head || words('columna_n', { n: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <tr key={at}>
                  <td>{name}</td>
                  <td>
                    <NativeSelect
                      aria-label={`${words('camp')}: ${name}`}
                      value={columnes[at] ?? ''}
                      data={[
                        { value: '', label: words('cap') },
                        ...room.camps.map((value) => ({ value, label: room.campWord(value) })),
                      ]}
                      onChange={(event) => match(at, event.currentTarget.value)}
                    />
                  </td>
                  <td>
                    {mostra
                      .map((row) => row[at] ?? '')
                      .filter(Boolean)
                      .slice(0, 3)
                      .join(' · ') || '—'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {lack === null ? null : (
        <p className={css.note} role="status">
          {lack}
        </p>
      )}
      <div className={css.end}>
        <Button variant="default" onClick={restart}>
          {words('enrere')}
        </Button>
        {lack === null ? <Button onClick={() => setReviewing(true)}>{room.next}</Button> : null}
      </div>
    </>
  );
};
