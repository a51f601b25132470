import { z } from 'zod';

/**
 * A person in the specification's form (part 1 §3.1). `avatar_url` is never empty; `tem_avatar`
 * says whether it answers a picture.
 */
export const Usuario = z.object({
  id: z.int(),
  nome: z.string(),
  email: z.string(),
  cpf: z.string().nullable(),
  client_id: z.int().nullable(),
  grupo_id: z.int(),
  time_id: z.int().nullable(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
  grupo_nome: z.string().nullable(),
  time_nome: z.string().nullable(),
  cliente_nome: z.string().nullable(),
  data_nascimento: z.string().nullable(),
  genero: z.string().nullable(),
  data_admissao: z.string().nullable(),
  tem_filhos: z.boolean().nullable(),
});
export type Usuario = z.infer<typeof Usuario>;

/**
 * The person of a session. While the password is a temporary one, every call but those that change
 * it, read the person and end the session is refused with 409.
 */
export const UsuarioDaSessao = Usuario.extend({ senha_provisoria: z.literal(true).optional() });
export type UsuarioDaSessao = z.infer<typeof UsuarioDaSessao>;

/** A person as lists and pickers show them. */
export const Pessoa = z.object({
  id: z.int(),
  nome: z.string(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
});
export type Pessoa = z.infer<typeof Pessoa>;

/**
 * URL of a person's picture; answers 404 when there is none. Each picture has a URL of its own, so
 * that reading the person again shows the new one.
 *
 * @param chave key of the file, `avatares/{name}.webp`; null without a picture.
 */
export function urlDoAvatar(id: number, chave: string | null): string {
  const versao = chave && /([^/]+)\.\w+$/.exec(chave)?.[1];
  return `/usuarios/${id}/avatar${versao ? `?v=${versao}` : ''}`;
}
