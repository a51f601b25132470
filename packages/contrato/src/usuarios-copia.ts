import { z } from 'zod';
import { Id, IdParams, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { PAPEIS_DO_VINCULO } from './usuarios-acesso.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** Sentences about copying access; those about an item left out give the reason. */
export const TEXTOS_DA_COPIA = {
  outraPessoa: 'Escolha outra pessoa: esta é a que recebe o acesso.',
  naoEncontrada: 'Pessoa não encontrada.',
  soDaEquipe: 'Escolha uma pessoa da equipe: quem é de um cliente só vê a própria empresa.',
  grupoAcima: 'Dá mais acesso do que o seu.',
  semAPermissao: 'Você não possui esta permissão.',
  clienteDeOutro: 'Você só o tem enquanto substitui outra pessoa.',
  timeAcima: 'Traz clientes ou documentos que você não vê.',
  timeInativo: 'O time não recebe mais ninguém.',
  jaTemTime: 'Já está em outro time, e uma pessoa só tem um.',
} as const;

export const TIPOS_DE_ACESSO = ['grupo', 'time', 'permissao', 'cliente'] as const;
export type TipoDeAcesso = (typeof TIPOS_DE_ACESSO)[number];

/** Something that one person has and the other lacks. */
const ItemDaCopia = ItemDeConsulta.extend({
  tipo: z.enum(TIPOS_DE_ACESSO),
  /** The role of the link to a client. */
  papel: z.enum(PAPEIS_DO_VINCULO).nullable(),
  /** The reason why it is left out; null if it is copied. */
  motivo: z.string().nullable(),
});
export type ItemDaCopia = z.infer<typeof ItemDaCopia>;

export const CopiaDeAcesso = z.object({
  success: z.literal(true),
  message: z.string(),
  simulado: z.boolean(),
  itens: z.array(ItemDaCopia),
  /** Whether clients that the caller does not see were left out, neither named nor counted. */
  clientes_fora: z.boolean(),
  /** Versions of the two records, to send when saving after a preview. */
  versao: z.int(),
  versao_de: z.int(),
});
export type CopiaDeAcesso = z.infer<typeof CopiaDeAcesso>;

export const PedidoDeCopia = z.object({
  /** The person whose access is copied. */
  de: Id,
  /** Whether only to answer what would be copied and what left out. */
  simular: z.boolean().optional(),
  ...versaoLida,
  versao_de: versaoLida.versao,
});
export type PedidoDeCopia = z.output<typeof PedidoDeCopia>;

export const copiaDeAcessoEndpoints = {
  copiar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/copiar-acesso',
    acesso: 'user_management:acessar',
    resumo:
      'Acrescentar a uma pessoa o acesso de outra, até onde quem pede pode dar; ou só simular. Pede também usuarios:visualizar',
    params: IdParams,
    body: PedidoDeCopia,
    response: CopiaDeAcesso,
  }),
} as const;
