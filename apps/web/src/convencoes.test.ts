import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = import.meta.dirname;
const ler = (arquivo: string) => readFileSync(arquivo, 'utf8');
const FONTES = globSync('**/*.{ts,tsx}', { cwd: RAIZ })
  .filter((arquivo) => !/\.test\.tsx?$/.test(arquivo))
  .map((arquivo) => ({ arquivo, texto: ler(join(RAIZ, arquivo)) }));

/** What a file imports by name from a package, types apart. */
const nomesDe = (texto: string, pacote: string) =>
  [...texto.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)]
    .filter(([, , de]) => de === pacote)
    .flatMap(([, nomes = '']) => nomes.split(','))
    .map((nome) => nome.trim().replace(/ as .*/, ''))
    .filter((nome) => nome !== '' && !nome.startsWith('type '));

const MANTINE = resolve(dirname(fileURLToPath(import.meta.resolve('@mantine/core'))), '..');
const COMPONENTES = join(MANTINE, 'esm/components');
const folha = (nome: string) => join(MANTINE, 'styles', `${nome}.css`);
const folhasDe = (texto: string) =>
  [...texto.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g)].map(([, nome = '']) => nome);

/** The style sheets that a component of Mantine needs, read off what its module imports. */
function lerFolhas(componente: string): string[] {
  const inicio = join(COMPONENTES, componente, `${componente}.mjs`);
  if (!existsSync(inicio)) return [];
  const vistos = new Set([inicio]);
  const folhas = new Set<string>();
  for (const modulo of vistos) {
    // A part with a look of its own (`Checkbox.Card`) is asked for only by whoever uses it.
    const parte =
      relative(join(COMPONENTES, componente), dirname(modulo)).match(/^\w/) &&
      existsSync(folha(basename(dirname(modulo))));
    if (parte) continue;
    for (const [, caminho = ''] of ler(modulo).matchAll(/from "(\.[^"]+)"/g)) {
      const outro = join(dirname(modulo), caminho);
      const [, nome] = outro.match(/(\w+)\.module\.mjs$/) ?? [];
      if (nome) existsSync(folha(nome)) && folhas.add(nome);
      else vistos.add(outro);
    }
  }
  return [...folhas];
}

const lidas = new Map<string, string[]>();
function folhasQuePede(componente: string): string[] {
  const folhas = lidas.get(componente) ?? lerFolhas(componente);
  lidas.set(componente, folhas);
  return folhas;
}

describe('the sources', () => {
  const deTodas = folhasDe(ler(join(RAIZ, 'theme/estilos.ts')));

  it('import the styles of a Mantine component where they import the component', () => {
    expect(folhasQuePede('Switch')).toContain('Switch');
    expect(folhasQuePede('Select')).toContain('Combobox');
    const faltas = FONTES.flatMap(({ arquivo, texto }) => {
      const trazidas = new Set([...deTodas, ...folhasDe(texto)]);
      return nomesDe(texto, '@mantine/core')
        .flatMap(folhasQuePede)
        .filter((nome) => !trazidas.has(nome))
        .map((nome) => `${arquivo}: ${nome}.css`);
    });
    expect([...new Set(faltas)]).toEqual([]);
  });

  it('write through useGravacao, which lets no double click send twice', () => {
    const escritores = FONTES.filter(({ texto }) =>
      nomesDe(texto, '@tanstack/react-query').includes('useMutation'),
    );
    expect(escritores.map(({ arquivo }) => arquivo)).toEqual(['lib/use-gravacao.ts']);
  });

  it('keep what several nouns look up in consultas, where its keys are, and not in lib', () => {
    const comChave = FONTES.filter(({ texto }) => texto.includes('queryKey'));
    const emLib = comChave.map(({ arquivo }) => arquivo).filter((um) => um.startsWith('lib/'));
    expect(emLib).toEqual([]);
  });
});
