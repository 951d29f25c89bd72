import { Popover } from '@mantine/core';
import css from './grid.module.css';
import type { CellIssue } from './grid-types.ts';

/** What there is to say of the active cell, under it and over whatever stands there: the grid does not grow nor scroll for it. */
export const CellMessage = ({ id, issue }: { id: string; issue: CellIssue }) => (
  <Popover
    opened
    position="bottom-start"
    offset={0}
    width="max-content"
    withRoles={false}
    closeOnEscape={false}
    closeOnClickOutside={false}
    transitionProps={{ duration: 0 }}
  >
    <Popover.Target>
      <span className={css.anchor} aria-hidden />
    </Popover.Target>
    <Popover.Dropdown className={css.message} data-level={issue.level}>
      <span id={id} role="status">
        {issue.message}
      </span>
    </Popover.Dropdown>
  </Popover>
);
