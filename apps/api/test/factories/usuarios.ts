import { digitosDoCpf } from '@dominio/contrato/documentos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { eq } from 'drizzle-orm';
import { times } from '../../src/modules/times/times.tables.ts';
import { usuarioClientes, usuarios } from '../../src/modules/usuarios/usuarios.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarCliente } from './clientes.ts';

let contador = 0;
/** A number that no other row of this process has. */
export const proximo = () => ++contador;

/** A valid CPF, another for each call. */
export function umCpf(): string {
  const base = String(100_000_000 + proximo() * 7919);
  return base + digitosDoCpf(base);
}

export type NovoUsuario = Partial<typeof usuarios.$inferInsert>;

/** A person of the staff, a consultant by default; for a client's person, the client too. */
export async function criarUsuario(banco: Banco, dados: NovoUsuario = {}) {
  const n = proximo();
  const grupo_id = dados.grupo_id ?? GRUPO.consultor;
  const client_id =
    grupo_id === GRUPO.cliente ? (dados.client_id ?? (await criarCliente(banco)).id) : null;
  const [linha] = await banco
    .insert(usuarios)
    .values({ nome: `Pessoa ${n}`, email: `pessoa${n}@teste.demo`, ...dados, grupo_id, client_id })
    .returning();
  if (!linha) throw new Error('usuário não gravado');
  return linha;
}

export const criarAdministrador = (banco: Banco, dados: NovoUsuario = {}) =>
  criarUsuario(banco, { ...dados, grupo_id: GRUPO.administrador });

export const criarGestor = (banco: Banco, dados: NovoUsuario = {}) =>
  criarUsuario(banco, { ...dados, grupo_id: GRUPO.gestor });

export const criarUsuarioDeCliente = (banco: Banco, dados: NovoUsuario = {}) =>
  criarUsuario(banco, { ...dados, grupo_id: GRUPO.cliente });

export async function criarTime(banco: Banco, dados: Partial<typeof times.$inferInsert> = {}) {
  const [linha] = await banco
    .insert(times)
    .values({ nome: `Time ${proximo()}`, ...dados })
    .returning();
  if (!linha) throw new Error('time não gravado');
  return linha;
}

/** Links a person to a client. */
export async function vincularCliente(banco: Banco, usuarioId: number, clienteId: number) {
  await banco.insert(usuarioClientes).values({ usuario_id: usuarioId, cliente_id: clienteId });
}

/** The version of a person's rights: sessions of an older version read them again. */
export async function versaoDasPermissoes(banco: Banco, id: number): Promise<number | undefined> {
  const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
  return linha?.versao_permissoes;
}
