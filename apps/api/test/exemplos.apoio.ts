import type { Cena } from '../src/platform/exemplos.ts';
import { criarCliente } from './factories/clientes.ts';
import { formularioCom, PIXEL } from './factories/imagens.ts';
import { vincularCliente } from './factories/usuarios.ts';

export const umaFoto = () => formularioCom('logo', PIXEL);

/** Id of no record: the `alheio` where every record is the firm's and none is out of scope. */
export const NENHUM = 987_654_320;

/** An id of no session, so that no example ends one in use. */
export const NENHUMA_SESSAO = '00000000-0000-4000-8000-000000000000';

/** A client linked to the caller, with its company and its contract. */
export async function meuCliente({ banco, eu }: Cena) {
  const cliente = await criarCliente(banco, { status_contrato: 'RASCUNHO' });
  await vincularCliente(banco, eu, cliente.id);
  return cliente;
}
