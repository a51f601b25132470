import { DadosDoCliente } from '@dominio/contrato/area-cliente-dados';

type Empresa = DadosDoCliente['empresas'][number];
type Contato = DadosDoCliente['contatos'][number];
type Conta = DadosDoCliente['contas_bancarias'][number];

const umaEmpresa = (): Empresa => ({
  id: 71,
  cnpj: '11222333000181',
  razao_social: 'Padaria Aurora Ltda',
  nome_fantasia: 'Aurora',
  tipo: 'matriz',
  matriz_id: null,
  status: 'ativa',
  inscricao_estadual: null,
  inscricao_municipal: null,
  cnae_principal: null,
  cnae_principal_nome: null,
  natureza_juridica: null,
  natureza_juridica_nome: null,
  data_abertura: '2015-03-09',
  capital_social_centavos: null,
  telefone: '(11) 3456-7890',
  email: null,
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '100',
  complemento: null,
  bairro: null,
  municipio: 'São Paulo',
  uf: 'SP',
  regime_atual: { regime: 'simples_nacional', desde: '2020-01-01' },
  socios: [
    {
      nome: 'Otávio Reis',
      cpf_cnpj: '***.982.247-**',
      qualificacao: null,
      administrador: true,
      participacao_milionesimos: 1_000_000,
    },
  ],
});

const umContato = (): Contato => ({
  id: 81,
  nome: 'Helena Prado',
  cargo: 'Gerente financeira',
  empresa_nome: null,
  papeis: ['financeiro'],
  email: 'helena@aurora.com.br',
  telefone: null,
  whatsapp: null,
  canal_preferido: 'whatsapp',
});

const umaConta = (): Conta => ({
  id: 91,
  tipo: 'corrente',
  apelido: 'Conta da padaria',
  empresa_nome: null,
  banco_nome: 'Itaú Unibanco S.A.',
  agencia: '1234',
  conta_mascarada: '••••4321',
  gerente: null,
  dia_fechamento_fatura: null,
});

/** The register of a company as its people see it: one record of each kind. */
export const unsDadosDoCliente = (mudancas: Partial<DadosDoCliente> = {}): DadosDoCliente =>
  DadosDoCliente.parse({
    cliente: {
      id: 31,
      nome: 'Padaria Aurora',
      segmento: 'Alimentação',
      porte: 'pequeno',
      site: 'https://aurora.com.br',
      instagram: null,
      canal_preferido: null,
      horario_contato: null,
      tem_folha: true,
      numero_funcionarios: 12,
      meios_recebimento: ['pix', 'cartao'],
      encarregado: null,
    },
    empresas: [umaEmpresa()],
    contatos: [umContato()],
    contas_bancarias: [umaConta()],
    contratos: [
      {
        id: 61,
        numero_contrato: '2024-017',
        status_contrato: 'ATIVO',
        empresa_nome: null,
        data_inicio: '2024-02-01',
        data_fim: null,
        renovacao_automatica: true,
        servicos: ['Contabilidade', 'Folha de pagamento'],
      },
    ],
    ...mudancas,
  } satisfies DadosDoCliente);
