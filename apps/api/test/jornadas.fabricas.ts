import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { lerUsuario } from '../src/modules/pessoas/pessoas.service.ts';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import type { CofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import type { Plataforma } from '../src/platform/plataforma.ts';
import { criarAgendamento, criarTipo, type NovoAgendamento } from './factories/agendamentos.ts';
import { criarCliente, type NovoCliente } from './factories/clientes.ts';
import { conceder, idsDasPermissoes } from './factories/grupos.ts';
import {
  criarTime,
  criarUsuario,
  type NovoUsuario,
  vincularCliente,
} from './factories/usuarios.ts';
import { acertarRelogioDoBanco } from './relogio-do-banco.ts';
import { entrarSemSenha } from './sessao.ts';
import { adiantarTrabalhos, chegarAHora } from './trabalhos.ts';

type NovaPessoa = NovoUsuario & {
  /** Of her own, besides the group's. */
  readonly permissoes?: readonly Permissao[];
  /** Only for who is to type it: it costs what it costs the product. */
  readonly senha?: string;
};

const UM_DIA_MS = 86_400_000;

/**
 * What a journey may ask of its application: records of its own, the clock, the jobs. It runs in the
 * application's process, over its very platform; arguments and answers are copied between the two.
 */
export function criarFabricas(
  plataforma: Plataforma,
  cofre: CofreDeTokens,
  acertarRelogio: (instante: Date) => void,
) {
  const { banco, agora } = plataforma;
  return {
    /** A person of the staff (a consultant unless said otherwise). */
    async pessoa({ permissoes = [], senha, ...dados }: NovaPessoa = {}) {
      const senha_hash = senha === undefined ? {} : { senha_hash: await cifrarSenha(senha) };
      const pessoa = await criarUsuario(banco, { ...dados, ...senha_hash });
      if (permissoes.length > 0) await conceder(banco, pessoa.id, ...permissoes);
      return pessoa;
    },
    /** A client with its head office and a contract in force. */
    cliente: (dados?: NovoCliente) => criarCliente(banco, dados),
    vincular: (usuarioId: number, clienteId: number) =>
      vincularCliente(banco, usuarioId, clienteId),
    time: (dados?: Parameters<typeof criarTime>[1]) => criarTime(banco, dados),
    tipo: (dados?: Parameters<typeof criarTipo>[1]) => criarTipo(banco, dados),
    /** An appointment of one hour (tomorrow at this hour unless said otherwise), which nobody is told of. */
    agendamento: (dados: NovoAgendamento = {}) =>
      criarAgendamento(banco, {
        data_hora_inicio: new Date(agora().getTime() + UM_DIA_MS),
        ...dados,
      }),
    idsDasPermissoes: (...nomes: Permissao[]) => idsDasPermissoes(banco, ...nomes),

    /** A session of somebody's, as an entry answers it. */
    async entrar(usuarioId: number) {
      const access_token = await entrarSemSenha(plataforma, cofre, usuarioId);
      return { access_token, user: await lerUsuario(banco, usuarioId) };
    },
    /** Moves the application's clock and the database's. */
    async irPara(instante: Date): Promise<void> {
      acertarRelogio(instante);
      await acertarRelogioDoBanco(banco.$client, instante);
    },
    /** Runs what was put off, and one of the jobs by clock before it. */
    async trabalhos(deHora?: string): Promise<void> {
      if (deHora !== undefined) await chegarAHora(banco, deHora);
      await adiantarTrabalhos(banco);
    },
  };
}

export type Fabricas = ReturnType<typeof criarFabricas>;
