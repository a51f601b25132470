import { NOME_DA_FALTA } from '@dominio/contrato/contatos';
import { NOME_DO_PROBLEMA } from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import doCartao from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { faltasOptions } from '../../../features/contatos/contatos.queries.ts';
import { problemasDoClienteOptions } from '../../../features/empresas/empresas.queries.ts';
import { usePode } from '../../../lib/permissoes.tsx';

interface Questao {
  readonly chave: string;
  readonly titulo: string;
  readonly detalhe: string;
  readonly para: string;
}

/** What the contacts lack together, and the problems of the companies. */
function useQuestoes(clienteId: number) {
  const veContatos = usePode('contatos_importantes:visualizar');
  const veEmpresas = usePode('empresas:visualizar');
  const faltas = useQuery({ ...faltasOptions(clienteId), enabled: veContatos });
  const empresas = useQuery({ ...problemasDoClienteOptions(clienteId), enabled: veEmpresas });
  const lidas = [...(veContatos ? [faltas] : []), ...(veEmpresas ? [empresas] : [])];
  const questoes: Questao[] = [
    ...(faltas.data ?? []).map((falta) => ({
      chave: falta,
      titulo: NOME_DA_FALTA[falta],
      detalhe: 'Contatos',
      para: '/contatos-importantes',
    })),
    ...(empresas.data?.empresas ?? []).flatMap(({ id, razao_social, problemas }) =>
      problemas.map((problema) => ({
        chave: `${id}-${problema}`,
        titulo: NOME_DO_PROBLEMA[problema],
        detalhe: razao_social,
        para: `/empresas?empresa=${id}`,
      })),
    ),
  ];
  return {
    data: lidas.every(({ data }) => data !== undefined) ? questoes : undefined,
    error: lidas.find(({ error }) => error)?.error ?? null,
    isFetching: lidas.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lidas.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

/** Card of the open questions of the client's record. */
export function EmAberto({ clienteId }: { clienteId: number }) {
  return (
    <CartaoDeLista
      titulo="Em aberto"
      consulta={useQuestoes(clienteId)}
      textoDoErro="Não foi possível carregar o que está em aberto. Tente novamente."
      vazio={<p>Nada em aberto no cadastro.</p>}
      linhas={(questoes) => (
        <ul className={doCartao.linhas} aria-label="Em aberto">
          {questoes.map(({ chave, ...questao }) => (
            <li key={chave}>
              <LinhaDoCartao {...questao} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
