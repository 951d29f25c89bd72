import { Button, Modal } from '@mantine/core';
import { useTexts } from '../../language.tsx';
import { GoLink } from '../../navigation.tsx';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFault } from '../../transport-text.ts';
import css from './list.module.css';
import type { BulkVerb, ListSpec } from './list-types.ts';
import type { BulkOutcome } from './run-bulk.ts';

/** One thing being done to many rows. */
export interface BulkRun<Item> {
  readonly verb: BulkVerb<Item>;
  readonly total: number;
  readonly done: number;
  readonly stop: () => void;
  /** Null while it goes on. */
  readonly outcomes: readonly BulkOutcome<Item>[] | null;
}

/** What a refusal says of its row: the warnings one by one, where there are some. */
const useReason = () => {
  const t = useTexts(webTexts);
  return (fault: unknown): string => {
    const avisos = fault instanceof TransportFailure ? (fault.problem?.avisos ?? []) : [];
    return avisos.length > 0 ? avisos.map(({ missatge }) => missatge).join(' ') : tellFault(fault, t);
  };
};

/** How far it is, with a way to give it up; then what was not done, row by row, and why. */
export const BulkDialog = <Item,>({
  spec,
  run,
  onClose,
}: {
  spec: ListSpec<Item>;
  run: BulkRun<Item>;
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const reason = useReason();
  const { outcomes } = run;
  const failed = outcomes?.filter(({ fault }) => fault !== null) ?? [];
  // Said once for all that it holds of; what more there is to say is of each.
  const groups = [
    ...Map.groupBy(failed, ({ item, fault }) => `${reason(fault)}${run.verb.more ? ` ${spec.idOf(item)}` : ''}`),
  ].map(([key, those]) => ({ key, those, why: reason(those[0]?.fault) }));
  return (
    <Modal
      opened
      onClose={outcomes ? onClose : run.stop}
      title={run.verb.text}
      size="lg"
      closeButtonProps={{ 'aria-label': t(outcomes ? 'web.tancar' : 'web.cancellar') }}
    >
      {outcomes === null ? (
        <div className={css.viewForm}>
          <progress className={css.progress} value={run.done} max={run.total} aria-label={run.verb.text} />
          <p role="status">{t('web.tasca.de', { fet: run.done, total: run.total })}</p>
        </div>
      ) : (
        <div className={css.viewForm}>
          <p role="status">
            {t('web.seleccio.informe', {
              fets: outcomes.length - failed.length,
              no: failed.length,
              sense: run.total - outcomes.length,
            })}
          </p>
          <ul className={css.faults}>
            {groups.map(({ key, why, those }) => (
              <li key={key}>
                {those.map(({ item }) => (
                  <GoLink key={spec.idOf(item)} to={spec.href(item)}>
                    {spec.nameOf?.(item) ?? String(spec.idOf(item))}
                  </GoLink>
                ))}
                <span>{why}</span>
                {run.verb.more?.(those[0]?.fault)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.viewChoices}>
        <Button variant="default" onClick={outcomes ? onClose : run.stop}>
          {t(outcomes ? 'web.tancar' : 'web.cancellar')}
        </Button>
      </div>
    </Modal>
  );
};
