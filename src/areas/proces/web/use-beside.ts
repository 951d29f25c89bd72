import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for the bank beside the plan. */
export const useBeside = (): boolean => useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
