import { isDeepStrictEqual } from 'node:util';
import type { EdicaoDeContrato } from '@dominio/contrato/contratos';
import { dataCivil } from '@dominio/contrato/datas';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, sqlstate } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { exigirEmpresaDoCliente } from '../empresas/do-cliente.service.ts';
import { registrarAditivo, vigenciaDoAditivo } from './aditivos/aditivos.service.ts';
import { CAMPOS } from './contratos.campos.ts';
import * as repo from './contratos.repository.ts';
import { podeExcluir, terminou } from './contratos.rules.ts';
import {
  abrirContrato,
  apresentar,
  exigirContrato,
  exigirValorVisivel,
  exigirVigencia,
  lerContrato,
  numeroRepetido,
} from './contratos.service.ts';
import { designar } from './opcoes.service.ts';
import { gravar as gravarServicos } from './servicos-do-contrato.repository.ts';
import {
  exigirServicosUnicos,
  servicosEmTexto,
  servicosPedidos,
} from './servicos-do-contrato.service.ts';

const NUMERO_REPETIDO = '23505';
const objeto = (id: number) => ({ tipo: 'contrato', id });

/** @throws Recusa 409 for a version other than the row's. */
export const exigirVersaoDoContrato = (
  tx: ContextoDeTransacao,
  linha: repo.LinhaDeContrato,
  versao: number | undefined,
) => exigirVersao(tx, 'contratos', linha, versao, (esta) => apresentar(tx, esta));

/** Locks a contract for a change, and refuses a version other than the row's. */
export async function abrirParaGravar(
  tx: ContextoDeTransacao,
  id: number,
  versao: number | undefined,
) {
  const linha = await abrirContrato(tx, id);
  await exigirVersaoDoContrato(tx, linha, versao);
  return linha;
}

/** Has the caller's other tabs read the client anew. */
export const avisarAbas = (tx: ContextoDeTransacao, clienteId: number) =>
  tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', clienteId);

/**
 * Changes the terms of a contract that has not ended. If it is in force, the change is an
 * amendment, and so is what only its description tells. What changes nothing is not written.
 *
 * @throws Recusa 404; 409 for a stale version, an ended contract and a number that is taken; 422
 *   for a company of another client, an end before the beginning, people who may not be named, an
 *   amount from somebody who may not see amounts, an amendment in effect before its contract, and a
 *   service that another active contract of the company has.
 */
export async function atualizarContrato(
  ctx: Contexto,
  id: number,
  { versao, aditivo, ...edicao }: EdicaoDeContrato,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const linha = await abrirParaGravar(tx, id, versao);
      if (terminou(linha.status_contrato)) {
        throw estadoInvalido('Um contrato encerrado ou cancelado não pode ser alterado.');
      }
      const antes = CAMPOS.de(linha);
      const { responsavel_id, time_id } = antes;
      const campos = {
        ...antes,
        ...CAMPOS.de(edicao),
        numero_contrato: edicao.numero_contrato || antes.numero_contrato,
      };
      // People named before may have left since: only newly named ones are checked.
      const designados = {
        responsavel_id: campos.responsavel_id === responsavel_id ? null : campos.responsavel_id,
        time_id: campos.time_id === time_id ? null : campos.time_id,
      };
      const hoje = dataCivil(tx.agora());
      const comServicos = async () => {
        const servicos = await servicosPedidos(tx, linha.servicos, edicao.servicos);
        const depois = { ...campos, servicos };
        const vigencia_em = vigenciaDoAditivo(linha, depois, aditivo ?? {}, hoje);
        return { servicos, vigencia_em };
      };
      const [{ servicos, vigencia_em }] = await conferirTudo(
        comServicos,
        () =>
          exigirEmpresaDoCliente(tx, {
            clienteId: linha.cliente_id,
            empresaId: edicao.empresa_id,
            antes: antes.empresa_id,
          }),
        () => exigirVigencia(campos),
        () => exigirValorVisivel(tx, edicao),
        () => designar(tx, linha.cliente_id, designados),
      );
      if (linha.status_contrato === 'ATIVO') {
        // Contracts from before the rule may repeat a service: only what is new to this one is checked.
        const tinha = new Set(linha.servicos.map(({ servico_id }) => servico_id));
        const novos =
          campos.empresa_id === antes.empresa_id
            ? servicos.filter(({ servico_id }) => !tinha.has(servico_id))
            : servicos;
        const alvo = { id, cliente_id: linha.cliente_id, empresa_id: campos.empresa_id };
        await exigirServicosUnicos(tx, { ...alvo, servicos: novos });
      }
      const nadaMuda = isDeepStrictEqual([campos, servicos], [antes, linha.servicos]);
      if (nadaMuda && vigencia_em === null) return lerContrato(tx, id);
      await repo.atualizar(tx.db, id, campos, escritaDe(tx));
      if (edicao.servicos !== undefined) await gravarServicos(tx.db, id, servicos);
      const numero = await registrarAditivo(tx, linha, await exigirContrato(tx, id), {
        descricao: aditivo?.descricao,
        vigencia_em,
      });
      await tx.auditar({
        acao: 'contrato.alterado',
        objeto: objeto(id),
        clienteId: linha.cliente_id,
        antes: { ...antes, ...servicosEmTexto(linha.servicos) },
        depois: {
          ...campos,
          ...servicosEmTexto(servicos),
          ...(numero !== null && { aditivo: numero }),
        },
      });
      await avisarAbas(tx, linha.cliente_id);
      return lerContrato(tx, id);
    });
  } catch (erro) {
    throw sqlstate(erro) === NUMERO_REPETIDO ? numeroRepetido() : erro;
  }
}

/** @throws Recusa 404; 409 for a contract that has been in force. */
export function excluirContrato(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirContrato(tx, id);
    if (!podeExcluir(linha.status_contrato)) {
      throw estadoInvalido('Só um contrato em rascunho ou cancelado pode ser excluído.');
    }
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'contrato.excluido', objeto: objeto(id), antes: { ...linha } });
    await avisarAbas(tx, linha.cliente_id);
    return { success: true as const, message: 'Contrato excluído.' };
  });
}
