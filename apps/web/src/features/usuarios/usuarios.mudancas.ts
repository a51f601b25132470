import {
  cadastroDeUsuariosEndpoints as e,
  type UsuarioDoCadastro,
} from '@dominio/contrato/usuarios-cadastro';

/** The call that changes one of several people. */
export const CHAMADA = {
  endpoint: e.atualizar,
  versaoDe: ({ usuario }: { usuario: UsuarioDoCadastro }) => usuario.versao,
};
