import { useMediaQuery } from '@mantine/hooks';

/** Below a computer's 1024 px (specification part 1 §9) twelve columns are too narrow for what stands in them. */
const COLUNA_UNICA = '(max-width: 1023px)';

/** Whether blocks stand in one column, in their order, instead of on the grid. */
export const useColunaUnica = (): boolean =>
  useMediaQuery(COLUNA_UNICA, undefined, { getInitialValueInEffect: false });
