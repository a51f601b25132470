import type { UsuarioDaSessao } from '@dominio/contrato/pessoas';
import { SEM_PESSOAIS } from '@dominio/contrato/usuarios-entrada';
import type { Contexto } from '../../platform/contexto.ts';
import { lerUsuario } from '../pessoas/pessoas.service.ts';

/** The person of the session; in 'Ver como', without the fields that only the person may read. */
export async function lerQuemEsta({ db, ator }: Contexto): Promise<UsuarioDaSessao> {
  const usuario = await lerUsuario(db, ator.usuarioId);
  if (!ator.visita) return { ...usuario, ...(ator.senhaProvisoria && { senha_provisoria: true }) };
  return { ...usuario, cpf: null, ...SEM_PESSOAIS };
}
