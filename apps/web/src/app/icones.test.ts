import { IconFile } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { iconeDe } from './icones.ts';
import { type Icones, type Rota, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

it('every page with an entry in a menu has an icon of its own group', () => {
  const semIcone = ROTAS.filter(temPagina).filter(
    ({ path, menu }) => menu && iconeDe(path) === IconFile,
  );
  expect(semIcone).toEqual([]);
});

it('every icon belongs to a page of the group it stands beside', () => {
  const grupos = import.meta.glob<Record<string, readonly Rota[]>>('./rotas/*.ts', { eager: true });
  const icones = import.meta.glob<Icones>('./rotas/*.icones.ts', { eager: true, import: 'ICONES' });
  for (const [arquivo, doGrupo] of Object.entries(icones)) {
    const [linhas = []] = Object.values(grupos[arquivo.replace('.icones', '')] ?? {});
    const paths = linhas.map(({ path }) => path);
    for (const path of Object.keys(doGrupo)) expect(paths, arquivo).toContain(path);
  }
});
