import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Arquivo, agrupar, type Papel } from './agrupar.ts';

const papelDe = ({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): Papel => {
  if (isEntry) return 'aplicacao';
  if (!isDynamicEntry) return null;
  if (facadeModuleId?.endsWith('/entrar.page.tsx')) return 'entrada';
  return facadeModuleId?.endsWith('.page.tsx') ? 'pagina' : 'parte';
};

const comoArquivo = (pedaco: Rolldown.OutputChunk): Arquivo => ({
  nome: pedaco.fileName,
  tamanho: pedaco.code.length,
  importa: pedaco.imports,
  papel: papelDe(pedaco),
});

/**
 * Builds once without writing, to learn which modules each load needs after unused code is removed,
 * and groups the shared ones (agrupar.ts). Adds seconds to a build, and makes a page fetch a
 * quarter of the files.
 */
export async function agruparPedacos(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const saida = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const pedacos = (saida as Rolldown.RolldownOutput).output.filter(
    (parte) => parte.type === 'chunk',
  );
  const porNome = new Map(pedacos.map((pedaco) => [pedaco.fileName, pedaco]));
  const grupoDoModulo = new Map<string, string>();
  const usados = new Map<string, number>();
  for (const nomes of agrupar(pedacos.map(comoArquivo))) {
    // Named after its largest file, with a number where another group has that name already: of one
    // name the bundler would make one group.
    const nome = porNome.get(nomes[0] ?? '')?.name ?? 'comum';
    const vez = usados.get(nome) ?? 0;
    usados.set(nome, vez + 1);
    const grupo = vez === 0 ? nome : `${nome}-${vez}`;
    for (const arquivo of nomes) {
      for (const modulo of porNome.get(arquivo)?.moduleIds ?? []) grupoDoModulo.set(modulo, grupo);
    }
  }
  return {
    // Every module has its group already. Otherwise the bundler would move a module's imports into
    // the module's own group.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'comuns', name: (modulo) => grupoDoModulo.get(modulo) ?? null }],
  };
}
