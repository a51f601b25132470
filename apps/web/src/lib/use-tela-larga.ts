import { useMediaQuery } from '@mantine/hooks';

/** From here a page has room beside the menu for a table and one row of search, chips and menus. */
const LARGA = '(min-width: 1200px)';

/** Whether the window is a wide one, known already in the first render. */
export const useTelaLarga = (): boolean =>
  useMediaQuery(LARGA, undefined, { getInitialValueInEffect: false });
