import { GRUPO } from '@dominio/contrato/permissoes';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import type { PermissaoDaPessoa } from '@dominio/contrato/usuarios-vinculos';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { clientesOptions, gruposOptions } from '../usuarios.queries.ts';
import {
  clientesDaPessoaOptions,
  gravarClientes,
  gravarGrupos,
  gravarPermissoes,
  gruposDaPessoaOptions,
  permissoesDaPessoaOptions,
} from '../vinculos.queries.ts';
import { EscolhaDeVinculos } from './escolha-de-vinculos.tsx';

interface Props {
  usuario: UsuarioAberto;
}

/** What a tab chooses from, once it is there. */
function Lido<T>(props: {
  consulta: UseQueryResult<T>;
  oQue: string;
  children: (dados: T) => ReactNode;
}) {
  const { data, error, refetch, isFetching } = props.consulta;
  if (data !== undefined) return props.children(data);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={props.oQue}
      detalhe={mensagemDoErro(error)}
      aoTentar={() => void refetch()}
      tentando={isFetching}
    />
  );
}

export function GruposDoUsuario({ usuario: { id, acoes } }: Props) {
  const todos = useQuery(gruposOptions());
  const dela = useQuery(gruposDaPessoaOptions(id));
  return (
    <Lido consulta={todos} oQue="os grupos">
      {(grupos) => (
        <Lido consulta={dela} oQue="os grupos">
          {({ grupos: escolhidos }) => {
            const ids = escolhidos.map((grupo) => grupo.id);
            const principal = escolhidos.find((grupo) => grupo.principal)?.id;
            return (
              <EscolhaDeVinculos
                oQue="grupos"
                opcoes={grupos
                  .filter((grupo) => grupo.id !== GRUPO.cliente || grupo.id === principal)
                  .map((grupo) => ({
                    ...grupo,
                    fixa: grupo.id === principal,
                    nota: grupo.id === principal ? 'Grupo principal' : undefined,
                  }))}
                escolhidos={ids}
                podeGerir={acoes.editar}
                gravar={(novos) => gravarGrupos(id, novos)}
              />
            );
          }}
        </Lido>
      )}
    </Lido>
  );
}

/** Where a permission comes from besides the person, in words. */
const notaDe = ({ origens }: PermissaoDaPessoa) =>
  origens
    .filter(({ tipo }) => tipo !== 'usuario')
    .map(({ nome }) => `Pelo grupo ${nome}`)
    .join(', ') || undefined;

export function PermissoesDoUsuario({ usuario: { id, acoes } }: Props) {
  return (
    <Lido consulta={useQuery(permissoesDaPessoaOptions(id))} oQue="as permissões">
      {({ permissoes, disponiveis }) => {
        const diretas = permissoes.filter(({ direta }) => direta).map((uma) => uma.id);
        return (
          <EscolhaDeVinculos
            oQue="permissões"
            opcoes={[...permissoes, ...disponiveis].map((uma) => ({
              id: uma.id,
              nome: uma.nome,
              nota: notaDe(uma),
              fixa: !uma.direta && notaDe(uma) !== undefined,
            }))}
            escolhidos={diretas}
            podeGerir={acoes.editar}
            gravar={(novas) => gravarPermissoes(id, novas)}
          />
        );
      }}
    </Lido>
  );
}

export function ClientesDoUsuario({ usuario: { id, acoes } }: Props) {
  const todos = useQuery(clientesOptions());
  const dele = useQuery(clientesDaPessoaOptions(id));
  return (
    <Lido consulta={todos} oQue="os clientes">
      {(clientes) => (
        <Lido consulta={dele} oQue="os clientes">
          {({ clientes: escolhidos }) => {
            const ids = escolhidos.map((cliente) => cliente.id);
            return (
              <EscolhaDeVinculos
                oQue="clientes"
                opcoes={clientes}
                escolhidos={ids}
                podeGerir={acoes.editar}
                gravar={(novos) => gravarClientes(id, novos)}
              />
            );
          }}
        </Lido>
      )}
    </Lido>
  );
}
