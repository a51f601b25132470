import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { noTrabalho } from '../../platform/sementes.ts';
import {
  cadastroDaEmpresa,
  certificadoDaEmpresa,
  regimesDaEmpresa,
  statusDaEmpresa,
} from '../cadastro-da-empresa.ts';
import type { Valor } from '../copiar.ts';
import { cnpjDe, criarRaizesDeCnpj } from '../documentos.ts';
import { COLUNAS_DA_FICHA, fichaNumero, fichaParaCopiar, porteNumero } from '../fichas.ts';
import { sociosDaEmpresa } from '../socios-da-empresa.ts';
import type { Sorteio } from '../sorteio.ts';
import { apelidoDe, empresaNumero, municipio, nomeDePessoa } from './nomes.ts';
import type { Volumes } from './volumes.ts';

/** Rows for COPY, in the order of the named columns. */
export interface Lote {
  readonly tabela: string;
  readonly colunas: readonly string[];
  readonly linhas: Iterable<readonly Valor[]>;
}

/** Ids of the firm's own groups start here; those below are the platform's (grupos.tables.ts). */
export const PRIMEIRO_GRUPO_LIVRE = 100;
const AREAS = ['Fiscal', 'Contábil', 'Folha', 'Societário', 'BPO', 'Auditoria', 'Custos'];
const ACOES = ['visualizar', 'criar', 'editar', 'excluir', 'exportar'];
const NIVEIS = ['júnior', 'pleno', 'sênior'];

/** The numbers from 1 to n. */
export const ate = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** The firm's own groups besides the starting six, with the permissions of a consultant. */
export function gruposDaFirma({ grupos }: Volumes, iniciais: number): Lote {
  return {
    tabela: 'grupos',
    colunas: ['id', 'nome'],
    linhas: ate(grupos - iniciais).map((n) => {
      const nome = `${AREAS[(n - 1) % AREAS.length]} ${NIVEIS[Math.floor((n - 1) / AREAS.length)]}`;
      return [PRIMEIRO_GRUPO_LIVRE + n - 1, nome];
    }),
  };
}

/** The firm's own permissions besides the catalogue, as if its other systems checked them. */
export function permissoesDaFirma({ permissoes }: Volumes, doCatalogo: number): Lote {
  return {
    tabela: 'permissoes',
    colunas: ['modulo', 'acao', 'nome'],
    linhas: ate(permissoes - doCatalogo).map((n) => {
      const rotina = Math.ceil(n / ACOES.length);
      const acao = ACOES[n % ACOES.length] ?? '';
      return [`rotina_${rotina}`, acao, `Rotina ${rotina}: ${acao}`];
    }),
  };
}

/** Teams with their clients; each client is in about three teams. */
export function timesDaFirma(
  sorteio: Sorteio,
  v: Volumes,
): { lotes: Lote[]; carteiras: number[][] } {
  const clientes = ate(v.clientes);
  const carteiras = ate(v.times).map(() => sorteio.alguns(clientes, v.clientesPorTime));
  return {
    carteiras,
    lotes: [
      {
        tabela: 'times',
        colunas: ['id', 'nome'],
        linhas: ate(v.times).map((n) => [n, `Time ${String(n).padStart(2, '0')}`]),
      },
      {
        tabela: 'time_clientes',
        colunas: ['time_id', 'cliente_id'],
        linhas: carteiras.flatMap((ids, i) => ids.map((id) => [i + 1, id])),
      },
    ],
  };
}

/** One in fifty companies is suspended, and as many are closed. */
function statusNumero(n: number) {
  if (n % 50 === 17) return 'suspensa';
  return n % 50 === 33 ? 'baixada' : 'ativa';
}

const DO_SOCIO = [
  'nome',
  'cpf_cnpj',
  'qualificacao',
  'administrador',
  'participacao_milionesimos',
  'desde',
  'ate',
] as const;

const DO_CADASTRO = [
  'inscricao_estadual',
  'inscricao_municipal',
  'cnae_principal',
  'natureza_juridica',
  'situacao_cadastral',
  'data_abertura',
  'capital_social_centavos',
  'telefone',
  'email',
  'cep',
  'logradouro',
  'numero',
  'bairro',
] as const;

const DO_CERTIFICADO = [
  'certificado_tipo',
  'certificado_titular',
  'certificado_desde',
  'certificado_ate',
] as const;

/** Clients, each with one company and one contract in force, then older and coming contracts. */
export function* clientesDaFirma(sorteio: Sorteio, v: Volumes, agora: Date): Generator<Lote> {
  const hoje = dataCivil(agora);
  const empresas = ate(v.clientes).map((id) => ({ id, ...empresaNumero(id) }));
  yield {
    tabela: 'clientes',
    colunas: ['id', 'nome', 'segmento', ...COLUNAS_DA_FICHA],
    linhas: empresas.map(({ id, nome, segmento }) => [
      ...[id, nome, segmento],
      ...fichaParaCopiar(fichaNumero(id, hoje)),
    ]),
  };
  const novaRaiz = criarRaizesDeCnpj(sorteio);
  yield {
    tabela: 'empresas',
    colunas: [
      ...['id', 'cliente_id', 'cnpj', 'razao_social', 'nome_fantasia', 'municipio', 'uf'],
      ...DO_CADASTRO,
      ...['cnaes_secundarios', 'status', 'status_desde', 'status_motivo'],
      ...DO_CERTIFICADO,
    ],
    linhas: empresas.map(({ id, nome, segmento }) => {
      const cnpj = cnpjDe(novaRaiz(id % 10 === 0), 1);
      const [cidade, uf] = municipio(sorteio);
      const cadastro = cadastroDaEmpresa(id, segmento, uf);
      const certificado = certificadoDaEmpresa(id, `${nome} Ltda`, hoje);
      const { status, status_desde, status_motivo } = statusDaEmpresa(statusNumero(id), hoje);
      return [
        ...[id, id, cnpj, `${nome} Ltda`, nome, cidade, uf],
        ...DO_CADASTRO.map((campo) => cadastro?.[campo] ?? null),
        `{${cadastro?.cnaes_secundarios.join(',') ?? ''}}`,
        ...[status, status_desde, status_motivo],
        ...DO_CERTIFICADO.map((campo) => certificado?.[campo] ?? null),
      ];
    }),
  };
  yield {
    tabela: 'empresa_regimes',
    colunas: ['empresa_id', 'regime', 'desde'],
    linhas: empresas.flatMap(({ id, segmento }) =>
      regimesDaEmpresa(id, {
        abertura: cadastroDaEmpresa(id, segmento)?.data_abertura,
        porte: porteNumero(id),
        hoje,
      }).map(({ regime, desde }) => [id, regime, desde]),
    ),
  };
  yield {
    tabela: 'empresa_socios',
    colunas: ['empresa_id', 'ordem', ...DO_SOCIO],
    linhas: empresas.flatMap(({ id, segmento }) =>
      sociosDaEmpresa(id, cadastroDaEmpresa(id, segmento)?.data_abertura).map((socio, ordem) => [
        ...[id, ordem],
        ...DO_SOCIO.map((campo) => socio[campo]),
      ]),
    ),
  };
  yield {
    tabela: 'contratos',
    colunas: [
      ...['id', 'numero_contrato', 'cliente_id', 'empresa_id', 'status_contrato'],
      ...['data_inicio', 'data_fim', 'valor_mensal_centavos'],
    ],
    linhas: ate(v.contratos).map((id) => {
      const emVigor = id <= v.clientes;
      const cliente = emVigor ? id : sorteio.inteiro(1, v.clientes);
      const status = emVigor
        ? 'ATIVO'
        : sorteio.ponderado({
            ENCERRADO: 60,
            CANCELADO: 12,
            SUSPENSO: 8,
            RASCUNHO: 10,
            EM_IMPLANTACAO: 10,
          });
      const inicio = somarDias(hoje, -sorteio.inteiro(30, 1_825));
      const fim = status === 'ENCERRADO' ? somarDias(inicio, sorteio.inteiro(30, 720)) : null;
      const numero = `${inicio.slice(0, 4)}-${String(id).padStart(4, '0')}`;
      return [id, numero, cliente, cliente, status, inicio, fim, sorteio.inteiro(9, 160) * 50_00];
    }),
  };
}

/** Who there is at each client: who decides, who pays and who keeps its books. */
const CONTATOS = [
  { cargo: 'Direção', papeis: '{decisor,socio}', nps: true, documentos: false },
  { cargo: 'Analista financeiro', papeis: '{financeiro}', nps: false, documentos: true },
  { cargo: 'Contador externo', papeis: '{contador_externo}', nps: false, documentos: true },
] as const;

/** Three contacts of each client. */
export function contatosDaFirma(sorteio: Sorteio, { clientes }: Volumes): Lote {
  return {
    tabela: 'contatos',
    colunas: [
      ...['cliente_id', 'empresa_id', 'nome', 'cargo', 'papeis', 'email', 'telefone'],
      ...['recebe_nps', 'recebe_documentos'],
    ],
    linhas: ate(clientes).flatMap((id) =>
      CONTATOS.map(({ cargo, papeis, nps, documentos }) => {
        const nome = nomeDePessoa(sorteio);
        const telefone = `(11) 9${sorteio.inteiro(5000, 9999)}-${sorteio.inteiro(1000, 9999)}`;
        const email = `${apelidoDe(nome)}@cliente${id}.demo`;
        return [id, id, nome, cargo, papeis, email, telefone, nps, documentos];
      }),
    ),
  };
}

/** Notes of each client, one of them pinned. */
const NOTAS = [
  'Prefere receber ligações depois das 14h.',
  'Pediu a folha até o dia 3; combinado: extratos até o dia 28.',
  'Estuda abrir uma filial no próximo semestre.',
] as const;

/** Three notes of each client, over the last two years, by the people of the firm. */
export function notasDaFirma(
  sorteio: Sorteio,
  { clientes }: Volumes,
  autores: readonly { readonly id: number }[],
  agora: Date,
): Lote {
  return {
    tabela: 'notas',
    colunas: ['cliente_id', 'texto', 'fixada', 'autor_id', 'criado_em', 'atualizado_em'],
    linhas: ate(clientes).flatMap((id) =>
      NOTAS.map((texto, i) => {
        const em = noTrabalho(agora, sorteio.inteiro(1, 730), id + i).toISOString();
        return [id, texto, i === 0, sorteio.um(autores).id, em, em];
      }),
    ),
  };
}

/** The banks of the firm's clients, by ISPB: Itaú, Banco do Brasil, Bradesco and Santander. */
const BANCOS = ['60701190', '00000000', '60746948', '90400888'] as const;

/** Two accounts of each client: one in a bank, and its card. */
export function contasDaFirma(sorteio: Sorteio, { clientes }: Volumes): Lote {
  return {
    tabela: 'contas_bancarias',
    colunas: [
      ...['cliente_id', 'empresa_id', 'nome', 'tipo', 'apelido', 'banco_ispb', 'agencia'],
      ...['conta', 'digito', 'forma_extrato', 'dia_fechamento_fatura'],
    ],
    linhas: ate(clientes).flatMap((id) => {
      const banco = BANCOS[id % BANCOS.length] ?? null;
      const agencia = String(sorteio.inteiro(1_000, 9_999));
      const conta = String(sorteio.inteiro(10_000, 99_999));
      const digito = String(sorteio.inteiro(0, 9));
      const final = String(sorteio.inteiro(1_000, 9_999));
      const [movimento, cartao] = ['Conta movimento', 'Cartão corporativo'];
      return [
        [id, id, movimento, 'corrente', movimento, banco, agencia, conta, digito, 'ofx', null],
        [id, id, cartao, 'cartao', cartao, banco, null, final, null, 'csv', sorteio.inteiro(1, 28)],
      ];
    }),
  };
}
