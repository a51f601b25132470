import { z } from 'zod';
import { Feito, Id, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';

export const TEXTOS_DAS_SESSOES = {
  encerrada: 'Sessão encerrada.',
  naoEncontrada: 'Sessão não encontrada. Ela já pode ter terminado.',
  /** Said after a change of how the account is signed in to. */
  outrasEncerradas: 'As suas outras sessões foram encerradas.',
  atual: 'Para encerrar a sessão em que você está, use Sair.',
} as const;

/** Kinds of device, for the icon. */
export const TIPOS_DE_DISPOSITIVO = ['computador', 'celular', 'tablet', 'outro'] as const;

/** A session by its device, in words that its owner recognises. */
export const SessaoAberta = z.object({
  id: z.string(),
  /** `Chrome no Windows`. */
  dispositivo: z.string(),
  tipo: z.enum(TIPOS_DE_DISPOSITIVO),
  /** Network address at the time of the sign-in. */
  ip: z.string().nullable(),
  criada_em: z.string(),
  /** Updated every few minutes of use. */
  ultimo_uso_em: z.string(),
  expira_em: z.string(),
  /** Whether it is the caller's own session. */
  atual: z.boolean(),
});
export type SessaoAberta = z.infer<typeof SessaoAberta>;

const Lista = z.object({ sessoes: z.array(SessaoAberta), total: z.int() });
const Encerradas = z.object({ ...Feito.shape, encerradas: z.int() });
/** Any text is accepted: an id of no session is 404, like somebody else's. */
const sid = z.string().max(100, 'Identificador inválido.');
const gerir = 'user_management:acessar';

export const sessoesAbertasEndpoints = {
  minhas: endpoint({
    method: 'GET',
    path: '/usuarios/me/sessoes',
    acesso: 'sessao',
    resumo: 'Os próprios dispositivos com sessão aberta, o atual primeiro',
    response: Lista,
  }),
  encerrarMinha: endpoint({
    method: 'DELETE',
    path: '/usuarios/me/sessoes/{sid}',
    acesso: 'sessao',
    semEspaco: true,
    resumo: 'Encerrar uma das outras sessões próprias',
    params: z.object({ sid }),
    response: Feito,
  }),
  encerrarMinhas: endpoint({
    method: 'DELETE',
    path: '/usuarios/me/sessoes',
    acesso: 'sessao',
    semEspaco: true,
    resumo: 'Encerrar todas as outras sessões próprias',
    response: Encerradas,
  }),
  daPessoa: endpoint({
    method: 'GET',
    path: '/usuarios/{id}/sessoes',
    acesso: gerir,
    resumo: 'Dispositivos de uma pessoa com sessão aberta',
    params: IdParams,
    response: Lista,
  }),
  encerrarDaPessoa: endpoint({
    method: 'DELETE',
    path: '/usuarios/{id}/sessoes/{sid}',
    acesso: gerir,
    semEspaco: true,
    resumo: 'Encerrar uma sessão de uma pessoa',
    params: z.object({ id: Id, sid }),
    response: Feito,
  }),
  encerrarTodasDaPessoa: endpoint({
    method: 'DELETE',
    path: '/usuarios/{id}/sessoes',
    acesso: gerir,
    semEspaco: true,
    resumo: 'Encerrar todas as sessões de uma pessoa, menos a de quem pede',
    params: IdParams,
    response: Encerradas,
  }),
} as const;
