import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { temPermissao } from '@dominio/contrato/permissoes';
import { Button } from '@mantine/core';
import { IconFileText, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { CONTRATOS_POR_PAGINA, paginaDeContratos, todosOsContratos } from '../contratos.queries.ts';
import { colunasDe, type EstadoDosContratos } from '../contratos.tabela.ts';

interface Props {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDosContratos>>;
  visoes: ReactNode;
}

/** The contracts that the address asks for. */
export function TabelaDeContratos({ endereco: { estado, mudar, abrir }, visoes }: Props) {
  const { termo, status, ordem, pagina } = estado;
  const compacto = useCelular();
  const { permissions } = usePermissoes();
  const veValor = temPermissao(permissions, 'contratos:ver_valores');
  const pedido = { termo, status, ordem };
  const consulta = useQuery(paginaDeContratos(pedido, pagina));
  const filtrar = (mudanca: Partial<EstadoDosContratos>) => mudar({ ...mudanca, pagina: 1 }, true);
  const filtrada = termo !== '' || status !== undefined;
  return (
    <Tabela
      rotulo="Contratos"
      oQue="os contratos"
      colunas={colunasDe(veValor)}
      id={({ id }) => id}
      estado={estado}
      aoMudar={mudar}
      compacto={compacto}
      atual={estado.contrato}
      aoAbrir={({ id }) => abrir({ contrato: id })}
      dados={dadosDaConsulta(consulta, ({ contratos }) => contratos, CONTRATOS_POR_PAGINA)}
      vazio={
        <EstadoVazio
          icone={filtrada ? IconFilterOff : IconFileText}
          acao={
            filtrada && (
              <Button variant="default" onClick={() => filtrar({ termo: '', status: undefined })}>
                Limpar filtros
              </Button>
            )
          }
        >
          Nenhum contrato encontrado.
        </EstadoVazio>
      }
      filtros={
        <>
          <CampoDeBusca
            rotulo="Buscar contrato"
            placeholder="Número, cliente ou CNPJ"
            value={termo}
            aoBuscar={(digitado) => filtrar({ termo: digitado })}
          />
          <PilulaDeFiltro
            nome="Status"
            frase={status ? NOME_DO_STATUS[status] : 'todos'}
            ativo={status !== undefined}
            opcoes={[
              { valor: '', rotulo: 'Todos' },
              ...STATUS_DO_CONTRATO.map((valor) => ({ valor, rotulo: NOME_DO_STATUS[valor] })),
            ]}
            escolhidos={[status ?? '']}
            aoEscolher={(valor) => filtrar({ status: STATUS_DO_CONTRATO.find((s) => s === valor) })}
          />
        </>
      }
      visoes={visoes}
      {...(temPermissao(permissions, 'contratos:exportar') && {
        exportacao: {
          nome: 'contratos',
          buscarTodas: () => todosOsContratos(pedido),
          aoFalhar: (erro: unknown) =>
            avisar.erro({ titulo: 'Erro ao exportar', mensagem: mensagemDoErro(erro) }),
        },
      })}
    />
  );
}
