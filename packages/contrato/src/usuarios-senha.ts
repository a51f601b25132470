import { z } from 'zod';
import { Feito, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { NovaSenha } from './senhas.ts';
import { TEXTOS_DAS_SESSOES } from './sessoes-abertas.ts';

/** Life of a temporary password (seguranca.md P6). */
export const HORAS_DA_SENHA_TEMPORARIA = 24;

export const TEXTOS_DA_TROCA = {
  senhaIncorreta: 'Senha atual incorreta.',
  senhaIgual: 'A nova senha deve ser diferente da atual.',
  temporariaVencida: 'A senha temporária venceu. Peça outra a quem cuida dos usuários.',
  alterada: `Senha alterada. ${TEXTOS_DAS_SESSOES.outrasEncerradas}`,
} as const;

export const senhaDoUsuarioEndpoints = {
  alterar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/alterar-senha',
    acesso: 'sessao',
    comSenhaProvisoria: true,
    semSegundoFator: true,
    resumo: 'Trocar a própria senha; as outras sessões da pessoa terminam',
    params: IdParams,
    body: z.object({
      senha_atual: z
        .string({ error: 'Informe a senha atual.' })
        .min(1, 'Informe a senha atual.')
        .max(1024, TEXTOS_DA_TROCA.senhaIncorreta),
      nova_senha: NovaSenha,
    }),
    response: Feito,
  }),
  resetar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/resetar-senha',
    acesso: 'user_management:acessar',
    resumo: 'Dar a uma pessoa uma senha temporária, mostrada só nesta resposta',
    params: IdParams,
    response: z.object({
      success: z.literal(true),
      nova_senha: z.string(),
      expira_em: z.string(),
    }),
  }),
} as const;
