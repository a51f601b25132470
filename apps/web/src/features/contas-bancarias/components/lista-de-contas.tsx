import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { contasBancarias } from '../contas-bancarias.queries.ts';
import { colunasPara, EXCLUSAO } from '../contas-bancarias.registro.ts';
import { useContas } from '../use-contas.ts';
import { FiltroDeAvisos, FiltrosDasContas } from './filtros-das-contas.tsx';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-conta.tsx'));

/** The accounts of one client; one opened at its side. */
export function ListaDeContas({ clienteId }: { clienteId: number }) {
  const tela = useContas(clienteId);
  const { podeCriar, podeExcluir } = usePermissoesDoRecurso(contasBancarias);
  const veValor = usePode('contas_bancarias:ver_valores');
  return (
    <>
      <NoTopo lugar="acoes">
        <FiltroDeAvisos tela={tela} clienteId={clienteId} />
      </NoTopo>
      <Registros
        tela={tela}
        colunas={colunasPara(veValor)}
        busca="Conta, banco ou empresa"
        filtros={<FiltrosDasContas tela={tela} clienteId={clienteId} />}
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{
          icone: IconBuildingBank,
          nada: 'Nenhuma conta cadastrada.',
          nenhum: contasBancarias.palavras.nenhum,
          acao: podeCriar && (
            <Button onClick={tela.abrirNovo}>{contasBancarias.palavras.novo}</Button>
          ),
        }}
        visoes="contas-do-cliente"
      />
      <Gaveta />
    </>
  );
}
