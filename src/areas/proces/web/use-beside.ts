import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for the bank beside the plan. */
export const useBeside = (): boolean =>
  !useMediaQuery('(max-width: 79.99em)', false, { getInitialValueInEffect: false });
