import { z } from 'zod';
import type { Lidos } from './campos.ts';
import { versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Usuario } from './pessoas.ts';
import { camposProprios, camposSoProprios } from './usuarios-entrada.ts';

/** Sentences about one's own account that both API and web use (page book #63). */
export const TEXTOS_DA_CONTA = {
  perfilSalvo: 'Perfil atualizado.',
  /** The page book gives these words; elsewhere the picture is a 'foto'. */
  avatarSalvo: 'Avatar atualizado.',
  avatarRemovido: 'Foto removida.',
} as const;

const camposDoPerfil = { ...camposProprios, ...camposSoProprios };

/** A person's own record, whole, with the fields that the administration keeps. */
export const Perfil = z.object({
  ...Usuario.shape,
  telefone: z.string().nullable(),
  assinatura_email: z.string().nullable(),
  grupos: z.array(z.string()),
  criado_em: z.string(),
  ultimo_acesso: z.string().nullable(),
  versao: z.int(),
} satisfies Lidos<typeof camposDoPerfil>);
export type Perfil = z.infer<typeof Perfil>;

/**
 * The fields that people may change in their own record. Name, e-mail, CPF, admission, group and
 * team belong to the administration: sending them changes nothing. Absent fields stay as they are.
 */
export const EdicaoDoPerfil = z.object({
  ...camposDoPerfil,
  ...versaoLida,
});
export type EdicaoDoPerfil = z.output<typeof EdicaoDoPerfil>;

const AvatarGravado = z.object({
  success: z.literal(true),
  message: z.string(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
});
export type AvatarGravado = z.infer<typeof AvatarGravado>;

/** The fields beside the picture, in the same form. */
export const CamposDoAvatar = z.object({
  /**
   * The number of the consent text that the person was shown. Without it the picture is saved and
   * no consent is registered, as consent is given to a text that was read.
   */
  versao_do_texto: z
    .string()
    .regex(/^\d{1,9}$/, 'Versão inválida.')
    .transform(Number)
    .optional(),
});
export type CamposDoAvatar = z.output<typeof CamposDoAvatar>;

export const minhaContaEndpoints = {
  perfil: endpoint({
    method: 'GET',
    path: '/usuarios/me/perfil',
    acesso: 'sessao',
    resumo: 'O próprio cadastro, inteiro',
    response: Perfil,
  }),
  gravarPerfil: endpoint({
    method: 'PUT',
    path: '/usuarios/me/perfil',
    acesso: 'sessao',
    resumo: 'Corrigir os próprios dados pessoais',
    body: EdicaoDoPerfil,
    response: z.object({ success: z.literal(true), message: z.string(), perfil: Perfil }),
  }),
  gravarAvatar: endpoint({
    method: 'PUT',
    path: '/usuarios/me/avatar',
    acesso: 'sessao',
    resumo: 'Trocar a própria foto: JPG, PNG, GIF ou WebP de até 5 MB, guardada quadrada',
    arquivo: 'avatar',
    camposDoArquivo: CamposDoAvatar,
    response: AvatarGravado,
  }),
  excluirAvatar: endpoint({
    method: 'DELETE',
    path: '/usuarios/me/avatar',
    acesso: 'sessao',
    resumo: 'Tirar a própria foto; a letra do nome fica no lugar',
    response: AvatarGravado,
  }),
} as const;
