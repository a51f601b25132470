import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PERMISSOES, RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { tituloDaJanela } from './anunciar-pagina.ts';
import { type Rota, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

const pasta = (nome: string) => fileURLToPath(new URL(nome, import.meta.url));
const comPagina = ROTAS.filter(temPagina);

describe('route table', () => {
  it('names a file for every page, and every page file is in the table', () => {
    const arquivos = readdirSync(pasta('./pages')).filter((nome) => nome.endsWith('.page.tsx'));
    expect(comPagina.map(({ pagina }) => `${pagina}.page.tsx`).sort()).toEqual(arquivos.sort());
  });

  it('has the rows of every group in `rotas/`', () => {
    const grupos = import.meta.glob<Record<string, readonly Rota[]>>(
      ['./rotas/*.ts', '!./rotas/*.icones.ts', '!./rotas/rota.ts'],
      { eager: true },
    );
    const linhas = Object.values(grupos).flatMap((grupo) => Object.values(grupo).flat());
    expect(linhas.length).toBeGreaterThan(20);
    for (const linha of linhas) expect(ROTAS).toContain(linha);
  });

  it('has no address twice, and ends with the one for everything else', () => {
    const enderecos = ROTAS.map(({ path }) => path);
    expect(new Set(enderecos).size).toBe(enderecos.length);
    expect(enderecos.at(-1)).toBe('*');
  });

  it('has every shortcut letter once', () => {
    const teclas = comPagina.flatMap(({ tecla }) => tecla ?? []);
    expect(new Set(teclas).size).toBe(teclas.length);
    for (const tecla of teclas) expect(tecla).toMatch(/^[a-z]$/);
  });

  it('asks only for permissions of the catalogue, and for none that no screen lists', () => {
    for (const { permissao, mais = [], paraProcurar } of comPagina) {
      for (const uma of [permissao, ...mais, paraProcurar]) {
        if (uma === undefined) continue;
        expect(PERMISSOES).toContain(uma);
        expect(RESERVADAS).not.toContain(uma);
      }
    }
  });

  it('sends aliases to pages of the table', () => {
    for (const rota of ROTAS) {
      if (temPagina(rota)) continue;
      const [destino] = rota.destino.split('?');
      expect(comPagina.map(({ path }) => path)).toContain(destino);
    }
  });

  it('gives every window a title that ends with the product', () => {
    expect(tituloDaJanela('Agenda')).toBe('Agenda · Domínio');
    for (const { titulo } of comPagina) expect(tituloDaJanela(titulo)).toMatch(/Domínio$/);
  });
});

describe('npm run -s paginas', () => {
  const linhas = execFileSync(process.execPath, [pasta('./paginas.ts')], { encoding: 'utf8' })
    .split('\n')
    .slice(0, -1);

  it('prints one line of three columns per route', () => {
    expect(linhas).toHaveLength(ROTAS.length);
    for (const linha of linhas) {
      expect(linha).toMatch(/^(\/\S*|\*)\t(public|staff|client|alias)\t\S*$/);
    }
  });

  it('says guard and permission', () => {
    expect(linhas).toContain('/agenda\tstaff\tagenda:visualizar');
    expect(linhas).toContain('/area-cliente\tclient\t');
    expect(linhas).toContain('/entrar\tpublic\t');
  });
});
