import {
  cadastroDeUsuariosEndpoints as e,
  type UsuarioDoCadastro,
} from '@dominio/contrato/usuarios-cadastro';
import { contar } from '../../lib/formato.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';

/** The call that changes one of several people. */
export const CHAMADA = {
  endpoint: e.atualizar,
  versaoDe: ({ usuario }: { usuario: UsuarioDoCadastro }) => usuario.versao,
};

/** What several people may be given. */
export const MUDANCAS: readonly Mudanca<UsuarioDoCadastro>[] = [
  {
    rotulo: 'Suspender',
    muda: { ativo: false },
    feito: ['suspenso', 'suspensos'],
    cabe: ({ situacao }) => situacao === 'ativo',
    pergunta: (quantos) => ({
      titulo: `Suspender o acesso de ${contar(quantos, 'usuário', 'usuários')}?`,
      texto: 'Quem está no sistema sai agora e não entra até que o acesso seja reativado.',
      confirmar: 'Suspender',
      perigo: true,
    }),
  },
  {
    rotulo: 'Reativar',
    muda: { ativo: true },
    feito: ['reativado', 'reativados'],
    cabe: ({ situacao }) => situacao === 'suspenso',
  },
];
