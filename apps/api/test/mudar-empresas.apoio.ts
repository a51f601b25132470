import {
  loteDeEmpresasEndpoints as e,
  type PedidoDeMudancaEmLote,
} from '@dominio/contrato/empresas-lote';
import { asc, eq, inArray } from 'drizzle-orm';
import { clientes, empresas } from '../src/modules/clientes/clientes.tables.ts';
import { contratos } from '../src/modules/contratos/contratos.tables.ts';
import { empresaRegimes } from '../src/modules/empresas/regimes.tables.ts';
import { times } from '../src/modules/times/times.tables.ts';
import { usuarioClientes } from '../src/modules/usuarios/usuarios.tables.ts';
import { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarUsuario } from './factories/usuarios.ts';

type Mudanca = PedidoDeMudancaEmLote['mudanca'];

/** A change of each kind, of a client's company as the factory makes it. */
export const tags = (adicionar: string[], remover: string[] = []): Mudanca => ({
  tipo: 'tags',
  adicionar,
  remover,
});
export const REGIME: Mudanca = { tipo: 'regime', regime: 'lucro_real', desde: '2026-01-01' };
export const SUSPENSA: Mudanca = {
  tipo: 'status',
  status: 'suspensa',
  status_desde: '2026-01-10',
  status_motivo: 'Inadimplência',
};

/** The application, and what changes of many companies are asked with. */
export async function montarLote() {
  const aplicacao = await montarApp();
  const { banco, chamar } = aplicacao;
  const admin = await aplicacao.administrador();

  async function cena() {
    const dois = [await criarCliente(banco), await criarCliente(banco)] as const;
    const ids = dois.map(({ empresa_id }) => empresa_id);
    return { clientes: dois, ids };
  }

  /** Somebody who answers for contracts, and a team. */
  async function designados() {
    const pessoa = await criarUsuario(banco);
    const [time] = await banco
      .insert(times)
      .values({ nome: `Time ${pessoa.id}` })
      .returning();
    if (!time) throw new Error('time não gravado');
    return { pessoa, time };
  }

  /** Whatever a change of many may write, but for what every writing changes. */
  async function estadoDe(clienteIds: readonly number[]) {
    const dos = [...clienteIds];
    const lidas = [
      await banco
        .select()
        .from(clientes)
        .where(inArray(clientes.id, dos))
        .orderBy(asc(clientes.id)),
      await banco
        .select()
        .from(empresas)
        .where(inArray(empresas.cliente_id, dos))
        .orderBy(asc(empresas.id)),
      await banco
        .select()
        .from(contratos)
        .where(inArray(contratos.cliente_id, dos))
        .orderBy(asc(contratos.id)),
    ];
    const regimes = await banco
      .select({ regime: empresaRegimes })
      .from(empresaRegimes)
      .innerJoin(empresas, eq(empresas.id, empresaRegimes.empresa_id))
      .where(inArray(empresas.cliente_id, dos))
      .orderBy(asc(empresaRegimes.id));
    const vinculos = await banco
      .select()
      .from(usuarioClientes)
      .where(inArray(usuarioClientes.cliente_id, dos))
      .orderBy(asc(usuarioClientes.cliente_id), asc(usuarioClientes.usuario_id));
    const semEscrita = (linhas: readonly { versao: number; atualizado_em: Date }[]) =>
      linhas.map((linha) => {
        const { versao: _, atualizado_em: __, ...resto } = linha;
        return { ...resto, alterado_por: null };
      });
    return { linhas: lidas.map(semEscrita), regimes, vinculos };
  }

  const mudar = (
    token: string,
    empresa_ids: readonly number[],
    mudanca: Mudanca,
    resto: { simular?: boolean; conferencia?: string } = {},
  ) =>
    chamar(token, e.mudar, {
      body: { empresa_ids: [...empresa_ids], mudanca, simular: false, ...resto },
    });
  const desfazer = (token: string, mudanca_id: number | null) =>
    chamar(token, e.desfazer, { params: { id: mudanca_id ?? 0 } });

  return { ...aplicacao, admin, cena, designados, estadoDe, mudar, desfazer };
}
