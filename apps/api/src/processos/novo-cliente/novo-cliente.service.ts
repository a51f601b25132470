import type { DocumentoDoNovo, NovoCliente } from '@dominio/contrato/clientes-cadastro';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { cpfRepetido } from '../../modules/clientes/cpf.service.ts';
import {
  conferirNovoCliente,
  inserirCliente,
  lerCliente,
} from '../../modules/clientes/ficha.service.ts';
import { darPapelNoCliente } from '../../modules/clientes/vinculo.service.ts';
import { criarContrato } from '../../modules/contratos/contratos.service.ts';
import { criarEmpresa, fraseDoCnpjTomado } from '../../modules/empresas/empresas.service.ts';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { exigirNaAlcada, exigirQuePossam } from '../quem-atende/quem-pode-atender.service.ts';

/** Puts a field of the request before the names of wrong fields of the work: `empresa.cnpj`. */
async function dentroDe<T>(campo: string, trabalho: Promise<T>): Promise<T> {
  try {
    return await trabalho;
  } catch (erro) {
    if (!(erro instanceof Recusa) || !erro.campos) throw erro;
    const campos = erro.campos.map((um) => ({ ...um, campo: `${campo}.${um.campo}` }));
    throw new Recusa(erro.codigo, { detail: erro.message, campos, cause: erro });
  }
}

function exigir({ ator }: Contexto, permissao: Permissao, detail: string): void {
  if (!pode(ator, permissao)) throw new Recusa('SEM_PERMISSAO', { detail });
}

const SEM_EMPRESAS = 'Você não tem permissão para cadastrar empresas.';

/**
 * Whether a document of a client that is being entered is taken: the sentence by which entering it
 * would be refused, or null.
 *
 * @throws Recusa 403 for a CNPJ without the permission to create a company.
 */
export async function conferirDocumento(ctx: Contexto, { cpf, cnpj }: DocumentoDoNovo) {
  if (cnpj !== undefined) exigir(ctx, 'empresas:criar', SEM_EMPRESAS);
  const doCpf = cpf ? await cpfRepetido(ctx, cpf) : null;
  return { repetido: doCpf ?? (cnpj ? await fraseDoCnpjTomado(ctx, cnpj) : null) };
}

/**
 * Links the creator, who would not see the client otherwise: as the person responsible for it, unless
 * somebody else, or nobody yet, is to be.
 */
async function vincularCriador(
  tx: ContextoDeTransacao,
  cliente_id: number,
  { responsavel_id }: NovoCliente,
): Promise<void> {
  const { usuarioId } = tx.ator;
  if (veTodosOsClientes(tx.ator)) return;
  const responde = responsavel_id === undefined || responsavel_id === usuarioId;
  await darPapelNoCliente(tx, usuarioId, cliente_id, responde ? 'responsavel' : 'apoio');
}

/** @throws Recusa 422 for somebody who may not answer for the client. */
async function vincularQuemResponde(
  tx: ContextoDeTransacao,
  cliente_id: number,
  responsavel_id: number,
): Promise<void> {
  // First: of somebody who is no active staff not even the name is told.
  await exigirQuePossam(tx, cliente_id, [responsavel_id], 'responsavel_id');
  await exigirNaAlcada(tx, [responsavel_id], 'responsavel_id');
  await darPapelNoCliente(tx, responsavel_id, cliente_id, 'responsavel');
}

/** Inserts the company and the contract that come with a client, and links who answers for it. */
async function gravarPartes(
  tx: ContextoDeTransacao,
  cliente_id: number,
  { nome, empresa, contrato, responsavel_id }: NovoCliente,
): Promise<void> {
  let empresa_id: number | null = null;
  const gravarEmpresa = async (dados: NonNullable<typeof empresa>) => {
    const razao_social = dados.razao_social || nome;
    const gravada = await criarEmpresa(tx, { ...dados, cliente_id, razao_social, tipo: 'matriz' });
    empresa_id = gravada.id;
  };
  await conferirTudo(
    () => responsavel_id && vincularQuemResponde(tx, cliente_id, responsavel_id),
    () => empresa && dentroDe('empresa', gravarEmpresa(empresa)),
    () =>
      contrato &&
      dentroDe(
        'contrato',
        criarContrato(tx, { responsavel_id, ...contrato, cliente_id, empresa_id }),
      ),
  );
}

/**
 * Inserts a client with its parts. One that is refused is inserted by its name alone, so that what is
 * wrong in its parts is told at once: the refusal takes all of it back.
 */
async function gravarTudo(tx: ContextoDeTransacao, novo: NovoCliente): Promise<number> {
  const { empresa: _empresa, contrato: _contrato, responsavel_id: _quem, ...campos } = novo;
  let aceitos: Parameters<typeof inserirCliente>[1] = { nome: novo.nome };
  const [, id] = await conferirTudo(
    async () => {
      aceitos = await conferirNovoCliente(tx, campos);
    },
    async () => {
      const inserido = await inserirCliente(tx, aceitos);
      await vincularCriador(tx, inserido, novo);
      await gravarPartes(tx, inserido, novo);
      return inserido;
    },
  );
  return id;
}

/**
 * Creates a client, with a company and a contract in draft if they are given: all or none. Who is named
 * as responsible is linked to it, and answers for the contract. So is a creator who does not see every
 * client, and would not see it otherwise.
 *
 * @throws Recusa 403 for a company or a contract without the permission to create one; 409 for a
 *   CPF, a CNPJ or a number that is taken; 422 for a person who may not be responsible.
 *   Their fields are named `responsavel_id`, `empresa.cnpj`, `contrato.responsavel_id`.
 */
export function criarCliente(ctx: Contexto, novo: NovoCliente) {
  const { empresa, contrato } = novo;
  if (empresa) exigir(ctx, 'empresas:criar', SEM_EMPRESAS);
  if (contrato) exigir(ctx, 'contratos:criar', 'Você não tem permissão para criar contratos.');
  return ctx.transacao(async (tx) => {
    const { usuarioId } = tx.ator;
    const responsaveis = [novo.responsavel_id, contrato?.responsavel_id].filter((um) => um != null);
    if (responsaveis.length > 0) {
      await segurarPessoas(tx, [...new Set([usuarioId, ...responsaveis])]);
    }
    const id = await gravarTudo(tx, novo);
    await tx.aoVivo.pedirReleitura([usuarioId], 'clientes', id);
    return lerCliente(tx, id);
  });
}
