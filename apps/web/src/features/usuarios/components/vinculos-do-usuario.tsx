import { GRUPO } from '@dominio/contrato/permissoes';
import {
  NOME_DO_PAPEL,
  PAPEIS_DO_VINCULO,
  type PapelDoVinculo,
} from '@dominio/contrato/usuarios-acesso';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import type { PermissaoDaPessoa } from '@dominio/contrato/usuarios-vinculos';
import { useQuery } from '@tanstack/react-query';
import { Lido } from '../../../components/ui/lido.tsx';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { usePossui } from '../../../lib/permissoes.tsx';
import { clientesEfetivosOptions } from '../acesso.queries.ts';
import { origensEmLinha } from '../acesso.textos.ts';
import { gruposOptions } from '../usuarios.queries.ts';
import {
  clientesDaPessoaOptions,
  gravarClientes,
  gravarGrupos,
  gravarPermissoes,
  gruposDaPessoaOptions,
  permissoesDaPessoaOptions,
} from '../vinculos.queries.ts';
import classes from './acesso.module.css';
import { EscolhaDeVinculos } from './escolha-de-vinculos.tsx';
import { ExplicarPessoa } from './explicar-pessoa.tsx';

interface Props {
  usuario: UsuarioAberto;
}

const ACIMA_DO_SEU = 'Dá mais acesso do que o seu';

export function GruposDoUsuario({ usuario: { id, time_id, acoes } }: Props) {
  const todos = useQuery(gruposOptions(time_id));
  const dela = useQuery(gruposDaPessoaOptions(id));
  return (
    <Lido consulta={todos} oQue="os grupos">
      {(grupos) => (
        <Lido consulta={dela} oQue="os grupos">
          {({ grupos: escolhidos, versao }) => {
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
                    // A group that the caller could not give may still be taken away, which gives
                    // nobody anything.
                    impedimento:
                      grupo.acoes.conceder || ids.includes(grupo.id) ? undefined : ACIMA_DO_SEU,
                  }))}
                escolhidos={ids}
                podeGerir={acoes.editar}
                versao={versao}
                gravar={(grupo_ids, mais) => gravarGrupos(id, { grupo_ids, versao: mais.versao })}
              />
            );
          }}
        </Lido>
      )}
    </Lido>
  );
}

/** Names of the groups that give the person a permission. */
const gruposQueDao = ({ origens }: PermissaoDaPessoa) =>
  origens.filter(({ tipo }) => tipo !== 'usuario').map(({ nome }) => nome);

/** Which groups give the person a permission, in words; undefined for none. */
const doGrupo = (uma: PermissaoDaPessoa) =>
  gruposQueDao(uma)
    .map((nome) => `Pelo grupo ${nome}`)
    .join(', ') || undefined;

const notaDe = (uma: PermissaoDaPessoa) =>
  [uma.pedido && 'Pedida', uma.critica && 'Crítica', uma.direta && 'Direta', doGrupo(uma)]
    .filter(Boolean)
    .join(' · ') || undefined;

const nomeDe = ({ modulo, acao }: PermissaoDaPessoa) => `${modulo}:${acao}`;

/**
 * The permissions that the person requested, with the reason; they are given by the boxes below.
 */
function Pedidas({ permissoes }: { permissoes: readonly PermissaoDaPessoa[] }) {
  if (permissoes.length === 0) return null;
  return (
    <section className={classes.pedidas} aria-label="Pedidos em aberto">
      <h3>Pedidos em aberto</h3>
      <ul>
        {permissoes.map(({ id, nome, pedido }) => (
          <li key={id}>
            <p>{nome}</p>
            {pedido && (
              <p className={classes.motivo}>
                Em {formatarDataHora(pedido.pedido_em)}: {pedido.motivo}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PermissoesDoUsuario({ usuario: { id, nome, acoes } }: Props) {
  const possuo = usePossui();
  return (
    <Lido consulta={useQuery(permissoesDaPessoaOptions(id))} oQue="as permissões">
      {({ permissoes, disponiveis, versao }) => {
        const diretas = permissoes.filter(({ direta }) => direta).map((uma) => uma.id);
        const pedidas = disponiveis.filter(({ pedido }) => pedido !== null);
        const todas = [
          ...pedidas,
          ...permissoes,
          ...disponiveis.filter(({ pedido }) => pedido === null),
        ];
        const dosGrupos = permissoes.filter((uma) => doGrupo(uma) !== undefined);
        const grupos = new Set(dosGrupos.flatMap(gruposQueDao));
        return (
          <>
            <Pedidas permissoes={pedidas} />
            <ExplicarPessoa
              pessoa={{ id, nome }}
              pergunta="Por que tem esta permissão?"
              oQue="uma permissão"
              opcoes={todas.map((uma) => ({ valor: nomeDe(uma), nome: uma.nome }))}
              sobre={(permissao) => ({ permissao })}
            />
            <EscolhaDeVinculos
              oQue="permissões"
              opcoes={todas.map((uma) => ({
                id: uma.id,
                nome: uma.nome,
                nota: notaDe(uma),
                fixa: !uma.direta && doGrupo(uma) !== undefined,
                impedimento: possuo(uma) ? undefined : 'Você não possui esta permissão',
              }))}
              escolhidos={diretas}
              herdados={{ quantos: dosGrupos.length, grupos: grupos.size }}
              podeGerir={acoes.editar}
              versao={versao}
              gravar={(permissao_ids, mais) =>
                gravarPermissoes(id, { permissao_ids, versao: mais.versao })
              }
            />
          </>
        );
      }}
    </Lido>
  );
}

const PAPEIS = PAPEIS_DO_VINCULO.map((value) => ({ value, label: NOME_DO_PAPEL[value] }));

export function ClientesDoUsuario({ usuario: { id, nome, acoes } }: Props) {
  const todos = useQuery(clientesVinculaveisOptions());
  const dele = useQuery(clientesDaPessoaOptions(id));
  const efetivos = useQuery(clientesEfetivosOptions(id));
  return (
    <Lido consulta={todos} oQue="os clientes">
      {(clientes) => (
        <Lido consulta={dele} oQue="os clientes">
          {({ clientes: escolhidos, versao }) => (
            <Lido consulta={efetivos} oQue="os clientes">
              {({ todos: porTodos, clientes: vistos }) => {
                const notas = new Map(
                  vistos.map(({ id: cliente, origens }) => [
                    cliente,
                    origensEmLinha(origens.filter(({ motivo }) => motivo !== 'vinculo')),
                  ]),
                );
                return (
                  <>
                    {porTodos.length > 0 && (
                      <p className={classes.nota}>
                        Vê todos os clientes. {origensEmLinha(porTodos)}.
                      </p>
                    )}
                    <ExplicarPessoa
                      pessoa={{ id, nome }}
                      pergunta="Por que vê este cliente?"
                      oQue="um cliente"
                      opcoes={clientes.map((cliente) => ({
                        valor: String(cliente.id),
                        nome: cliente.nome,
                      }))}
                      sobre={(cliente) => ({ cliente_id: Number(cliente) })}
                    />
                    <EscolhaDeVinculos
                      oQue="clientes"
                      opcoes={clientes.map((cliente) => ({
                        ...cliente,
                        nota: notas.get(cliente.id),
                      }))}
                      escolhidos={escolhidos.map((cliente) => cliente.id)}
                      podeGerir={acoes.editar}
                      versao={versao}
                      complemento={{
                        rotulo: 'Papel',
                        opcoes: PAPEIS,
                        iniciais: new Map(escolhidos.map((um) => [um.id, um.papel])),
                        padrao: 'responsavel',
                      }}
                      gravar={(cliente_ids, { complementos, ...mais }) =>
                        gravarClientes(id, {
                          cliente_ids,
                          papeis: cliente_ids.flatMap((cliente_id) => {
                            const papel = complementos.get(cliente_id) as PapelDoVinculo;
                            return papel ? [{ cliente_id, papel }] : [];
                          }),
                          versao: mais.versao,
                        })
                      }
                    />
                  </>
                );
              }}
            </Lido>
          )}
        </Lido>
      )}
    </Lido>
  );
}
