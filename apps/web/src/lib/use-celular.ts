import { useMediaQuery } from '@mantine/hooks';

/** Phones end below the tablet's 768 px (specification part 1 §9). */
const CELULAR = '(max-width: 767px)';

/** Whether the window is as narrow as a phone's, known already in the first render. */
export const useCelular = (): boolean =>
  useMediaQuery(CELULAR, undefined, { getInitialValueInEffect: false });
