import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulos } from '../src/modulos.ts';

const SRC = join(import.meta.dirname, '../src');
const MAXIMO_DA_PAGINA = 100;

/** The files above the modules, by name, without tests. */
const centrais = Object.fromEntries(
  globSync(['*.ts', 'platform/**/*.ts'], { cwd: SRC })
    .filter((arquivo) => !arquivo.endsWith('.test.ts'))
    .map((arquivo) => [arquivo, readFileSync(join(SRC, arquivo), 'utf8')]),
);
const manifestos = globSync('{modules,processos}/*/*.modulo.ts', { cwd: SRC });

/** The lines that a central file has for nouns beyond an import and the noun's name in the list. */
function queixas(arquivos: Readonly<Record<string, string>>, quantos: number): string[] {
  return Object.entries(arquivos).flatMap(([arquivo, texto]) => {
    const linhas = texto.trimEnd().split('\n');
    const nomeiam = linhas.filter((linha) => /['"/](modules|processos)\//.test(linha));
    if (arquivo !== 'modulos.ts') {
      const longo = arquivo === 'app.ts' && linhas.length > MAXIMO_DA_PAGINA;
      return [
        ...nomeiam.map((linha) => `${arquivo}: ${linha}`),
        ...(longo ? [`${arquivo}: ${linhas.length} lines`] : []),
      ];
    }
    const codigo = linhas.filter((linha) => linha.trim() !== '' && !/^\s*(\/\*|\*)/.test(linha));
    // The type's import, and the list's first and last line.
    const esperadas = 2 * quantos + 3;
    return nomeiam.length === quantos && codigo.length === esperadas
      ? []
      : [`${arquivo}: ${codigo.length} lines for ${quantos} manifests`];
  });
}

describe('a central file', () => {
  test('imports each noun in modulos.ts alone, which has no line more for it than its name', () => {
    expect(queixas(centrais, manifestos.length)).toEqual([]);
  });

  test.each([
    ['app.ts', "import { rotas } from './modules/chamados/chamados.routes.ts';\n"],
    ['iniciar.ts', "import { ligar } from './processos/copia/copia.service.ts';\n"],
    ['platform/eventos.ts', "const chamados = await import('../modules/chamados/chamados.ts');\n"],
    ['modulos.ts', "import { outra } from './modules/chamados/chamados.rules.ts';\n"],
    ['modulos.ts', 'modulos[0].nome = "chamados";\n'],
  ])('%s is refused with another line for a noun: %s', (arquivo, linha) => {
    const plantado = { ...centrais, [arquivo]: `${linha}${centrais[arquivo]}` };
    expect(queixas(plantado, manifestos.length)).toHaveLength(1);
  });

  test('app.ts has at most a hundred lines', () => {
    const folga = MAXIMO_DA_PAGINA - (centrais['app.ts']?.trimEnd().split('\n').length ?? 0);
    const longo = { 'app.ts': '//\n'.repeat(folga + 1) + centrais['app.ts'] };
    expect(queixas(longo, manifestos.length)).toHaveLength(1);
  });
});

test('modulos.ts lists every manifest, under the name of its folder', () => {
  const nomes = manifestos.map((manifesto) => basename(manifesto, '.modulo.ts'));
  expect(modulos.map(({ nome }) => nome).sort()).toEqual(nomes.sort());
  for (const manifesto of manifestos) {
    expect(manifesto.split('/').at(-2)).toBe(basename(manifesto, '.modulo.ts'));
  }
});

test('every type of notification has a file of its name, and is listed by one manifest', async () => {
  const arquivos = globSync('{modules,processos}/**/*.aviso.ts', { cwd: SRC });
  const nomes = arquivos.map((arquivo) => basename(arquivo, '.aviso.ts').replaceAll('-', '_'));
  const tipos = modulos.flatMap(({ avisos = [] }) => avisos.map(({ tipo }) => tipo));
  expect(tipos.sort()).toEqual(nomes.sort());
});
