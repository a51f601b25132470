import { digitosDoCnpj } from '@dominio/contrato/documentos';
import { clientes, empresas } from '../../src/modules/clientes/clientes.tables.ts';
import { contratos } from '../../src/modules/contratos/contratos.tables.ts';
import { timeClientes } from '../../src/modules/times/times.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

let contador = 0;

export interface NovoCliente {
  readonly nome?: string;
  readonly cnpj?: string;
  readonly numero_contrato?: string;
  readonly status_contrato?: (typeof contratos.$inferInsert)['status_contrato'];
}

/** A valid CNPJ, another for each call; `ordem` numbers the branch under its root. */
export function umCnpj(raiz = String(50_000_000 + ++contador), ordem = 1): string {
  const base = raiz + String(ordem).padStart(4, '0');
  return base + digitosDoCnpj(base);
}

/** A client with its head office and a contract in force. */
export async function criarCliente(banco: Banco, dados: NovoCliente = {}) {
  const n = ++contador;
  const nome = dados.nome ?? `Cliente ${n}`;
  const [cliente] = await banco.insert(clientes).values({ nome }).returning();
  if (!cliente) throw new Error('cliente não gravado');
  const base = String(10_000_000 + n)
    .slice(-8)
    .concat('0001');
  const [empresa] = await banco
    .insert(empresas)
    .values({
      cliente_id: cliente.id,
      cnpj: dados.cnpj ?? base + digitosDoCnpj(base),
      razao_social: `${nome} Ltda`,
    })
    .returning();
  const [contrato] = await banco
    .insert(contratos)
    .values({
      cliente_id: cliente.id,
      empresa_id: empresa?.id,
      numero_contrato: dados.numero_contrato ?? `T-${n}`,
      status_contrato: dados.status_contrato ?? 'ATIVO',
    })
    .returning();
  if (!empresa || !contrato) throw new Error('empresa ou contrato não gravados');
  return { ...cliente, empresa_id: empresa.id, contrato_id: contrato.id, cnpj: empresa.cnpj };
}

/** Creates so many clients for a team alone. */
export async function criarClientesDoTime(banco: Banco, time_id: number, quantos: number) {
  const feitos = await Promise.all(Array.from({ length: quantos }, () => criarCliente(banco)));
  await banco.insert(timeClientes).values(feitos.map(({ id }) => ({ time_id, cliente_id: id })));
  return feitos;
}
