import { z } from 'zod';
import { CHAVE_NAO_RECONHECIDA, DESAFIO_VENCIDO } from './segundo-fator-textos.ts';

interface DefinicaoDeErro {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  readonly detail: string;
}

/**
 * Every refusal of the API, by its stable code (decisoes.md §5). `detail` is the default sentence;
 * a use case may give a more precise one. The statuses: 401 only for a missing, invalid or revoked
 * token and for wrong credentials; 404 outside the caller's scope; 409 for a state that does not
 * allow it; 422 for input; 403 only for a missing permission.
 */
export const ERROS = {
  REQUISICAO_INVALIDA: { status: 400, detail: 'A requisição não pôde ser lida.' },
  NAO_AUTENTICADO: { status: 401, detail: 'Sessão expirada' },
  CREDENCIAIS_INVALIDAS: { status: 401, detail: 'E-mail ou senha incorretos.' },
  SEM_PERMISSAO: { status: 403, detail: 'Você não tem permissão para fazer isto.' },
  NAO_ENCONTRADO: { status: 404, detail: 'Registro não encontrado.' },
  ROTA_INEXISTENTE: { status: 404, detail: 'Este endereço não existe.' },
  ESTADO_INVALIDO: { status: 409, detail: 'O estado atual não permite esta mudança.' },
  REGISTRO_ALTERADO: {
    status: 409,
    detail: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
  },
  CONFLITO_DE_HORARIO: {
    status: 409,
    detail: 'Há conflito de horário. Escolha outro horário ou confirme mesmo assim.',
  },
  CHAVE_REPETIDA: {
    status: 409,
    detail: 'Esta chave de repetição já foi usada com outros dados.',
  },
  TROCA_DE_SENHA_OBRIGATORIA: {
    status: 409,
    detail: 'Troque a senha temporária para continuar.',
  },
  SEGUNDO_FATOR_OBRIGATORIO: {
    status: 409,
    detail: 'O seu grupo exige um segundo fator. Cadastre-o para continuar.',
  },
  SOMENTE_LEITURA: {
    status: 409,
    detail: 'Você está vendo como outra pessoa: isto não pode ser feito.',
  },
  CORPO_GRANDE: { status: 413, detail: 'Os dados enviados são grandes demais.' },
  TIPO_NAO_SUPORTADO: { status: 415, detail: 'Envie os dados em JSON.' },
  DADOS_INVALIDOS: { status: 422, detail: 'Corrija os campos indicados.' },
  TOKEN_INVALIDO: {
    status: 422,
    detail: 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.',
  },
  SEGUNDO_FATOR: { status: 422, detail: 'Confirme que é você com o segundo fator.' },
  DESAFIO_INVALIDO: { status: 422, detail: DESAFIO_VENCIDO },
  CHAVE_RECUSADA: { status: 422, detail: CHAVE_NAO_RECONHECIDA },
  MUITAS_TENTATIVAS: { status: 429, detail: 'Muitas tentativas. Aguarde alguns minutos.' },
  ERRO_INTERNO: {
    status: 500,
    detail: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  },
  INDISPONIVEL: {
    status: 503,
    detail: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
  SEM_ESPACO: {
    status: 507,
    detail: 'O servidor está sem espaço para guardar arquivos. Avise quem cuida dele.',
  },
} as const satisfies Record<string, DefinicaoDeErro>;

export type CodigoDeErro = keyof typeof ERROS;

export const CampoInvalido = z.object({
  /** Dotted path of the field, `participantes.0`; empty for the whole body. */
  campo: z.string(),
  mensagem: z.string(),
});
export type CampoInvalido = z.infer<typeof CampoInvalido>;

/** The one error body (decisoes.md §5). Some codes add fields of their own, hence loose. */
export const RespostaDeErro = z.looseObject({
  detail: z.string(),
  codigo: z.string(),
  campos: z.array(CampoInvalido).optional(),
  request_id: z.string(),
});
export type RespostaDeErro = z.infer<typeof RespostaDeErro>;
