import type { MudancaDeCliente, ResultadoDaMudanca } from '@dominio/contrato/empresas-mover';
import { desfazerMudanca, guardarMudanca } from '../../modules/empresas/mudancas.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { RegistroDeAuditoria } from '../../platform/auditoria/auditoria.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './mover-empresas.repository.ts';
import {
  contraDesfazer,
  type Ido,
  type Leitor,
  type Movimento,
  movimentoDe,
  planejar,
  quantosDe,
  type Situacao,
} from './mover-empresas.rules.ts';

const SEM_CLIENTE_NA_VOLTA =
  'Quem responde pelo extrato de uma das contas não tem o cliente de antes. A mudança já não pode ser desfeita.';

const leitorDe = ({ ator }: Contexto): Leitor => ({
  contratos: pode(ator, 'contratos:visualizar'),
  contatos: pode(ator, 'contatos_importantes:visualizar'),
  contas: pode(ator, 'contas_bancarias:visualizar'),
});

/**
 * Whoever has a client as a substitute alone would keep its companies by moving them.
 *
 * @throws Recusa 404 for a client out of reach.
 */
async function exigirClientes(tx: Contexto, ids: readonly number[]): Promise<void> {
  const quantos = await repo.contarClientes(tx.db, semSubstituicoes(tx.ator), ids);
  if (quantos < new Set(ids).size) throw naoEncontrado('Cliente não encontrado.');
}

/** Holds the companies and reads them; a contact that came between the two is not held. */
async function segurar(
  tx: ContextoDeTransacao,
  ids: readonly number[],
  para: number,
): Promise<Situacao> {
  const presos = await repo.travar(tx.db, ids, para);
  const situacao = await repo.lerSituacao(tx.db, semSubstituicoes(tx.ator), ids, para);
  if (situacao.contatos.every(({ id }) => presos.has(id))) return situacao;
  throw estadoInvalido('Os contatos destas empresas mudaram agora mesmo. Tente de novo.');
}

/** What the log calls each kind's going to another client, and its coming back. */
const ACOES = {
  ida: { empresa: 'movida', conta_bancaria: 'movida', contato: 'movido' },
  volta: { empresa: 'devolvida', conta_bancaria: 'devolvida', contato: 'devolvido' },
} as const;
type Sentido = keyof typeof ACOES;

/** What the log says of the records, each under the client that it has from now on. */
async function anotar(
  tx: ContextoDeTransacao,
  movimento: Movimento,
  { empresas }: Situacao,
  sentido: Sentido,
): Promise<void> {
  const nomes = new Map(empresas.map(({ id, razao_social }) => [id, razao_social]));
  const clientes = ({ de }: Ido) =>
    sentido === 'ida' ? ([de, movimento.para] as const) : ([movimento.para, de] as const);
  const ida = (tipo: keyof (typeof ACOES)[Sentido]) => (um: Ido) => {
    const [de, para] = clientes(um);
    return {
      acao: `${tipo}.${ACOES[sentido][tipo]}`,
      objeto: { tipo, id: um.id },
      clienteId: para,
      antes: { cliente_id: de },
      depois: { cliente_id: para },
    } satisfies RegistroDeAuditoria;
  };
  // The client that a company leaves is told of it too, and not where the company goes.
  const saida = (um: Ido) => {
    const [de] = clientes(um);
    return {
      acao: 'empresa.saiu',
      objeto: { tipo: 'empresa', id: um.id },
      clienteId: de,
      antes: { razao_social: nomes.get(um.id) },
      depois: { razao_social: nomes.get(um.id) },
    } satisfies RegistroDeAuditoria;
  };
  await tx.auditar(
    ...movimento.empresas.map(saida),
    ...movimento.empresas.map((um) => {
      const nome = { razao_social: nomes.get(um.id) };
      const { antes, depois, ...resto } = ida('empresa')(um);
      return { ...resto, antes: { ...antes, ...nome }, depois: { ...depois, ...nome } };
    }),
    ...movimento.contas.map(ida('conta_bancaria')),
    ...movimento.contatos.map(ida('contato')),
  );
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes');
}

/**
 * Moves companies to another client, with their accounts and contacts: all of them or none.
 *
 * @throws Recusa 404 where a company or the client is out of reach, or had as a substitute alone; 409
 *   with `recusas` where one of them may not go.
 */
export function moverEmpresas(
  ctx: Contexto,
  { empresa_ids: ids, cliente_id: para, simular }: MudancaDeCliente,
): Promise<ResultadoDaMudanca> {
  return ctx.transacao(async (tx) => {
    await exigirClientes(tx, [para]);
    const situacao = simular
      ? await repo.lerSituacao(tx.db, semSubstituicoes(tx.ator), ids, para)
      : await segurar(tx, ids, para);
    if (situacao.empresas.length < ids.length) throw naoEncontrado('Empresa não encontrada.');
    const leitor = leitorDe(tx);
    const { vao, recusas } = planejar(situacao, para, leitor);
    const movimento = movimentoDe(vao, para);
    const quantos = quantosDe(movimento, leitor);
    if (simular) return { ...quantos, recusas, simulado: true, mudanca_id: null };
    const [primeira] = recusas;
    if (primeira) {
      const detail = `${primeira.razao_social}: ${primeira.motivo}`;
      throw new Recusa('ESTADO_INVALIDO', { detail, extras: { recusas } });
    }
    await repo.gravarClientes(tx.db, movimento, () => para, escritaDe(tx));
    await anotar(tx, movimento, situacao, 'ida');
    const mudanca_id = await guardarMudanca(tx, 'cliente', movimento);
    return { ...quantos, recusas, simulado: false, mudanca_id };
  });
}

/**
 * Gives companies, and what went along, back to the clients that they had.
 *
 * @throws Recusa 404 where it is none, or one of the clients is out of reach; 409 where it was undone
 *   already, anything about the companies changed since, or who answers for an account lacks its client.
 */
export function desfazerMovimento(ctx: Contexto, id: number) {
  return ctx.transacao((tx) =>
    desfazerMudanca(
      tx,
      { tipo: 'cliente', id },
      ({ para, empresas }: Movimento) =>
        exigirClientes(tx, [...new Set([para, ...empresas.map(({ de }) => de)])]),
      async (movimento) => {
        const ids = movimento.empresas.map((uma) => uma.id);
        const situacao = await segurar(tx, ids, movimento.para);
        const contra = contraDesfazer(movimento, situacao);
        if (contra) throw estadoInvalido(contra);
        if (await repo.faltaClienteNaVolta(tx.db, movimento.contas)) {
          throw estadoInvalido(SEM_CLIENTE_NA_VOLTA);
        }
        await repo.gravarClientes(tx.db, movimento, ({ de }) => de, escritaDe(tx));
        await anotar(tx, movimento, situacao, 'volta');
        return quantosDe(movimento, leitorDe(tx));
      },
    ),
  );
}
