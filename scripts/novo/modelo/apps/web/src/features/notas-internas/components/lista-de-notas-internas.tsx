import { IconNote } from '@tabler/icons-react';
import { usePode } from '../../../lib/permissoes.tsx';
import { BotaoDeLote } from '../../../registros/botao-de-lote.tsx';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { sobDemanda } from '../../../registros/sob-demanda.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { VisoesDaTabela } from '../../../registros/visoes-da-tabela.tsx';
import { notasInternas, useMudarSituacao } from '../notas-internas.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco } from '../notas-internas.registro.ts';

const Gaveta = sobDemanda(() => import('./gaveta-de-nota-interna.tsx'));

/** What may be done with all that are chosen. */
const LOTES = [
  { ativo: true, rotulo: 'Ativar', feito: ['ativad«o|a»', 'ativad«o|a»s'] },
  { ativo: false, rotulo: 'Inativar', feito: ['inativad«o|a»', 'inativad«o|a»s'] },
] as const;

/** Notas internas of the clients in reach; one opened at its side. */
export function ListaDeNotasInternas() {
  const tela = useRegistros(notasInternas, endereco);
  const exclusao = useExclusao(notasInternas, endereco, EXCLUSAO);
  const { mutateAsync: mudarSituacao } = useMudarSituacao();
  const podeEditar = usePode('notas_internas:editar');
  const podeExcluir = usePode('notas_internas:excluir');
  const podeExportar = usePode('notas_internas:exportar');
  return (
    <>
      <Registros
        tela={tela}
        rotulo="Notas internas"
        oQue="«os|as» notas internas"
        colunas={COLUNAS}
        busca={{ rotulo: 'Buscar nota interna', placeholder: 'Nome ou cliente' }}
        filtros={
          <FiltroDeOpcoes
            nome="Em uso"
            opcoes={EM_USO}
            escolhido={tela.estado.ativo}
            nenhum={undefined}
            aoEscolher={(ativo) => tela.filtrar({ ativo })}
          />
        }
        acoesDaLinha={(linha) => [
          { rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(linha.id) },
          ...(podeExcluir ? [exclusao.acao(linha)] : []),
        ]}
        vazio={{
          icone: IconNote,
          nada: 'Nenhum«|a» nota interna cadastrad«o|a».',
          nenhum: 'Nenhum«|a» nota interna com estes filtros.',
        }}
        visoes={<VisoesDaTabela tabela="notas-internas" passageiros={endereco.passageiros} />}
        exportarComo={podeExportar && 'notas-internas'}
        lote={
          podeEditar &&
          ((lote) =>
            LOTES.map(({ ativo, ...textos }) => (
              <BotaoDeLote
                key={textos.rotulo}
                lote={lote}
                {...textos}
                fazer={async (ids) => (await mudarSituacao({ body: { ids, ativo } })).alterados}
                desfazer={(ids) => mudarSituacao({ body: { ids, ativo: !ativo } })}
                erro="Erro ao mudar «os|as» notas internas"
              />
            )))
        }
      />
      <Gaveta />
    </>
  );
}
