import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import type { Empresa } from '@dominio/contrato/empresas';
import { temPermissao } from '@dominio/contrato/permissoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { LimiteDeErro } from '../../../components/ui/limite-de-erro.tsx';
import { numeroEscrito } from '../../../features/contas-bancarias/contas-bancarias.registro.ts';
import { papeisEscritos } from '../../../features/contatos/contatos.registro.ts';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import {
  contasDaEmpresaOptions,
  contatosDaEmpresaOptions,
  contratosDaEmpresaOptions,
} from './ligados-a-empresa.queries.ts';
import { SecaoDaEmpresa } from './secao-da-empresa.tsx';

interface Props {
  empresa: Pick<Empresa, 'id' | 'cliente_id'>;
}

const juntos = (...partes: readonly (string | null | undefined | false)[]) =>
  partes.filter(Boolean).join(' · ');

/** How an address of a page of one client begins: it selects the company's, where it is not selected. */
function useNoCliente({ cliente_id }: Props['empresa']) {
  const selecionado = useClienteSelecionado((estado) => estado.cliente?.id);
  return (pagina: string) =>
    selecionado === cliente_id ? `${pagina}?` : `${pagina}?cliente_id=${cliente_id}&`;
}

function Contratos({ empresa: { id } }: Props) {
  return (
    <SecaoDaEmpresa
      titulo="Contratos"
      oQue="os contratos"
      consulta={useQuery(contratosDaEmpresaOptions(id))}
      todos={{ rotulo: 'Ver contratos', para: `/contratos?empresa_id=${id}` }}
      vazio="Nenhum contrato desta empresa."
      linha={({ id: contrato, numero_contrato, status_contrato, servicos }) => ({
        id: contrato,
        titulo: `${numero_contrato} · ${NOME_DO_STATUS[status_contrato]}`,
        detalhe: servicos.map(({ nome }) => nome).join(', '),
        para: `/contratos?contrato=${contrato}`,
      })}
    />
  );
}

function Contas({ empresa }: Props) {
  const em = useNoCliente(empresa)('/contas-bancarias');
  return (
    <SecaoDaEmpresa
      titulo="Contas bancárias"
      oQue="as contas bancárias"
      consulta={useQuery(contasDaEmpresaOptions(empresa.id))}
      todos={{ rotulo: 'Ver contas', para: `${em}empresa_id=${empresa.id}` }}
      vazio="Nenhuma conta em uso desta empresa."
      linha={(conta) => ({
        id: conta.id,
        titulo: conta.nome,
        detalhe: juntos(
          NOME_DO_TIPO[conta.tipo],
          // One without a nickname is called by its bank and number already.
          ...[conta.banco_nome, numeroEscrito(conta)].filter(
            (parte) => parte && !conta.nome.includes(parte),
          ),
        ),
        para: `${em}empresa_id=${empresa.id}&conta=${conta.id}`,
      })}
    />
  );
}

function Contatos({ empresa }: Props) {
  const em = useNoCliente(empresa)('/contatos-importantes');
  return (
    <SecaoDaEmpresa
      titulo="Contatos"
      oQue="os contatos"
      consulta={useQuery(contatosDaEmpresaOptions(empresa.id))}
      todos={{ rotulo: 'Ver contatos', para: `${em}empresa_id=${empresa.id}` }}
      vazio="Nenhum contato desta empresa."
      linha={(contato) => ({
        id: contato.id,
        titulo: contato.nome,
        detalhe: juntos(contato.cargo, papeisEscritos(contato)),
        para: `${em}empresa_id=${empresa.id}&contato=${contato.id}`,
      })}
    />
  );
}

interface Ligado {
  readonly oQue: string;
  readonly permissao: Permissao;
  readonly conteudo: ComponentType<Props>;
}

/** What other nouns have of a company, in the order of its panel; one adds its own by a row here. */
const LIGADOS: readonly Ligado[] = [
  { oQue: 'os contratos', permissao: 'contratos:visualizar', conteudo: Contratos },
  { oQue: 'as contas bancárias', permissao: 'contas_bancarias:visualizar', conteudo: Contas },
  { oQue: 'os contatos', permissao: 'contatos_importantes:visualizar', conteudo: Contatos },
];

/** A company's contracts, bank accounts and contacts, of those that the person may see (page book #20). */
export function LigadosAEmpresa({ empresa }: Props) {
  const { permissions } = usePermissoes();
  return LIGADOS.filter(({ permissao }) => temPermissao(permissions, permissao)).map(
    ({ oQue, permissao, conteudo: Conteudo }) => (
      <LimiteDeErro
        key={permissao}
        desenhar={(_erro, tentar) => <ErroDaRegiao oQue={oQue} aoTentar={tentar} />}
      >
        <Conteudo empresa={empresa} />
      </LimiteDeErro>
    ),
  );
}
