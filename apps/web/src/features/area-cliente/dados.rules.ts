import type {
  ContaDoCliente,
  ContatoDoCliente,
  ContratoDoCliente,
  EmpresaDoCliente,
  FichaDoCliente,
} from '@dominio/contrato/area-cliente-dados';
import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import { NOME_DO_MEIO, NOME_DO_PORTE } from '@dominio/contrato/clientes-campos';
import { NOME_DO_TIPO as NOME_DA_CONTA } from '@dominio/contrato/contas-bancarias-campos';
import { NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import { diaEscrito } from '@dominio/contrato/datas';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { telefoneEscrito } from '@dominio/contrato/telefones';

/** A name and what stands beside it; null where the firm has nothing written. */
export type Linha = readonly [nome: string, valor: string | null];

const juntos = (partes: readonly (string | number | null | false)[], entre = ' · ') =>
  partes.filter((parte) => parte !== null && parte !== false && parte !== '').join(entre) || null;

const simOuNao = (valor: boolean | null) => (valor === null ? null : valor ? 'Sim' : 'Não');

/** The client's record in words. */
export const linhasDaFicha = (ficha: FichaDoCliente): Linha[] => [
  ['Segmento', ficha.segmento],
  ['Porte', ficha.porte && NOME_DO_PORTE[ficha.porte]],
  ['Site', ficha.site],
  ['Instagram', ficha.instagram],
  ['Canal preferido', ficha.canal_preferido && NOME_DO_CANAL[ficha.canal_preferido]],
  ['Horário de contato', ficha.horario_contato],
  ['Folha de pagamento', simOuNao(ficha.tem_folha)],
  ['Funcionários', ficha.numero_funcionarios?.toLocaleString('pt-BR') ?? null],
  [
    'Recebe por',
    juntos(
      ficha.meios_recebimento.map((meio) => NOME_DO_MEIO[meio]),
      ', ',
    ),
  ],
  ['Encarregado de dados', ficha.encarregado],
];

const enderecoDe = (empresa: EmpresaDoCliente) =>
  juntos(
    [
      juntos([empresa.logradouro, empresa.numero, empresa.complemento], ', '),
      empresa.bairro,
      juntos([empresa.municipio, empresa.uf], ' – '),
      empresa.cep && mascararCep(empresa.cep),
    ],
    ', ',
  );

const regimeDe = ({ regime_atual }: EmpresaDoCliente) =>
  regime_atual && `${NOME_DO_REGIME[regime_atual.regime]}, desde ${diaEscrito(regime_atual.desde)}`;

/** A company's register in words. */
export const linhasDaEmpresa = (empresa: EmpresaDoCliente): Linha[] => [
  ['CNPJ', mascararCnpj(empresa.cnpj)],
  ['Tipo', NOME_DO_TIPO[empresa.tipo]],
  ['Nome fantasia', empresa.nome_fantasia],
  ['Regime tributário', regimeDe(empresa)],
  ['Inscrição estadual', empresa.inscricao_estadual],
  ['Inscrição municipal', empresa.inscricao_municipal],
  ['Atividade principal', empresa.cnae_principal_nome],
  ['Natureza jurídica', empresa.natureza_juridica_nome],
  ['Abertura', empresa.data_abertura && diaEscrito(empresa.data_abertura)],
  ['Endereço', enderecoDe(empresa)],
  ['Telefone', empresa.telefone && telefoneEscrito(empresa.telefone)],
  ['E-mail', empresa.email],
];

/** What a contact is at the client: job, company and roles. */
export const papelDoContato = ({ cargo, empresa_nome, papeis }: ContatoDoCliente) =>
  juntos([
    cargo,
    empresa_nome,
    juntos(
      papeis.map((papel) => NOME_DO_PAPEL[papel]),
      ', ',
    ),
  ]);

export const linhasDoContato = (contato: ContatoDoCliente): Linha[] => [
  ['E-mail', contato.email],
  ['Telefone', contato.telefone && telefoneEscrito(contato.telefone)],
  ['WhatsApp', contato.whatsapp && telefoneEscrito(contato.whatsapp)],
  ['Canal preferido', contato.canal_preferido && NOME_DO_CANAL[contato.canal_preferido]],
];

/** What an account is called here, where its number is not told: its nickname, else bank and kind. */
export const nomeDaConta = ({ apelido, banco_nome, tipo }: ContaDoCliente) =>
  apelido ?? juntos([banco_nome, NOME_DA_CONTA[tipo]]) ?? NOME_DA_CONTA[tipo];

export const linhasDaConta = (conta: ContaDoCliente): Linha[] => [
  ['Tipo', NOME_DA_CONTA[conta.tipo]],
  ['Banco', conta.banco_nome],
  ['Agência', conta.agencia],
  [conta.tipo === 'cartao' ? 'Cartão' : 'Conta', conta.conta_mascarada],
  ['Empresa', conta.empresa_nome],
  ['Gerente', conta.gerente],
  ...((conta.tipo === 'cartao'
    ? [
        [
          'Fechamento da fatura',
          conta.dia_fechamento_fatura && `Dia ${conta.dia_fechamento_fatura}`,
        ],
      ]
    : []) as Linha[]),
];

const vigenciaDe = ({ data_inicio, data_fim, renovacao_automatica }: ContratoDoCliente) =>
  juntos([
    data_inicio && `desde ${diaEscrito(data_inicio)}`,
    data_fim && `até ${diaEscrito(data_fim)}`,
    renovacao_automatica && 'renova sozinho',
  ]);

export const linhasDoContrato = (contrato: ContratoDoCliente): Linha[] => [
  ['Empresa', contrato.empresa_nome],
  ['Vigência', vigenciaDe(contrato)],
  ['Serviços', juntos(contrato.servicos, ', ')],
];
