import type { NovoCliente } from '@dominio/contrato/clientes-cadastro';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { inserirCliente, lerCliente } from '../../modules/clientes/ficha.service.ts';
import { vincularResponsavel } from '../../modules/clientes/vinculo.service.ts';
import { criarContrato } from '../../modules/contratos/contratos.service.ts';
import { criarEmpresa } from '../../modules/empresas/empresas.service.ts';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';

/** What is entered beside the client names its fields under its own. */
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

/** The company and the contract that a client begins with. */
async function gravarPartes(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  cliente: { id: number; nome: string },
  { empresa, contrato }: NovoCliente,
): Promise<void> {
  const cliente_id = cliente.id;
  const gravada =
    empresa &&
    (await dentroDe(
      'empresa',
      criarEmpresa(tx, aoVivo, {
        ...empresa,
        cliente_id,
        razao_social: empresa.razao_social || cliente.nome,
        tipo: 'matriz',
      }),
    ));
  if (!contrato) return;
  const empresa_id = gravada?.id ?? null;
  await dentroDe('contrato', criarContrato(tx, aoVivo, { ...contrato, cliente_id, empresa_id }));
}

/**
 * Enters a client, with its company and a contract in draft when they are given: all of it or none.
 * Whoever does not see every client is linked to it, or it would be out of reach.
 *
 * @throws Recusa 403 for a company or a contract without the permission to enter one; 409 for a CNPJ
 *   or a number that is taken; 422 for whoever may not answer for a contract. Their fields are named
 *   `empresa.cnpj`, `contrato.responsavel_id`.
 */
export function criarCliente(ctx: Contexto, aoVivo: AoVivo, novo: NovoCliente) {
  const { empresa, contrato, ...campos } = novo;
  if (empresa) exigir(ctx, 'empresas:criar', 'Você não tem permissão para cadastrar empresas.');
  if (contrato) exigir(ctx, 'contratos:criar', 'Você não tem permissão para criar contratos.');
  return ctx.transacao(async (tx) => {
    const { usuarioId } = tx.ator;
    const responsavel = contrato?.responsavel_id;
    if (responsavel) await segurarPessoas(tx, [usuarioId, responsavel]);
    const id = await inserirCliente(tx, campos);
    if (!veTodosOsClientes(tx.ator)) await vincularResponsavel(tx, aoVivo, usuarioId, [id]);
    await gravarPartes(tx, aoVivo, { id, nome: campos.nome }, novo);
    await aoVivo.pedirReleitura(tx.db, [usuarioId], 'clientes', id);
    return lerCliente(tx, id);
  });
}
