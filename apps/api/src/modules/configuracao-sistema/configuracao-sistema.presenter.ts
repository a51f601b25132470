import {
  type ConfiguracaoDaIntegracao,
  type Integracao,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { LinhaDeIntegracao } from './configuracao-sistema.repository.ts';
import {
  mascarar,
  soDeAdministrador,
  type Valores,
  valoresIniciais,
} from './configuracao-sistema.rules.ts';

const hostDe = (endereco: unknown) =>
  typeof endereco === 'string' && URL.canParse(endereco) ? new URL(endereco).hostname : 'ninguém';

/** What this version does with an integration, for the administrator to read. */
function situacaoDe(
  integracao: Integracao,
  { enabled, bucket, servidor, endereco }: Valores,
  urlPublica: string,
): string {
  switch (integracao) {
    case 'email':
      return enabled
        ? 'Os e-mails saem por este servidor.'
        : 'Sem servidor, os e-mails ficam guardados no Domínio e não são entregues.';
    case 'armazenamento':
      return bucket
        ? `Os arquivos ficam no bucket ${bucket} de ${servidor}.`
        : 'Os arquivos ficam na pasta de dados do servidor.';
    case 'oidc':
      return enabled
        ? `A tela de entrada oferece também este provedor. Cadastre nele o endereço de retorno ${urlPublica}/auth/oidc/retorno.`
        : 'Desligada, a entrada é só por e-mail e senha.';
    case 'push':
      return enabled
        ? 'As notificações push são assinadas com estas chaves. Ao trocá-las, cada dispositivo precisa ser ativado de novo.'
        : 'Sem chaves próprias, o Domínio assina as notificações push com as que ele mesmo gerou.';
    case 'consulta_cnpj':
      return enabled
        ? `Os dados de um CNPJ são perguntados a ${hostDe(endereco)}, uma vez por dia cada um. Nada é mudado sem que alguém confirme.`
        : 'Desligada, os dados das empresas são preenchidos à mão.';
    case 'consulta_cep':
      return enabled
        ? `O endereço de um CEP é perguntado a ${hostDe(endereco)}, uma vez por dia cada um.`
        : 'Desligada, os endereços são preenchidos à mão.';
  }
}

interface ParaQuem {
  readonly urlPublica: string;
  readonly administrador: boolean;
}

/** Row and environment → contract. Secrets are answered as masks. */
export function apresentarIntegracao(
  integracao: Integracao,
  linha: LinhaDeIntegracao | undefined,
  ambiente: Valores | null,
  { urlPublica, administrador }: ParaQuem,
): ConfiguracaoDaIntegracao {
  const valores = ambiente ?? linha?.valores ?? valoresIniciais(integracao);
  const guardados = ambiente
    ? Object.keys(ambiente).filter((campo) => ambiente[campo] !== '')
    : Object.keys(linha?.segredos ?? {});
  return {
    integration: integracao,
    nome: NOME_DA_INTEGRACAO[integracao],
    enabled: valores.enabled,
    config_value: mascarar(integracao, valores, guardados),
    description: linha?.descricao ?? null,
    origem: ambiente ? 'ambiente' : linha?.valores ? 'salva' : 'padrao',
    somente_leitura: ambiente !== null || (soDeAdministrador(integracao) && !administrador),
    situacao: situacaoDe(integracao, valores, urlPublica),
    ultimo_teste: linha?.ultimo_teste ?? null,
    atualizado_em: linha?.atualizado_em?.toISOString() ?? null,
    versao: linha?.versao ?? 0,
  };
}
