import {
  type ConfiguracaoDaIntegracao,
  type Integracao,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { LinhaDeIntegracao } from './configuracao-sistema.repository.ts';
import { mascarar, type Valores, valoresIniciais } from './configuracao-sistema.rules.ts';

/** What this version does with an integration, said as it is. */
function situacaoDe(
  integracao: Integracao,
  enabled: boolean,
): { em_uso: boolean; situacao: string } {
  switch (integracao) {
    case 'email':
      return {
        em_uso: true,
        situacao: enabled
          ? 'Os e-mails saem por este servidor.'
          : 'Sem servidor, os e-mails ficam guardados no Domínio e não são entregues.',
      };
    case 'armazenamento':
      return { em_uso: true, situacao: 'Os arquivos ficam na pasta de dados do servidor.' };
    case 'oidc':
      return {
        em_uso: false,
        situacao: 'Nesta versão a entrada é por e-mail e senha; estes dados não mudam isso.',
      };
    case 'push':
      return {
        em_uso: false,
        situacao: 'Nesta versão as notificações não saem por push; estas chaves não mudam isso.',
      };
  }
}

/** Row and environment → contract. Secrets leave as masks. */
export function apresentarIntegracao(
  integracao: Integracao,
  linha: LinhaDeIntegracao | undefined,
  ambiente: Valores | null,
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
    somente_leitura: ambiente !== null,
    ...situacaoDe(integracao, valores.enabled),
    ultimo_teste: linha?.ultimo_teste ?? null,
    atualizado_em: linha?.atualizado_em?.toISOString() ?? null,
    versao: linha?.versao ?? 0,
  };
}
