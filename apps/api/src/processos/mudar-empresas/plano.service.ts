import { dataCivil } from '@dominio/contrato/datas';
import type { MudancaEmLote } from '@dominio/contrato/empresas-lote';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { contraDesignado } from '../../modules/contratos/opcoes.service.ts';
import { recusaDoRegime, recusaDoStatus } from '../../modules/empresas/em-lote.service.ts';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import * as repo from './mudar-empresas.repository.ts';
import {
  type EmpresaDoLote,
  type Plano,
  planejarContratos,
  planejarRegime,
  planejarStatus,
  planejarTags,
} from './mudar-empresas.rules.ts';
import { clientesDaveis } from './responsavel.repository.ts';

const idsDe = (empresas: readonly EmpresaDoLote[]) => empresas.map(({ id }) => id);
const clientesDe = (empresas: readonly EmpresaDoLote[]) => [
  ...new Set(empresas.map(({ cliente_id }) => cliente_id)),
];

/** Whoever is responsible gets the client for good: not one that the caller may not give. */
async function contraResponsavelDe(
  tx: ContextoDeTransacao,
  pessoa: number,
  empresas: readonly EmpresaDoLote[],
) {
  const ator = semSubstituicoes(tx.ator);
  const daveis = await clientesDaveis(tx.db, ator, pessoa, clientesDe(empresas));
  return (clienteId: number) => (daveis.has(clienteId) ? null : TEXTOS_DO_USUARIO.foraDaAlcada);
}

async function planoDosContratos(
  tx: ContextoDeTransacao,
  empresas: readonly EmpresaDoLote[],
  [campo, para]: readonly ['responsavel_id' | 'time_id', number],
): Promise<Plano> {
  const contratos = await repo.lerContratos(tx.db, idsDe(empresas));
  const contra = await contraDesignado(tx, campo, para);
  if (contra) throw campoInvalido(`mudanca.${campo}`, contra);
  const contraCliente =
    campo === 'responsavel_id' ? await contraResponsavelDe(tx, para, empresas) : () => null;
  return planejarContratos(empresas, contratos, { campo, para }, contraCliente);
}

/**
 * What a change does to companies that the caller sees.
 *
 * @throws Recusa 422 for a person or a team that contracts may not name, and for a day to come.
 */
export async function planejar(
  tx: ContextoDeTransacao,
  mudanca: MudancaEmLote,
  empresas: readonly EmpresaDoLote[],
): Promise<Plano> {
  switch (mudanca.tipo) {
    case 'tags':
      return planejarTags(empresas, await repo.lerClientes(tx.db, clientesDe(empresas)), mudanca);
    case 'responsavel':
      return planoDosContratos(tx, empresas, ['responsavel_id', mudanca.responsavel_id]);
    case 'time':
      return planoDosContratos(tx, empresas, ['time_id', mudanca.time_id]);
    case 'regime': {
      const regimes = await repo.lerRegimes(tx.db, idsDe(empresas));
      return planejarRegime(empresas, regimes, mudanca, (empresa, outros) =>
        recusaDoRegime(empresa, mudanca, outros),
      );
    }
    case 'status': {
      const { status, status_desde: desde = null, status_motivo = null } = mudanca;
      if (desde !== null && desde > dataCivil(tx.agora())) {
        throw campoInvalido('mudanca.status_desde', 'A data não pode estar no futuro.');
      }
      return planejarStatus(empresas, { status, status_desde: desde, status_motivo }, (empresa) =>
        recusaDoStatus(empresa, desde),
      );
    }
  }
}
