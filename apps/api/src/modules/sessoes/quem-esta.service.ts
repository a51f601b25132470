import type { Usuario } from '@dominio/contrato/pessoas';
import type { Contexto } from '../../platform/contexto.ts';
import { lerUsuario } from '../pessoas/pessoas.service.ts';

/** Who is in the session; in 'Ver como' without what is told to the person alone. */
export async function lerQuemEsta({ db, ator }: Contexto): Promise<Usuario> {
  const usuario = await lerUsuario(db, ator.usuarioId);
  if (!ator.visita) return usuario;
  return { ...usuario, cpf: null, data_nascimento: null, genero: null, tem_filhos: null };
}
