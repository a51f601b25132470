import type { Cena } from '../src/platform/exemplos.ts';
import { criarCliente } from './factories/clientes.ts';
import { formularioCom, PIXEL } from './factories/imagens.ts';
import { vincularCliente } from './factories/usuarios.ts';

export const umaFoto = () => formularioCom('logo', PIXEL);

/** Id of nothing, for records that belong to the whole firm: none of them is foreign. */
export const NENHUM = 987_654_320;

/** Nobody's session: those of the walk go on. */
export const NENHUMA_SESSAO = '00000000-0000-4000-8000-000000000000';

/** A client of the caller's with its company and its contract. */
export async function meuCliente({ banco, eu }: Cena) {
  const cliente = await criarCliente(banco, { status_contrato: 'RASCUNHO' });
  await vincularCliente(banco, eu, cliente.id);
  return cliente;
}
