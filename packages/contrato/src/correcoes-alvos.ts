import { NOME_DO_CANAL } from './canais-do-contato.ts';
import { NOME_DO_TIPO } from './contas-bancarias-campos.ts';
import { UFS } from './ufs.ts';

/**
 * What a client's people may propose (page book §5): to correct a record of its register, to add one
 * to it, or that one is no longer the company's.
 */
export const ALVOS_DA_CORRECAO = [
  'cliente',
  'empresa',
  'contato',
  'conta_bancaria',
  'novo_contato',
  'saida_de_contato',
  'nova_conta',
  'encerramento_de_conta',
] as const;
export type AlvoDaCorrecao = (typeof ALVOS_DA_CORRECAO)[number];

/** What kind of record a proposal names: one that is to be added names the client alone. */
export const REGISTRO_DO_ALVO = {
  cliente: 'cliente',
  empresa: 'empresa',
  contato: 'contato',
  conta_bancaria: 'conta_bancaria',
  novo_contato: 'cliente',
  saida_de_contato: 'contato',
  nova_conta: 'cliente',
  encerramento_de_conta: 'conta_bancaria',
} as const satisfies Readonly<Record<AlvoDaCorrecao, string>>;
export type RegistroDoAlvo = (typeof REGISTRO_DO_ALVO)[AlvoDaCorrecao];

/** What is no correction of fields: it is taken or refused as a whole, and has a name of its own. */
export const NOME_DO_PEDIDO: Readonly<Partial<Record<AlvoDaCorrecao, string>>> = {
  novo_contato: 'Novo contato',
  saida_de_contato: 'Saída de contato',
  nova_conta: 'Nova conta bancária',
  encerramento_de_conta: 'Encerramento de conta',
};

/** Whether a proposal adds a record, of which the register says nothing yet. */
export const ehInclusao = (alvo: AlvoDaCorrecao): boolean =>
  alvo === 'novo_contato' || alvo === 'nova_conta';

/** What kind of record an accepted proposal leaves written: of one to be added, the new one. */
export const REGISTRO_GRAVADO: Readonly<Record<AlvoDaCorrecao, RegistroDoAlvo>> = {
  ...REGISTRO_DO_ALVO,
  novo_contato: 'contato',
  nova_conta: 'conta_bancaria',
};

/** What reviewing the proposals of each kind takes: what doing it by hand takes. */
export const PERMISSAO_DO_ALVO = {
  cliente: 'clientes:editar',
  empresa: 'empresas:editar',
  contato: 'contatos_importantes:editar',
  conta_bancaria: 'contas_bancarias:editar',
  novo_contato: 'contatos_importantes:criar',
  saida_de_contato: 'contatos_importantes:editar',
  nova_conta: 'contas_bancarias:criar',
  encerramento_de_conta: 'contas_bancarias:editar',
} as const satisfies Readonly<Record<AlvoDaCorrecao, string>>;

/** How a field is written: a text, a whole number, a day, or one of some words. */
export interface CampoDaCorrecao {
  readonly rotulo: string;
  readonly tipo: 'texto' | 'numero' | 'dia' | 'escolha';
  readonly opcoes?: Readonly<Record<string, string>>;
}

const texto = (rotulo: string): CampoDaCorrecao => ({ rotulo, tipo: 'texto' });
const numero = (rotulo: string): CampoDaCorrecao => ({ rotulo, tipo: 'numero' });
const canal: CampoDaCorrecao = {
  rotulo: 'Canal preferido',
  tipo: 'escolha',
  opcoes: NOME_DO_CANAL,
};

/** The fields that may be corrected, in the order of the form. */
export const CAMPOS_DA_CORRECAO = {
  cliente: {
    site: texto('Site'),
    instagram: texto('Instagram'),
    canal_preferido: canal,
    horario_contato: texto('Horário de contato'),
    numero_funcionarios: numero('Funcionários'),
    encarregado: texto('Encarregado de dados'),
  },
  empresa: {
    razao_social: texto('Razão social'),
    nome_fantasia: texto('Nome fantasia'),
    inscricao_estadual: texto('Inscrição estadual'),
    inscricao_municipal: texto('Inscrição municipal'),
    data_abertura: { rotulo: 'Abertura', tipo: 'dia' },
    telefone: texto('Telefone'),
    email: texto('E-mail'),
    cep: texto('CEP'),
    logradouro: texto('Logradouro'),
    numero: texto('Número'),
    complemento: texto('Complemento'),
    bairro: texto('Bairro'),
    municipio: texto('Município'),
    uf: {
      rotulo: 'Estado',
      tipo: 'escolha',
      opcoes: Object.fromEntries(UFS.map((uf) => [uf, uf])),
    },
  },
  contato: {
    nome: texto('Nome'),
    cargo: texto('Cargo'),
    email: texto('E-mail'),
    telefone: texto('Telefone'),
    whatsapp: texto('WhatsApp'),
    canal_preferido: canal,
  },
  conta_bancaria: {
    apelido: texto('Apelido'),
    agencia: texto('Agência'),
    conta: texto('Conta'),
    digito: texto('Dígito'),
    gerente: texto('Gerente'),
    dia_fechamento_fatura: numero('Dia do fechamento da fatura'),
  },
  novo_contato: {
    nome: texto('Nome'),
    cargo: texto('Cargo'),
    email: texto('E-mail'),
    telefone: texto('Telefone'),
    whatsapp: texto('WhatsApp'),
  },
  saida_de_contato: {
    situacao: {
      rotulo: 'Situação',
      tipo: 'escolha',
      opcoes: { ativo: 'Na empresa', saiu: 'Saiu da empresa' },
    },
  },
  nova_conta: {
    tipo: { rotulo: 'Tipo', tipo: 'escolha', opcoes: NOME_DO_TIPO },
    banco_ispb: texto('Banco'),
    agencia: texto('Agência'),
    conta: texto('Conta'),
    digito: texto('Dígito'),
    apelido: texto('Apelido'),
    gerente: texto('Gerente'),
  },
  encerramento_de_conta: {
    encerrada_em: { rotulo: 'Encerrada em', tipo: 'dia' },
  },
} as const satisfies Readonly<Record<AlvoDaCorrecao, Readonly<Record<string, CampoDaCorrecao>>>>;

/** Fields that a client's people are never told whole, though they may propose another value. */
export const CAMPOS_OCULTOS: readonly string[] = ['conta', 'digito'];

/** The fields of a target by their names, for whoever has only the name. */
export const camposDoAlvo = (alvo: AlvoDaCorrecao): Readonly<Record<string, CampoDaCorrecao>> =>
  CAMPOS_DA_CORRECAO[alvo];

/**
 * Stands among the fields of a proposal that says in words alone what is to change: it is answered as
 * a field is, and the register is changed by hand.
 */
export const SO_PALAVRAS = 'observacao';

/** Whether a proposal is in words alone. */
export const ehSoPalavras = (campos: readonly { readonly campo: string }[]): boolean =>
  campos.length === 1 && campos[0]?.campo === SO_PALAVRAS;

/** What a field of a proposal is called. */
export const rotuloDoCampo = (alvo: AlvoDaCorrecao, campo: string): string =>
  camposDoAlvo(alvo)[campo]?.rotulo ?? (campo === SO_PALAVRAS ? 'Observação' : campo);

/** What some fields of a proposal are called together. */
export const oQueSePropoe = (alvo: AlvoDaCorrecao, campos: readonly string[]): string[] => {
  const pedido = NOME_DO_PEDIDO[alvo];
  const palavras = campos.includes(SO_PALAVRAS);
  return pedido && !palavras ? [pedido] : campos.map((campo) => rotuloDoCampo(alvo, campo));
};

/** Said of a proposal with nothing in it. */
export const SEM_NADA = 'Mude ao menos um campo ou escreva o que mudou.';
