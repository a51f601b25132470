import { dataCivil } from '@dominio/contrato/datas';
import { PROBLEMAS_DA_EMPRESA } from '@dominio/contrato/empresas-qualidade';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { lerEmpresa } from './empresas.service.ts';
import * as repo from './qualidade.repository.ts';

/** The most companies of one name that are listed. */
const REPETIDAS_MOSTRADAS = 10;

/** How many companies in scope have each problem, and any. */
export async function contarProblemas({ db, ator, agora }: Contexto) {
  const totais = await repo.contarProblemas(db, { ator, hoje: dataCivil(agora()) });
  return {
    problemas: PROBLEMAS_DA_EMPRESA.map((problema) => ({ problema, total: totais[problema] })),
    total: totais.total,
  };
}

/**
 * The companies of a client that have problems.
 *
 * @throws Recusa 404 for a client outside the caller's scope.
 */
export async function problemasDoCliente(ctx: Contexto, cliente: number, limite: number) {
  if (!(await clienteNoEscopo(ctx, cliente))) throw naoEncontrado('Cliente não encontrado.');
  const { db, ator, agora } = ctx;
  return repo.comProblemasDoCliente(db, { ator, hoje: dataCivil(agora()), cliente }, limite);
}

/**
 * The problems of a company, with links to the records where each is mended. Contracts and people
 * are named only to callers who may open them; others read the problem alone.
 *
 * @throws Recusa 404 outside the caller's scope.
 */
export async function pendenciasDaEmpresa(ctx: Contexto, id: number) {
  const { db, ator, agora } = ctx;
  const hoje = dataCivil(agora());
  const { cliente_id: cliente } = await lerEmpresa(ctx, id);
  const problemas = await repo.problemasDe(db, id, { ator, hoje, cliente });
  const tem = new Set(problemas);
  const contratos = tem.has('contrato_vencido') && pode(ator, 'contratos:visualizar');
  const pessoas = tem.has('responsavel_inativo') && pode(ator, 'usuarios:visualizar');
  return {
    problemas,
    contratos: contratos ? await repo.contratosVencidos(db, ator, id, hoje) : [],
    pessoas: pessoas ? await repo.responsaveisInativos(db, ator, id) : [],
    repetidas: tem.has('razao_repetida')
      ? await repo.repetidas(db, ator, id, REPETIDAS_MOSTRADAS)
      : [],
  };
}
