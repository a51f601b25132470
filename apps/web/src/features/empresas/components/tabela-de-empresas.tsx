import { type Empresa, NOME_DO_TIPO, TIPOS_DE_EMPRESA } from '@dominio/contrato/empresas';
import { NOME_DA_UF, UFS } from '@dominio/contrato/ufs';
import { Button } from '@mantine/core';
import { IconBuilding, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import {
  EMPRESAS_POR_PAGINA,
  paginaDeEmpresas,
  todasAsEmpresas,
  useAcoesDasEmpresas,
} from '../empresas.queries.ts';
import { COLUNAS, COLUNAS_DO_CLIENTE, type EstadoDasEmpresas } from '../empresas.tabela.ts';
import { ChipsDeQualidade } from './chips-de-qualidade.tsx';

interface Props {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDasEmpresas>>;
  /** Of this client alone. */
  clienteId?: number | undefined;
  visoes: ReactNode;
}

function Filtros({
  estado,
  filtrar,
}: {
  estado: EstadoDasEmpresas;
  filtrar: (mudanca: Partial<EstadoDasEmpresas>) => void;
}) {
  const { termo, tipo, uf } = estado;
  return (
    <>
      <CampoDeBusca
        rotulo="Buscar empresa"
        placeholder="Nome, CNPJ ou cliente"
        value={termo}
        aoBuscar={(digitado) => filtrar({ termo: digitado })}
      />
      <PilulaDeFiltro
        nome="Tipo"
        frase={tipo ? NOME_DO_TIPO[tipo] : 'todos'}
        ativo={tipo !== undefined}
        opcoes={[
          { valor: '', rotulo: 'Todos' },
          ...TIPOS_DE_EMPRESA.map((valor) => ({ valor, rotulo: NOME_DO_TIPO[valor] })),
        ]}
        escolhidos={[tipo ?? '']}
        aoEscolher={(valor) => filtrar({ tipo: TIPOS_DE_EMPRESA.find((um) => um === valor) })}
      />
      <PilulaDeFiltro
        nome="Estado"
        frase={uf ? NOME_DA_UF[uf] : 'todos'}
        ativo={uf !== undefined}
        opcoes={[
          { valor: '', rotulo: 'Todos' },
          ...UFS.map((valor) => ({ valor, rotulo: NOME_DA_UF[valor] })),
        ]}
        escolhidos={[uf ?? '']}
        aoEscolher={(valor) => filtrar({ uf: UFS.find((uma) => uma === valor) })}
      />
    </>
  );
}

/** The companies that the address asks for, of the whole reach or of one client. */
export function TabelaDeEmpresas({ endereco, clienteId, visoes }: Props) {
  const { estado, mudar, abrir } = endereco;
  const { termo, tipo, uf, qualidade, ordem, pagina } = estado;
  const compacto = useCelular();
  const podeExcluir = usePode('empresas:excluir');
  // A company is part of its client's record: the catalogue has no export of its own for it.
  const podeExportar = usePode('clientes:exportar');
  const podeCriar = usePode('empresas:criar') && clienteId !== undefined;
  const { excluir } = useAcoesDasEmpresas();
  const { confirmar, dialogo } = useConfirmar();
  const pedido = { termo, tipo, uf, qualidade, ordem, cliente: clienteId };
  const consulta = useQuery(paginaDeEmpresas(pedido, pagina));
  const filtrar = (mudanca: Partial<EstadoDasEmpresas>) => mudar({ ...mudanca, pagina: 1 }, true);
  const outrosFiltros = termo !== '' || tipo !== undefined || uf !== undefined;
  const filtrada = outrosFiltros || qualidade !== undefined;

  const perguntarEExcluir = async ({ id, razao_social }: Empresa) => {
    const sim = await confirmar({
      titulo: `Excluir ${razao_social}?`,
      texto: 'O cadastro e o logo da empresa deixam de existir.',
      confirmar: 'Excluir',
      perigo: true,
    });
    if (!sim) return;
    try {
      await excluir(id);
      avisar.sucesso({ titulo: 'Empresa excluída', mensagem: razao_social });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir a empresa', mensagem: mensagemDoErro(erro) });
    }
  };

  const vazio = filtrada ? (
    <EstadoVazio
      icone={IconFilterOff}
      acao={
        <Button
          variant="default"
          onClick={() =>
            filtrar({ termo: '', tipo: undefined, uf: undefined, qualidade: undefined })
          }
        >
          Limpar filtros
        </Button>
      }
    >
      {outrosFiltros ? 'Nenhuma empresa com estes filtros.' : 'Nada a corrigir.'}
    </EstadoVazio>
  ) : (
    <EstadoVazio
      icone={IconBuilding}
      acao={podeCriar && <Button onClick={() => abrir({ nova: true })}>Nova empresa</Button>}
    >
      {podeCriar
        ? 'Nenhuma empresa cadastrada. Informe um CNPJ para começar.'
        : 'Nenhuma empresa cadastrada.'}
    </EstadoVazio>
  );

  return (
    <>
      {clienteId === undefined && (
        <ChipsDeQualidade
          escolhido={qualidade}
          aoEscolher={(problema) => filtrar({ qualidade: problema })}
        />
      )}
      <Tabela
        rotulo="Empresas"
        oQue="as empresas"
        colunas={clienteId === undefined ? COLUNAS : COLUNAS_DO_CLIENTE}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.empresa}
        aoAbrir={({ id }) => abrir({ empresa: id })}
        dados={dadosDaConsulta(consulta, ({ empresas }) => empresas, EMPRESAS_POR_PAGINA)}
        vazio={vazio}
        acoesDaLinha={(empresa) => [
          { rotulo: 'Abrir', aoEscolher: () => abrir({ empresa: empresa.id }) },
          ...(podeExcluir
            ? [
                {
                  rotulo: 'Excluir',
                  perigo: true,
                  aoEscolher: () => void perguntarEExcluir(empresa),
                },
              ]
            : []),
        ]}
        filtros={<Filtros estado={estado} filtrar={filtrar} />}
        visoes={visoes}
        {...(podeExportar && {
          exportacao: {
            nome: 'empresas',
            buscarTodas: () => todasAsEmpresas(pedido),
            aoFalhar: (erro: unknown) =>
              avisar.erro({ titulo: 'Erro ao exportar', mensagem: mensagemDoErro(erro) }),
          },
        })}
      />
      {dialogo}
    </>
  );
}
