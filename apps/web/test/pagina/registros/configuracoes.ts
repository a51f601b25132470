import {
  ConfiguracaoDaIntegracao,
  configuracaoSistemaEndpoints,
  INTEGRACOES,
  type Integracao,
  MASCARA,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import { consultasEndpoints } from '@dominio/contrato/consultas';
import { Escritorio, escritorioEndpoints, urlDoLogo } from '@dominio/contrato/escritorio';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import { PIXEL } from './conta.ts';

/** Working hours on Mondays only. */
const EXPEDIENTE: Escritorio['expediente'] = {
  0: [],
  1: [['08:00', '18:00']],
  2: [],
  3: [],
  4: [],
  5: [],
  6: [],
};

/** The firm's record after its first save. */
export const umEscritorio = (mudancas: Partial<Escritorio> = {}): Escritorio =>
  Escritorio.parse({
    nome: 'Contabilidade Horizonte',
    cnpj: null,
    cep: null,
    logradouro: null,
    numero: null,
    complemento: null,
    bairro: null,
    municipio: 'Curitiba',
    uf: 'PR',
    fuso: 'America/Sao_Paulo',
    expediente: EXPEDIENTE,
    tema_padrao: 'dark',
    logo_url: urlDoLogo(null),
    tem_logo: false,
    atualizado_em: AGORA.toISOString(),
    versao: 1,
    ...mudancas,
  } satisfies Escritorio);

/** Answers the calls that read and change the firm's record and logo. */
export function responderEscritorio(inicial = umEscritorio()) {
  let escritorio = inicial;
  let logos = 0;
  /** Changes the record as another person would, raising the version. */
  const mudar = (mudancas: Partial<Escritorio>): Escritorio => {
    escritorio = { ...escritorio, ...mudancas, versao: escritorio.versao + 1 };
    return escritorio;
  };
  const mudarLogo = (tem_logo: boolean) => {
    logos += 1;
    const logo = { tem_logo, logo_url: urlDoLogo(tem_logo ? `${logos}` : null) };
    escritorio = { ...escritorio, ...logo };
    return logo;
  };
  responder(consultasEndpoints.ligadas, { cnpj: false, cep: false });
  const ler = responder(escritorioEndpoints.ler, () => escritorio);
  const gravar = responder(escritorioEndpoints.gravar, ({ body: { versao: _, ...campos } }) =>
    mudar(campos as Partial<Escritorio>),
  );
  responder(escritorioEndpoints.logo, () => new Response(PIXEL));
  const enviarLogo = responder(escritorioEndpoints.gravarLogo, () => mudarLogo(true));
  responder(escritorioEndpoints.excluirLogo, () => mudarLogo(false));
  return { ler, gravar, enviarLogo, mudar };
}

/** An integration that has not been set up. */
const umaIntegracao = (integration: Integracao): ConfiguracaoDaIntegracao =>
  ConfiguracaoDaIntegracao.parse({
    integration,
    nome: NOME_DA_INTEGRACAO[integration],
    enabled: false,
    config_value: { enabled: false },
    description: null,
    origem: 'padrao',
    somente_leitura: false,
    situacao: 'Ainda não configurada.',
    ultimo_teste: null,
    atualizado_em: null,
    versao: 0,
  } satisfies ConfiguracaoDaIntegracao);

/**
 * Answers the calls for integrations. Only that of e-mail keeps what is saved, and answers a mask
 * in place of its secret.
 */
export function responderIntegracoes() {
  let email = umaIntegracao('email');
  const listar = responder(configuracaoSistemaEndpoints.listar, () => ({
    integracoes: INTEGRACOES.map((uma) => (uma === 'email' ? email : umaIntegracao(uma))),
    total: INTEGRACOES.length,
  }));
  const gravar = responder(configuracaoSistemaEndpoints.gravar, ({ body }) => {
    const { senha, ...valores } = body.config_value;
    email = {
      ...email,
      enabled: valores.enabled === true,
      config_value: { ...valores, enabled: valores.enabled === true, senha: senha ? MASCARA : '' },
      versao: email.versao + 1,
    };
    return email;
  });
  const testar = responder(configuracaoSistemaEndpoints.testar, () => {
    const ultimo_teste = {
      success: false,
      message: 'O servidor não respondeu.',
      testado_em: AGORA.toISOString(),
    };
    email = { ...email, ultimo_teste };
    return ultimo_teste;
  });
  return { listar, gravar, testar };
}
