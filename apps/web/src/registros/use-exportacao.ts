import { temPermissao } from '@dominio/contrato/permissoes';
import type { ColunaDaTabela } from '../components/tabela/colunas.ts';
import { avisar } from '../lib/avisar.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { usePermissoes } from '../lib/permissoes.tsx';
import type { EstadoDoRegistro } from './endereco.ts';
import { colunasDaPlanilha } from './exportacao.ts';
import type { Tela } from './use-registros.ts';

/** How the table exports the rows of a registry; null where they are not, or not by this person. */
export function useExportacao<L extends object, S extends EstadoDoRegistro>({
  recurso,
  exportacao,
  buscarTodas,
}: Tela<L, S>) {
  const { permissions } = usePermissoes();
  const pode = (permissao: string) => temPermissao(permissions, permissao);
  if (typeof exportacao === 'string' || !pode(exportacao.permissao)) return null;
  return {
    nome: recurso.chaves.raiz.join('-'),
    colunas: (mostradas: readonly ColunaDaTabela<L>[]) =>
      colunasDaPlanilha(exportacao, mostradas, pode),
    buscarTodas,
    aoFalhar: (erro: unknown) =>
      avisar.erro({ titulo: 'Erro ao exportar', mensagem: mensagemDoErro(erro) }),
  };
}
