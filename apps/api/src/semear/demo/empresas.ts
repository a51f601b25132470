import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { Municipio } from '../municipios.ts';

interface ClienteDeDemonstracao {
  readonly nome: string;
  readonly razao: string;
  readonly segmento: string;
  readonly municipio: Municipio;
  /** Status of the newest contract; null if there is no contract yet. */
  readonly contrato: StatusDoContrato | null;
  readonly filial?: Municipio;
  /** Whether its CNPJ has letters, as those issued since July 2026 may: it was opened since then. */
  readonly alfanumerico?: true;
  /** Whether it has an older contract, which ended when the present one began. */
  readonly renovado?: true;
}

type Linha = readonly [
  nome: string,
  razao: string,
  segmento: string,
  municipio: Municipio,
  extras?: Partial<ClienteDeDemonstracao>,
];

/** Forty invented companies. The first one is that of the client account. */
const LINHAS: readonly Linha[] = [
  [
    'Padaria Flor do Trigo',
    'Flor do Trigo Panificação Ltda',
    'Alimentação',
    'São Paulo',
    { filial: 'Osasco', renovado: true },
  ],
  [
    'Oficina Pé na Estrada',
    'Pé na Estrada Reparos Automotivos Ltda',
    'Serviços automotivos',
    'Guarulhos',
  ],
  [
    'Clínica Bem Querer',
    'Bem Querer Serviços Médicos Ltda',
    'Saúde',
    'São Paulo',
    { renovado: true },
  ],
  [
    'Mercado Vila Serena',
    'Vila Serena Comércio de Alimentos Ltda',
    'Varejo',
    'Campinas',
    { filial: 'Valinhos' },
  ],
  ['Estúdio Traço Livre', 'Traço Livre Arquitetura Ltda', 'Arquitetura', 'São Paulo'],
  [
    'Transportes Rio Manso',
    'Rio Manso Transportes Rodoviários Ltda',
    'Logística',
    'Jundiaí',
    { filial: 'Louveira' },
  ],
  ['Escola Passo Miúdo', 'Passo Miúdo Educação Infantil Ltda', 'Educação', 'Santo André'],
  ['Farmácia Boa Folha', 'Boa Folha Manipulação Ltda', 'Saúde', 'São Bernardo do Campo'],
  [
    'Metalúrgica Três Pontes',
    'Três Pontes Indústria Metalúrgica S.A.',
    'Indústria',
    'Diadema',
    { renovado: true },
  ],
  ['Pousada Mar de Dentro', 'Mar de Dentro Hospedagem Ltda', 'Turismo', 'Ubatuba'],
  [
    'Restaurante Dona Cecê',
    'Dona Cecê Refeições Ltda',
    'Alimentação',
    'São Paulo',
    { filial: 'Barueri' },
  ],
  [
    'Livraria Página Virada',
    'Página Virada Comércio de Livros Ltda',
    'Varejo',
    'São Paulo',
    { contrato: 'SUSPENSO' },
  ],
  [
    'Construtora Nova Cumeeira',
    'Nova Cumeeira Engenharia Ltda',
    'Construção',
    'Sorocaba',
    { filial: 'Itu', renovado: true },
  ],
  [
    'Ateliê Linha Fina',
    'Linha Fina Confecções Ltda',
    'Vestuário',
    'São Paulo',
    { alfanumerico: true },
  ],
  ['Pet Shop Focinho Amigo', 'Focinho Amigo Produtos Animais Ltda', 'Varejo', 'Santos'],
  ['Laticínios Serra Clara', 'Serra Clara Laticínios Ltda', 'Indústria', 'Bragança Paulista'],
  [
    'Academia Corpo em Dia',
    'Corpo em Dia Atividades Físicas Ltda',
    'Bem-estar',
    'São Paulo',
    { contrato: 'EM_IMPLANTACAO', alfanumerico: true },
  ],
  ['Gráfica Tinta Viva', 'Tinta Viva Impressões Ltda', 'Indústria', 'Osasco'],
  [
    'Sementes Bom Plantio',
    'Bom Plantio Insumos Agrícolas Ltda',
    'Agronegócio',
    'Ribeirão Preto',
    { filial: 'Sertãozinho' },
  ],
  [
    'Odonto Riso Largo',
    'Riso Largo Odontologia Ltda',
    'Saúde',
    'São Paulo',
    { alfanumerico: true },
  ],
  ['Móveis Canto Certo', 'Canto Certo Marcenaria Ltda', 'Indústria', 'Mirassol'],
  ['Café Meia Encosta', 'Meia Encosta Torrefação Ltda', 'Agronegócio', 'Espírito Santo do Pinhal'],
  ['Agência Segunda Página', 'Segunda Página Comunicação Ltda', 'Publicidade', 'São Paulo'],
  [
    'Ótica Olhar Atento',
    'Olhar Atento Produtos Ópticos Ltda',
    'Varejo',
    'São Caetano do Sul',
    { filial: 'Mauá' },
  ],
  [
    'Lavanderia Roupa Solta',
    'Roupa Solta Lavanderia Ltda',
    'Serviços',
    'São Paulo',
    { contrato: 'ENCERRADO' },
  ],
  [
    'Software Casa de Bits',
    'Casa de Bits Sistemas Ltda',
    'Tecnologia',
    'Campinas',
    { renovado: true },
  ],
  ['Floricultura Jardim Suspenso', 'Jardim Suspenso Flores Ltda', 'Varejo', 'Holambra'],
  [
    'Imobiliária Chave de Casa',
    'Chave de Casa Imóveis Ltda',
    'Imobiliário',
    'São Paulo',
    { renovado: true },
  ],
  [
    'Frigorífico Campo Alto',
    'Campo Alto Carnes S.A.',
    'Indústria',
    'Lins',
    { filial: 'Promissão' },
  ],
  ['Escritório Pauta Única', 'Pauta Única Sociedade de Advogados', 'Jurídico', 'São Paulo'],
  [
    'Energia Telhado Claro',
    'Telhado Claro Energia Solar Ltda',
    'Energia',
    'Indaiatuba',
    { contrato: 'EM_IMPLANTACAO', alfanumerico: true },
  ],
  ['Cervejaria Fundo de Quintal', 'Fundo de Quintal Bebidas Ltda', 'Indústria', 'Piracicaba'],
  [
    'Papelaria Ponto e Vírgula',
    'Ponto e Vírgula Papéis Ltda',
    'Varejo',
    'Taubaté',
    { contrato: 'CANCELADO' },
  ],
  ['Fisioterapia Bom Movimento', 'Bom Movimento Reabilitação Ltda', 'Saúde', 'São Paulo'],
  ['Elétrica Fio Terra', 'Fio Terra Instalações Ltda', 'Construção', 'Mogi das Cruzes'],
  [
    'Moda Areia Branca',
    'Areia Branca Vestuário Ltda',
    'Vestuário',
    'Praia Grande',
    { contrato: 'RASCUNHO' },
  ],
  [
    'Distribuidora Ponta a Ponta',
    'Ponta a Ponta Distribuição Ltda',
    'Logística',
    'Cajamar',
    { filial: 'Franco da Rocha', renovado: true },
  ],
  [
    'Buffet Mesa Posta',
    'Mesa Posta Eventos Ltda',
    'Eventos',
    'São Paulo',
    { contrato: 'EM_IMPLANTACAO', alfanumerico: true },
  ],
  [
    'Plásticos Molde Novo',
    'Molde Novo Indústria de Plásticos Ltda',
    'Indústria',
    'Itaquaquecetuba',
  ],
  [
    'Instituto Horizonte Aberto',
    'Instituto Horizonte Aberto',
    'Terceiro setor',
    'São Paulo',
    { contrato: null },
  ],
];

export const CLIENTES_DA_DEMONSTRACAO: readonly ClienteDeDemonstracao[] = LINHAS.map(
  ([nome, razao, segmento, municipio, extras]) => ({
    nome,
    razao,
    segmento,
    municipio,
    contrato: 'ATIVO',
    ...extras,
  }),
);
