import { DadosDeContaBancaria } from '@dominio/contrato/contas-bancarias-campos';
import { DadosDeContato } from '@dominio/contrato/contatos';
import type { ValorDaCorrecao } from '@dominio/contrato/correcoes';
import type { AlvoDaCorrecao } from '@dominio/contrato/correcoes-alvos';
import { mensagemPadrao } from '@dominio/contrato/mensagens';
import type { z } from 'zod';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { atualizarCliente } from '../clientes/ficha.service.ts';
import {
  atualizarContaBancaria,
  criarContaBancaria,
  excluirContaBancaria,
} from '../contas-bancarias/contas-bancarias.service.ts';
import {
  encerrarContaBancaria,
  reabrirContaBancaria,
} from '../contas-bancarias/encerramento.service.ts';
import { atualizarContato, criarContato, excluirContato } from '../contatos/contatos.service.ts';
import { reativarContato, substituirContato } from '../contatos/saida.service.ts';
import { atualizarEmpresa } from '../empresas/empresas.service.ts';
import type { Gravado } from './correcoes.rules.ts';

type Valores = Readonly<Record<string, ValorDaCorrecao>>;
/** The record that was written, as its service answers it. */
interface Escrito {
  readonly id: number;
  readonly versao: number;
}
type Executar = (tx: ContextoDeTransacao, id: number, valores: Valores) => Promise<Escrito>;

/** What was proposed, as the form that adds it takes it today. @throws Recusa 422. */
function lido<E extends z.ZodType>(esquema: E, valores: unknown): z.output<E> {
  const { success, data, error } = esquema.safeParse(valores, { error: mensagemPadrao });
  if (success) return data;
  throw dadosInvalidos(
    error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensagem: message })),
  );
}

/** How each kind is carried out: as by hand, with its checks, its version and its history. */
const EXECUTAR: Readonly<Record<AlvoDaCorrecao, Executar>> = {
  cliente: atualizarCliente,
  empresa: atualizarEmpresa,
  contato: atualizarContato,
  conta_bancaria: atualizarContaBancaria,
  novo_contato: (tx, cliente_id, valores) =>
    criarContato(tx, lido(DadosDeContato, { ...valores, cliente_id })),
  saida_de_contato: (tx, id) => substituirContato(tx, id, {}),
  nova_conta: (tx, cliente_id, valores) =>
    criarContaBancaria(tx, lido(DadosDeContaBancaria, { ...valores, cliente_id })),
  encerramento_de_conta: (tx, id, { encerrada_em }) =>
    encerrarContaBancaria(tx, id, { data: encerrada_em === null ? null : String(encerrada_em) }),
};

/**
 * Carries out the fields of a proposal that were accepted, in the register that they are of. Answers
 * the record that was written, and its version.
 *
 * @throws Recusa what the register's own service refuses.
 */
export async function executar(
  tx: ContextoDeTransacao,
  { alvo, alvo_id }: { readonly alvo: AlvoDaCorrecao; readonly alvo_id: number },
  aceitos: readonly { readonly campo: string; readonly proposto: ValorDaCorrecao }[],
): Promise<Escrito> {
  const valores = Object.fromEntries(aceitos.map(({ campo, proposto }) => [campo, proposto]));
  const { id, versao } = await EXECUTAR[alvo](tx, alvo_id, valores);
  return { id, versao };
}

type Desexecutar = (tx: ContextoDeTransacao, gravado: Gravado) => Promise<unknown>;

/** How each kind is taken back: as by hand too. */
const DESEXECUTAR: Readonly<Record<AlvoDaCorrecao, Desexecutar>> = {
  cliente: (tx, { id, versao, antes }) => atualizarCliente(tx, id, { ...antes, versao }),
  empresa: (tx, { id, versao, antes }) => atualizarEmpresa(tx, id, { ...antes, versao }),
  contato: (tx, { id, versao, antes }) => atualizarContato(tx, id, { ...antes, versao }),
  conta_bancaria: (tx, { id, versao, antes }) =>
    atualizarContaBancaria(tx, id, { ...antes, versao }),
  novo_contato: (tx, { id }) => excluirContato(tx, id),
  saida_de_contato: (tx, { id, versao }) => reativarContato(tx, id, { versao }),
  nova_conta: (tx, { id }) => excluirContaBancaria(tx, id),
  encerramento_de_conta: (tx, { id, versao }) => reabrirContaBancaria(tx, id, { versao }),
};

/**
 * Gives the register what it had before fields of a proposal were accepted.
 *
 * @throws Recusa what the register's own service refuses.
 */
export async function desexecutar(
  tx: ContextoDeTransacao,
  alvo: AlvoDaCorrecao,
  gravado: Gravado,
): Promise<void> {
  await DESEXECUTAR[alvo](tx, gravado);
}
