import { GRUPO } from '@dominio/contrato/permissoes';
import type { Valor } from '../copiar.ts';
import { EQUIPE } from '../demo/equipe.ts';
import { cpfNumero } from '../documentos.ts';
import { apelidoDe } from '../pessoas-inventadas.ts';
import type { Sorteio } from '../sorteio.ts';
import { ate, type Lote, PRIMEIRO_GRUPO_LIVRE } from './cadastros.ts';
import type { ContatoDaFirma } from './do-cliente.ts';
import { nomeDePessoa } from './nomes.ts';
import type { Volumes } from './volumes.ts';

export interface PessoaDaFirma {
  readonly id: number;
  readonly nome: string;
  readonly timeId: number;
  readonly clienteIds: readonly number[];
}

interface Quadro {
  readonly sorteio: Sorteio;
  readonly volumes: Volumes;
  /** Clients of each team, in order of the teams' ids. */
  readonly carteiras: readonly (readonly number[])[];
  /** The people of the clients who have an account are some of these. */
  readonly contatos: readonly ContatoDaFirma[];
  readonly senhaHash: string;
  /** Number of groups that every installation has. */
  readonly gruposIniciais: number;
  readonly agora: Date;
}

const FIXOS = [EQUIPE.admin, EQUIPE.gestor, EQUIPE.consultor];
/** One in five of the staff is in an extra group. */
const UM_EM_CINCO = 5;
const HORA = 3_600_000;
const DIA = 24 * HORA;

/** Ids of people in order of registration: the staff and the clients' people alternate. */
function distribuirIds({ equipe, usuariosDeClientes }: Volumes) {
  const passo = Math.floor((equipe + usuariosDeClientes) / equipe);
  const todos = ate(equipe + usuariosDeClientes);
  const ehDaEquipe = (id: number) => id % passo === 1 % passo && id <= passo * equipe;
  return {
    daEquipe: todos.filter(ehDaEquipe),
    dosClientes: todos.filter((id) => !ehDaEquipe(id)),
  };
}

/**
 * The account of a contact of a client, counted from 0: the first contact of every client has one, then
 * the second.
 */
export function contasDosContatos(volumes: Volumes) {
  const { dosClientes } = distribuirIds(volumes);
  return (clienteId: number, contato: number): number | null =>
    dosClientes[contato * volumes.clientes + clienteId - 1] ?? null;
}

/** The group of the n-th person hired: first the leaders of the teams, then mostly consultants. */
function grupoDe({ sorteio, volumes, gruposIniciais }: Quadro, n: number): number {
  if (n < FIXOS.length + volumes.times) return GRUPO.gestor;
  if (sorteio.chance(0.04)) return sorteio.um([5, 6]);
  if (sorteio.chance(0.7)) return GRUPO.consultor;
  return PRIMEIRO_GRUPO_LIVRE + sorteio.inteiro(0, volumes.grupos - gruposIniciais - 1);
}

/** Sessions of the last month, all ended: nobody is signed in. */
function* sessoesDe(
  { sorteio, agora }: Quadro,
  id: number,
  quantas: number,
): Generator<readonly Valor[]> {
  for (let n = 0; n < quantas; n++) {
    const criada = agora.getTime() - sorteio.inteiro(DIA, 30 * DIA);
    const fim = new Date(criada + sorteio.inteiro(HORA / 2, 9 * HORA));
    const expira = new Date(criada + 30 * DIA);
    // The address is one reserved for documentation (RFC 5737).
    yield [id, new Date(criada), expira, fim, '203.0.113.7', 'Mozilla/5.0', fim, 'logout'];
  }
}

/** Everybody: the staff with their clients, the fixed accounts first, then the clients' people. */
export function pessoasDaFirma(quadro: Quadro): { equipe: PessoaDaFirma[]; lotes: Lote[] } {
  const { sorteio, volumes, carteiras, contatos, senhaHash, gruposIniciais } = quadro;
  const clientes = ate(volumes.clientes);
  const ids = distribuirIds(volumes);
  const usuarios: [id: number, ...resto: Valor[]][] = [];

  const equipe = ids.daEquipe.map((id, n): PessoaDaFirma => {
    const fixo = FIXOS[n];
    const nome = fixo?.nome ?? nomeDePessoa(sorteio);
    const email = fixo?.email ?? `${apelidoDe(nome)}.${id}@dominio.demo`;
    const timeId = fixo ? 1 : (n % volumes.times) + 1;
    const grupo = fixo?.grupo ?? grupoDe(quadro, n);
    usuarios.push([id, nome, email, cpfNumero(id), senhaHash, grupo, timeId, null]);
    const metade = Math.ceil(volumes.clientesPorPessoa / 2);
    const doTime = sorteio.alguns(carteiras[timeId - 1] ?? [], metade);
    const outros = clientes.filter((cliente) => !doTime.includes(cliente));
    const resto = sorteio.alguns(outros, volumes.clientesPorPessoa - doTime.length);
    return { id, nome, timeId, clienteIds: [...doTime, ...resto] };
  });
  for (const { usuarioId: id, nome, email, cpf, cliente } of contatos) {
    if (id === null) continue;
    const dele = cpf ?? cpfNumero(id);
    usuarios.push([id, nome, email, dele, senhaHash, GRUPO.cliente, null, cliente.id]);
  }

  return {
    equipe,
    lotes: [
      {
        tabela: 'usuarios',
        colunas: ['id', 'nome', 'email', 'cpf', 'senha_hash', 'grupo_id', 'time_id', 'client_id'],
        linhas: usuarios.toSorted(([a], [b]) => a - b),
      },
      {
        tabela: 'usuario_grupos',
        colunas: ['usuario_id', 'grupo_id'],
        linhas: equipe
          .filter((_, n) => n >= FIXOS.length && n % UM_EM_CINCO === 0)
          .map(({ id }, n) => [id, PRIMEIRO_GRUPO_LIVRE + (n % (volumes.grupos - gruposIniciais))]),
      },
      {
        tabela: 'usuario_clientes',
        colunas: ['usuario_id', 'cliente_id', 'papel'],
        linhas: equipe.flatMap(({ id, clienteIds }) =>
          clienteIds.map((cliente, i) => [id, cliente, i % 5 === 0 ? 'revisor' : 'responsavel']),
        ),
      },
      {
        tabela: 'sessoes',
        colunas: [
          ...['usuario_id', 'criada_em', 'expira_em', 'ultimo_uso_em', 'ip', 'agente'],
          ...['encerrada_em', 'motivo'],
        ],
        linhas: [
          ...ids.daEquipe.flatMap((id) => [...sessoesDe(quadro, id, 8)]),
          ...ids.dosClientes.flatMap((id) => [...sessoesDe(quadro, id, 1)]),
        ],
      },
    ],
  };
}
