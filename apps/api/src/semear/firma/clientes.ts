import { dataCivil, diasEntre, somarDias } from '@dominio/contrato/datas';
import { noTrabalhoDe } from '../../platform/sementes.ts';
import {
  cadastroDaEmpresa,
  certificadoDaEmpresa,
  fimRecente,
  regimesDaEmpresa,
  situacaoCadastralDe,
  statusDaEmpresa,
} from '../cadastro-da-empresa.ts';
import { CONTA_DO_CLIENTE } from '../demo/equipe.ts';
import { cnpjDe, criarRaizesDeCnpj } from '../documentos.ts';
import {
  COLUNAS_DA_FICHA,
  fichaNumero,
  fichaParaCopiar,
  porteNumero,
  temFolhaNumero,
} from '../fichas.ts';
import { type Municipio, ufDe } from '../municipios.ts';
import { sociosDaEmpresa } from '../socios-da-empresa.ts';
import type { Sorteio } from '../sorteio.ts';
import { ate, type Lote } from './cadastros.ts';
import { type ContratoDaFirma, contratosDaFirma } from './contratos.ts';
import { empresaNumero, municipio } from './nomes.ts';
import type { Volumes } from './volumes.ts';

/** A client of the firm with its one company, and what the rows of other nouns must agree with. */
export interface ClienteDaFirma {
  readonly id: number;
  readonly nome: string;
  readonly segmento: string;
  readonly municipio: Municipio;
  /** Whether its company was opened a few months ago: its CNPJ has letters. */
  readonly recente: boolean;
  readonly temFolha: boolean;
  readonly socios: ReturnType<typeof sociosDaEmpresa>;
  readonly cadastro: ReturnType<typeof cadastroDaEmpresa>;
  /** The days between which the firm serves it. */
  readonly desde: string;
  readonly ate: string | null;
}

/** One in ten companies was opened since CNPJs have letters. */
const ehRecente = (n: number) => n % 10 === 0;

/** One in fifty companies is suspended, and as many are closed: the firm serves them no longer. */
function statusNumero(n: number) {
  if (n % 50 === 7) return 'suspensa';
  return n % 50 === 3 ? 'baixada' : 'ativa';
}

/** How long the firm has served a client, in days. */
function idade(sorteio: Sorteio, n: number) {
  if (ehRecente(n)) return sorteio.inteiro(30, 60);
  return sorteio.inteiro(statusNumero(n) === 'baixada' ? 200 : 60, 1_825);
}

/** The clients of the firm, and their contracts. */
export function carteiraDaFirma(
  sorteio: Sorteio,
  v: Volumes,
  agora: Date,
): { clientes: ClienteDaFirma[]; contratos: ContratoDaFirma[] } {
  const hoje = dataCivil(agora);
  const emVigor = ate(v.clientes).map((id) => ({
    cliente: id,
    inicio: somarDias(hoje, -idade(sorteio, id)),
    fim: statusNumero(id) === 'baixada' ? fimRecente(hoje) : null,
    recente: ehRecente(id),
  }));
  const contratos = contratosDaFirma(sorteio, emVigor, v.contratos, hoje);
  const desde = new Map<number, string>();
  for (const { cliente, inicio, valeu } of contratos) {
    if (valeu && inicio < (desde.get(cliente) ?? '9999')) desde.set(cliente, inicio);
  }
  const clientes = emVigor.map(({ cliente: id, fim, recente, inicio }) => {
    const { nome, segmento } = empresaNumero(id);
    const cidade = municipio(sorteio);
    const inventada = { nome, razao: `${nome} Ltda`, municipio: cidade, recente };
    const cadastro = cadastroDaEmpresa(id, inventada, hoje);
    const socios = sociosDaEmpresa(id, {
      abertura: cadastro?.data_abertura,
      natureza: cadastro?.natureza_juridica,
      hoje,
      administrador: id === 1 ? CONTA_DO_CLIENTE.nome : undefined,
    });
    return {
      ...{ id, nome, segmento, municipio: cidade, recente, socios, cadastro },
      temFolha: temFolhaNumero(id),
      desde: desde.get(id) ?? inicio,
      ate: fim,
    };
  });
  return { clientes, contratos };
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

/** When a client and its company were entered: before the first contract began. */
const conhecidoEm = ({ id, desde }: ClienteDaFirma) => {
  const instante = noTrabalhoDe(somarDias(desde, -15), id);
  return [instante, instante] as const;
};

/** Clients, each with one company, its regimes and its partners. */
export function* lotesDosClientes(
  sorteio: Sorteio,
  clientes: readonly ClienteDaFirma[],
  agora: Date,
): Generator<Lote> {
  const hoje = dataCivil(agora);
  yield {
    tabela: 'clientes',
    colunas: [
      ...['id', 'nome', 'segmento', 'data_inicio', 'situacao', 'situacao_anterior'],
      ...['situacao_motivo', 'situacao_desde', 'data_encerramento', 'criado_em', 'atualizado_em'],
      ...COLUNAS_DA_FICHA,
    ],
    linhas: clientes.map((um) => [
      ...[um.id, um.nome, um.segmento, um.desde],
      ...(um.ate
        ? ['encerrado', 'aviso_previo', 'fim_das_atividades', um.ate, um.ate]
        : ['ativo', null, null, null, null]),
      ...conhecidoEm(um),
      ...fichaParaCopiar(fichaNumero(um.id, um.recente)),
    ]),
  };
  const novaRaiz = criarRaizesDeCnpj(sorteio);
  yield {
    tabela: 'empresas',
    colunas: [
      ...['id', 'cliente_id', 'cnpj', 'razao_social', 'nome_fantasia', 'municipio', 'uf'],
      ...['criado_em', 'atualizado_em', ...DO_CADASTRO],
      ...['cnaes_secundarios', 'status', 'status_desde', 'status_motivo'],
      ...DO_CERTIFICADO,
    ],
    linhas: clientes.map((um) => {
      const { id, nome, municipio: cidade } = um;
      const status = statusDaEmpresa(statusNumero(id), hoje);
      const cadastro = um.cadastro && {
        ...um.cadastro,
        situacao_cadastral: situacaoCadastralDe(status),
      };
      const abertura = cadastro?.data_abertura;
      const certificado = certificadoDaEmpresa(id, `${nome} Ltda`, { abertura, hoje });
      return [
        ...[id, id, cnpjDe(novaRaiz(um.recente), 1), `${nome} Ltda`, nome, cidade, ufDe(cidade)],
        ...conhecidoEm(um),
        ...DO_CADASTRO.map((campo) => cadastro?.[campo] ?? null),
        `{${cadastro?.cnaes_secundarios.join(',') ?? ''}}`,
        ...[status.status, status.status_desde, status.status_motivo],
        ...DO_CERTIFICADO.map((campo) => certificado?.[campo] ?? null),
      ];
    }),
  };
  yield {
    tabela: 'empresa_regimes',
    colunas: ['empresa_id', 'regime', 'desde', 'criado_em', 'atualizado_em'],
    linhas: clientes.flatMap(({ id, cadastro, recente, desde: cliente }) =>
      regimesDaEmpresa(id, {
        abertura: cadastro?.data_abertura,
        natureza: cadastro?.natureza_juridica,
        porte: porteNumero(id, recente),
        hoje,
      }).map(({ regime, desde }) => {
        const em = noTrabalhoDe(desde > cliente ? desde : cliente, id);
        return [id, regime, desde, em, em];
      }),
    ),
  };
  yield {
    tabela: 'empresa_socios',
    colunas: ['empresa_id', 'ordem', ...DO_SOCIO],
    linhas: clientes.flatMap(({ id, socios }) =>
      socios.map((socio, ordem) => [id, ordem, ...DO_SOCIO.map((campo) => socio[campo])]),
    ),
  };
}

/** How many days the firm has served a client, until it no longer did. */
export const diasDeCliente = ({ desde, ate: fim }: ClienteDaFirma, hoje: string): number =>
  diasEntre(desde, fim ?? hoje);
