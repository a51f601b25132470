import {
  CAMPOS_SECRETOS,
  type ConfiguracaoDaIntegracao,
  type Integracao,
  MASCARA,
} from '@dominio/contrato/configuracao-sistema';

interface Comum {
  /** Name of the field in `config_value`. */
  readonly nome: string;
  readonly rotulo: string;
  readonly dica?: string;
  /** Required while the integration is switched on. */
  readonly obrigatorio?: true;
}
/**
 * A field of an integration's form. A secret has a word for being stored that agrees with its
 * label: 'Senha' is 'Definida'.
 */
export type CampoDaIntegracao = Comum &
  (
    | { readonly tipo: 'texto' | 'numero' }
    | { readonly tipo: 'segredo'; readonly definido: string; readonly ausente: string }
    | {
        readonly tipo: 'escolha';
        readonly opcoes: Readonly<Record<string, string>>;
        /**
         * Labels of values that only the environment can set: they are shown but cannot be chosen.
         */
        readonly doAmbiente?: Readonly<Record<string, string>>;
      }
  );

const feminino = { definido: 'Definida', ausente: 'Não definida' };
const masculino = { definido: 'Definido', ausente: 'Não definido' };

/** A service of look-up: whom to ask, how often at most, and by which key. */
const daConsulta = (dica: string): readonly CampoDaIntegracao[] => [
  { nome: 'endereco', rotulo: 'Endereço do serviço', tipo: 'texto', obrigatorio: true, dica },
  { nome: 'por_minuto', rotulo: 'Consultas por minuto', tipo: 'numero' },
  { nome: 'chave', rotulo: 'Chave', tipo: 'segredo', ...feminino },
];

/** Fields of each integration, in the form's order. */
export const CAMPOS: Readonly<Record<Integracao, readonly CampoDaIntegracao[]>> = {
  email: [
    {
      nome: 'host',
      rotulo: 'Servidor',
      tipo: 'texto',
      obrigatorio: true,
      dica: 'Como smtp.empresa.com.br',
    },
    { nome: 'porta', rotulo: 'Porta', tipo: 'numero' },
    {
      nome: 'seguranca',
      rotulo: 'Segurança',
      tipo: 'escolha',
      opcoes: { starttls: 'STARTTLS', tls: 'TLS', nenhuma: 'Nenhuma' },
      doAmbiente: { oportunista: 'STARTTLS, se o servidor oferecer' },
    },
    { nome: 'usuario', rotulo: 'Usuário', tipo: 'texto' },
    { nome: 'senha', rotulo: 'Senha', tipo: 'segredo', ...feminino },
    { nome: 'remetente_nome', rotulo: 'Nome do remetente', tipo: 'texto' },
    { nome: 'remetente_email', rotulo: 'E-mail do remetente', tipo: 'texto', obrigatorio: true },
  ],
  oidc: [
    {
      nome: 'issuer',
      rotulo: 'Endereço do provedor',
      tipo: 'texto',
      obrigatorio: true,
      dica: 'Começa com https://',
    },
    { nome: 'client_id', rotulo: 'Identificador do cliente', tipo: 'texto', obrigatorio: true },
    { nome: 'client_secret', rotulo: 'Segredo do cliente', tipo: 'segredo', ...masculino },
  ],
  armazenamento: [],
  push: [
    {
      nome: 'public_key',
      rotulo: 'Chave pública',
      tipo: 'texto',
      obrigatorio: true,
      dica: 'Em base64url, de um par VAPID',
    },
    { nome: 'private_key', rotulo: 'Chave privada', tipo: 'segredo', ...feminino },
    {
      nome: 'subject',
      rotulo: 'Contato',
      tipo: 'texto',
      obrigatorio: true,
      dica: 'Como mailto:ti@empresa.com.br',
    },
  ],
  consulta_cnpj: daConsulta('Com {cnpj} no lugar do número: https://servico.com.br/cnpj/{cnpj}'),
  consulta_cep: daConsulta('Com {cep} no lugar do número: https://servico.com.br/cep/{cep}'),
};

/** Values of an integration's form; a secret begins blank, as it is never read back. */
export interface ValoresDaIntegracao {
  [campo: string]: string | boolean;
  enabled: boolean;
  description: string;
}

const secretos = (integracao: Integracao): readonly string[] => CAMPOS_SECRETOS[integracao];

/** Whether a secret is stored: the server then answers a mask in its place. */
export const estaDefinido = ({ config_value }: ConfiguracaoDaIntegracao, campo: string): boolean =>
  config_value[campo] === MASCARA;

/** Values of an integration's form, without its secrets. */
export function valoresDaIntegracao(integracao: ConfiguracaoDaIntegracao): ValoresDaIntegracao {
  const { integration, config_value, enabled, description } = integracao;
  const campos = CAMPOS[integration].map(({ nome }) => {
    const valor = secretos(integration).includes(nome) ? '' : config_value[nome];
    return [nome, valor === undefined || valor === null ? '' : String(valor)] as const;
  });
  return { ...Object.fromEntries(campos), enabled, description: description ?? '' };
}

/** Body of a save. A secret left blank is left out and stays stored; one to be removed is null. */
export function corpoDaIntegracao(
  integracao: ConfiguracaoDaIntegracao,
  valores: ValoresDaIntegracao,
  removidos: readonly string[],
) {
  const config_value: Record<string, unknown> = { enabled: valores.enabled };
  for (const { nome, tipo } of CAMPOS[integracao.integration]) {
    const valor = valores[nome];
    if (tipo === 'numero') config_value[nome] = valor === '' ? null : Number(valor);
    else if (tipo !== 'segredo') config_value[nome] = valor;
    else if (valor !== '') config_value[nome] = valor;
    else if (removidos.includes(nome)) config_value[nome] = null;
  }
  return { config_value, description: valores.description, versao: integracao.versao };
}

/** Names in the contract's errors, with the form's field for each. */
export const nomesDaIntegracao = (integracao: Integracao): Record<string, string> =>
  Object.fromEntries(
    ['enabled', ...CAMPOS[integracao].map(({ nome }) => nome)].map((nome) => [
      `config_value.${nome}`,
      nome,
    ]),
  );
