import { NOME_DA_FALTA } from '@dominio/contrato/contatos';
import { NOME_DO_PROBLEMA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { faltaParaAvancar } from '../../../features/checklist/checklist.palavras.ts';
import { checklistOptions } from '../../../features/checklist/checklist.queries.ts';
import { fichaOptions } from '../../../features/clientes/clientes.queries.ts';
import { faltasOptions } from '../../../features/contatos/contatos.queries.ts';
import { problemasDoClienteOptions } from '../../../features/empresas/empresas.queries.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { juntar } from './consultas-juntas.ts';
import { LinhasDePendencias } from './linhas-de-pendencias.tsx';
import type { Pendencia } from './pendencias.rules.ts';

/** The field in which a problem of a company is solved, as the address names it; null where none does. */
const CAMPO_DO_PROBLEMA: Readonly<Record<ProblemaDaEmpresa, string | null>> = {
  sem_contrato: null,
  contrato_vencido: null,
  sem_responsavel: null,
  responsavel_inativo: null,
  razao_repetida: null,
  situacao_irregular: 'situacao_cadastral',
  sem_regime: 'regime',
  sem_cnae: 'cnae_principal',
  endereco: 'cep',
  socios: 'socios',
  certificado: 'certificado_tipo',
};
const campoDo = (problema: ProblemaDaEmpresa) => {
  const campo = CAMPO_DO_PROBLEMA[problema];
  return campo ? `&campo=${campo}` : '';
};

/** How far the checklist is from the next stage, what the contacts lack together, and the problems of the companies. */
function useQuestoes(clienteId: number) {
  const veCliente = usePode('clientes:visualizar');
  const veContatos = usePode('contatos_importantes:visualizar');
  const veEmpresas = usePode('empresas:visualizar');
  const ficha = useQuery({ ...fichaOptions(clienteId), enabled: veCliente });
  const checklist = useQuery({ ...checklistOptions(clienteId), enabled: veCliente });
  const faltas = useQuery({ ...faltasOptions(clienteId), enabled: veContatos });
  const empresas = useQuery({ ...problemasDoClienteOptions(clienteId), enabled: veEmpresas });
  return juntar(
    [
      ...(veCliente ? [ficha, checklist] : []),
      ...(veContatos ? [faltas] : []),
      ...(veEmpresas ? [empresas] : []),
    ],
    (): Pendencia[] => {
      // Who has left goes on to no stage.
      const bloqueio = ficha.data?.arquivado ? null : checklist.data?.bloqueio;
      return [
        ...(checklist.data && bloqueio
          ? [
              {
                chave: 'checklist',
                titulo: faltaParaAvancar(bloqueio),
                detalhe:
                  checklist.data.percentual === 0
                    ? 'Este cliente acabou de chegar. Comece pelo cadastro.'
                    : `Checklist · ${checklist.data.percentual}%`,
                para: '/checklist-cadastro',
              },
            ]
          : []),
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
            para: `/empresas?empresa=${id}${campoDo(problema)}`,
          })),
        ),
      ];
    },
  );
}

/** Card of the open questions of the client's record. */
export function EmAberto({ clienteId }: { clienteId: number }) {
  return (
    <CartaoDeLista
      titulo="Em aberto"
      consulta={useQuestoes(clienteId)}
      textoDoErro="Não foi possível carregar o que está em aberto. Tente novamente."
      vazio={<p>Nada em aberto no cadastro.</p>}
      linhas={(questoes) => <LinhasDePendencias nome="Em aberto" pendencias={questoes} />}
    />
  );
}
