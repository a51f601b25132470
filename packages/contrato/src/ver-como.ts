import { z } from 'zod';
import { Feito, IdParams, paragrafo } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Reautenticacao } from './reautenticacao.ts';

/** How long a visit of 'Ver como' lasts. */
export const MINUTOS_DA_VISITA = 30;

const MOTIVO = 'Informe o motivo, com 10 a 300 caracteres.';

/** What a browser needs to know of a visit: the person seen, the reason, and until when. */
export const Visita = z.object({
  usuario_id: z.int(),
  nome: z.string(),
  motivo: z.string(),
  expira_em: z.string(),
});
export type Visita = z.infer<typeof Visita>;

export const verComoEndpoints = {
  iniciar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/ver-como',
    acesso: 'sistema:admin',
    resumo: 'Ver o Domínio como outra pessoa, só para leitura, por 30 minutos',
    params: IdParams,
    body: z.object({ ...Reautenticacao.shape, motivo: paragrafo(300, MOTIVO).min(10, MOTIVO) }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      access_token: z.string(),
      visita: Visita,
    }),
    status: 201,
  }),
  encerrar: endpoint({
    method: 'POST',
    path: '/auth/ver-como/encerrar',
    acesso: 'sessao',
    naVisita: true,
    semEspaco: true,
    resumo: 'Deixar de ver o Domínio como outra pessoa',
    response: Feito,
  }),
} as const;
