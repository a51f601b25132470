import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RAIZ = join(import.meta.dirname, '..');
const arquivos = globSync('**/*.tsx', { cwd: RAIZ });
const texto = (arquivo: string) => readFileSync(join(RAIZ, arquivo), 'utf8');

/** Each style sheet of Mantine comes with the file that needs it: by another page's it would be chance. */
test.each([
  ['Combobox', /<(Select|Autocomplete|MultiSelect|TagsInput|Combobox)[\s.>]/],
  ['Checkbox', /<Checkbox[\s.>]/],
])('whoever draws with %s brings its styles', (folha, usa) => {
  const usam = arquivos.filter((arquivo) => usa.test(texto(arquivo)));
  expect(usam.length).toBeGreaterThan(3);
  expect(
    usam.filter((arquivo) => !texto(arquivo).includes(`@mantine/core/styles/${folha}.css`)),
  ).toEqual([]);
});
