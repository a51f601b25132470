import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { noTrabalhoDe } from '../../platform/sementes.ts';
import { CONTA_DO_CLIENTE } from '../demo/equipe.ts';
import { celularNumero } from '../municipios.ts';
import { apelidoDe, dominioDe, empregadoNumero } from '../pessoas-inventadas.ts';
import type { Sorteio } from '../sorteio.ts';
import type { Lote } from './cadastros.ts';
import { type ClienteDaFirma, diasDeCliente } from './clientes.ts';

/** Who there is at a client, and the account with which they see its area. */
export interface ContatoDaFirma {
  readonly cliente: ClienteDaFirma;
  readonly nome: string;
  readonly email: string;
  readonly cargo: string;
  readonly papeis: readonly string[];
  /** Of a partner, in whose name the register has it. */
  readonly cpf: string | null;
  readonly usuarioId: number | null;
}

/** Who works at each client: who pays, and who has the files. */
const EMPREGADOS = [
  { cargo: 'Analista financeiro', papeis: ['financeiro'] },
  { cargo: 'Assistente administrativo', papeis: ['aprovador'] },
] as const;
const DIRECAO = { cargo: 'Direção', papeis: ['decisor'], cpf: null };

export const CONTATOS_POR_CLIENTE = 1 + EMPREGADOS.length;

/** Who runs a client: the partner who does, by its register. */
function direcaoDe({ socios: [socio], id }: ClienteDaFirma) {
  if (!socio) return { ...DIRECAO, nome: empregadoNumero(id, 0) };
  const { nome, qualificacao, cpf_cnpj: cpf } = socio;
  return { nome, cargo: qualificacao ?? DIRECAO.cargo, papeis: ['decisor', 'socio'], cpf };
}

/** Three contacts of each client; those who have an account have the id that `contaDe` answers. */
export function contatosDaFirma(
  clientes: readonly ClienteDaFirma[],
  contaDe: (clienteId: number, contato: number) => number | null,
): ContatoDaFirma[] {
  return clientes.flatMap((cliente) => {
    const dominio = dominioDe(cliente.nome);
    const empregados = EMPREGADOS.map((um, i) => ({
      ...um,
      nome: empregadoNumero(cliente.id, i + 1),
      cpf: null,
    }));
    return [direcaoDe(cliente), ...empregados].map((um, i) => ({
      ...um,
      cliente,
      usuarioId: contaDe(cliente.id, i),
      email:
        cliente.id === 1 && i === 0 ? CONTA_DO_CLIENTE.email : `${apelidoDe(um.nome)}@${dominio}`,
    }));
  });
}

export const loteDeContatos = (contatos: readonly ContatoDaFirma[]): Lote => ({
  tabela: 'contatos',
  colunas: [
    ...['cliente_id', 'empresa_id', 'nome', 'cargo', 'papeis', 'email', 'telefone', 'usuario_id'],
    ...['recebe_nps', 'recebe_documentos', 'criado_em', 'atualizado_em'],
  ],
  linhas: contatos.map(({ cliente, nome, cargo, papeis, email, usuarioId }, i) => {
    const decide = papeis.includes('decisor');
    // Who has access has to see the page that lets others in.
    const todos = decide && usuarioId ? [...papeis, 'administrador_cliente'] : papeis;
    const em = noTrabalhoDe(cliente.desde, i);
    return [
      ...[cliente.id, cliente.id, nome, cargo, `{${todos.join(',')}}`, email],
      ...[celularNumero(i, cliente.municipio), usuarioId, decide, !decide, em, em],
    ];
  }),
});

/** Notes of each client, one of them pinned. */
const NOTAS = [
  'O escritório deles fecha das 12h às 13h30.',
  'Combinado: extratos até o dia 28.',
  'Estuda abrir mais um endereço no próximo semestre.',
] as const;

/** Notes are of the last two years; a weekend takes up to two days back. */
const DIAS_DE_NOTAS = 730;
const FIM_DE_SEMANA = 2;

interface Autor {
  readonly id: number;
  readonly clienteIds: readonly number[];
}

/** Three notes of each client while it was one, by who of the firm serves it; else by the administrator. */
export function notasDaFirma(
  sorteio: Sorteio,
  clientes: readonly ClienteDaFirma[],
  autores: readonly Autor[],
  agora: Date,
): Lote {
  const hoje = dataCivil(agora);
  const equipeDe = new Map<number, number[]>();
  for (const { id, clienteIds } of autores) {
    for (const cliente of clienteIds) {
      const dele = equipeDe.get(cliente);
      if (dele) dele.push(id);
      else equipeDe.set(cliente, [id]);
    }
  }
  const administradores = autores.slice(0, 1).map(({ id }) => id);
  return {
    tabela: 'notas',
    colunas: ['cliente_id', 'texto', 'fixada', 'autor_id', 'criado_em', 'atualizado_em'],
    linhas: clientes.flatMap((cliente) => {
      const ultimo = Math.min(DIAS_DE_NOTAS, diasDeCliente(cliente, hoje) - FIM_DE_SEMANA);
      return NOTAS.map((texto, i) => {
        const dia = somarDias(cliente.ate ?? hoje, -sorteio.inteiro(1, ultimo));
        const em = noTrabalhoDe(dia, cliente.id + i);
        const autor = sorteio.um(equipeDe.get(cliente.id) ?? administradores);
        return [cliente.id, texto, i === 0 && cliente.ate === null, autor, em, em];
      });
    }),
  };
}

/** The banks of the firm's clients, by ISPB: Itaú, Banco do Brasil, Bradesco and Santander. */
const BANCOS = ['60701190', '00000000', '60746948', '90400888'] as const;

/** Two accounts of each client: one in a bank, and its card; closed with the company. */
export function contasDaFirma(sorteio: Sorteio, clientes: readonly ClienteDaFirma[]): Lote {
  return {
    tabela: 'contas_bancarias',
    colunas: [
      ...['cliente_id', 'empresa_id', 'nome', 'tipo', 'apelido', 'banco_ispb', 'agencia'],
      ...['conta', 'digito', 'forma_extrato', 'dia_fechamento_fatura', 'encerrada_em'],
      ...['criado_em', 'atualizado_em'],
    ],
    linhas: clientes.flatMap(({ id, desde, ate }) => {
      const banco = BANCOS[id % BANCOS.length] ?? null;
      const agencia = String(sorteio.inteiro(1_000, 9_999));
      const conta = String(sorteio.inteiro(10_000, 99_999));
      const digito = String(sorteio.inteiro(0, 9));
      const final = String(sorteio.inteiro(1_000, 9_999));
      const [movimento, cartao] = ['Conta movimento', 'Cartão corporativo'];
      const dia = sorteio.inteiro(1, 28);
      const em = noTrabalhoDe(desde, id);
      const contas = [
        [id, id, movimento, 'corrente', movimento, banco, agencia, conta, digito, 'ofx', null, ate],
        [id, id, cartao, 'cartao', cartao, banco, null, final, null, 'csv', dia, ate],
      ];
      return contas.map((uma) => [...uma, em, em]);
    }),
  };
}
