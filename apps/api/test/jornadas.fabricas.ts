import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { desc, eq } from 'drizzle-orm';
import { lerUsuario } from '../src/modules/pessoas/pessoas.service.ts';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import type { CofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import { emails } from '../src/platform/email/email.tables.ts';
import type { Plataforma } from '../src/platform/plataforma.ts';
import { criarAgendamento, criarTipo, type NovoAgendamento } from './factories/agendamentos.ts';
import { criarCliente, type NovoCliente } from './factories/clientes.ts';
import { criarContaBancaria } from './factories/contas-bancarias.ts';
import { criarContato } from './factories/contatos.ts';
import { conceder, criarGrupo, idsDasPermissoes } from './factories/grupos.ts';
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
  /** Permissions given directly, besides the group's. */
  readonly permissoes?: readonly Permissao[];
  /** Only for a person who will type it: hashing takes as long as in production. */
  readonly senha?: string;
};

const UM_DIA_MS = 86_400_000;

/**
 * What a browser test may ask of its application: records, the clock, the jobs. It runs in the
 * application's process, over its platform; arguments and answers are copied between the processes.
 */
export function criarFabricas(
  plataforma: Plataforma,
  cofre: CofreDeTokens,
  acertarRelogio: (instante: Date) => void,
) {
  const { banco, agora } = plataforma;
  return {
    /** A person of the staff, a consultant by default. */
    async pessoa({ permissoes = [], senha, ...dados }: NovaPessoa = {}) {
      const senha_hash = senha === undefined ? {} : { senha_hash: await cifrarSenha(senha) };
      const pessoa = await criarUsuario(banco, { ...dados, ...senha_hash });
      if (permissoes.length > 0) await conceder(banco, pessoa.id, ...permissoes);
      return pessoa;
    },
    /** A group with these permissions and no others, whose members see linked clients. Answers its id. */
    grupo: (permissoes: readonly Permissao[] = []) => criarGrupo(banco, permissoes),
    /** A client with its head office and a contract in force. */
    cliente: (dados?: NovoCliente) => criarCliente(banco, dados),
    contato: (dados?: Parameters<typeof criarContato>[1]) => criarContato(banco, dados),
    contaBancaria: (dados?: Parameters<typeof criarContaBancaria>[1]) =>
      criarContaBancaria(banco, dados),
    vincular: (usuarioId: number, clienteId: number) =>
      vincularCliente(banco, usuarioId, clienteId),
    time: (dados?: Parameters<typeof criarTime>[1]) => criarTime(banco, dados),
    tipo: (dados?: Parameters<typeof criarTipo>[1]) => criarTipo(banco, dados),
    /** An appointment of one hour, tomorrow at this hour by default; nobody is notified of it. */
    agendamento: (dados: NovoAgendamento = {}) =>
      criarAgendamento(banco, {
        data_hora_inicio: new Date(agora().getTime() + UM_DIA_MS),
        ...dados,
      }),
    /** What was mailed last to an address, once all that waits has been sent. */
    async carta(para: string): Promise<string | undefined> {
      await adiantarTrabalhos(banco);
      const dela = banco.select().from(emails).where(eq(emails.para, para));
      const [ultima] = await dela.orderBy(desc(emails.id)).limit(1);
      return ultima?.texto;
    },
    idsDasPermissoes: (...nomes: Permissao[]) => idsDasPermissoes(banco, ...nomes),

    /** A new session of a person, in the form of a login's answer. */
    async entrar(usuarioId: number) {
      const access_token = await entrarSemSenha(plataforma, cofre, usuarioId);
      return { access_token, user: await lerUsuario(banco, usuarioId) };
    },
    /** Sets the clocks of the application and the database. */
    async irPara(instante: Date): Promise<void> {
      acertarRelogio(instante);
      await acertarRelogioDoBanco(banco.$client, instante);
    },
    /** Runs delayed jobs, after a scheduled one if it is named. */
    async trabalhos(deHora?: string): Promise<void> {
      if (deHora !== undefined) await chegarAHora(banco, deHora);
      await adiantarTrabalhos(banco);
    },
  };
}

export type Fabricas = ReturnType<typeof criarFabricas>;
