import { consultasEndpoints } from '@dominio/contrato/consultas';
import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { Empresa, empresasEndpoints, urlDoLogoDaEmpresa } from '@dominio/contrato/empresas';
import { atendimentoDasEmpresasEndpoints } from '@dominio/contrato/empresas-atendimento';
import { mesclarEmpresasEndpoints } from '@dominio/contrato/empresas-mesclar';
import {
  type PendenciasDaEmpresa,
  PROBLEMAS_DA_EMPRESA,
  type ProblemaDaEmpresa,
  qualidadeDasEmpresasEndpoints,
} from '@dominio/contrato/empresas-qualidade';
import { receitaEmLoteEndpoints } from '@dominio/contrato/empresas-receita-lote';
import { regimesDaEmpresaEndpoints } from '@dominio/contrato/empresas-regimes';
import { sociosDaEmpresaEndpoints } from '@dominio/contrato/empresas-socios';
import { tabelasOficiaisEndpoints } from '@dominio/contrato/tabelas-oficiais';
import { responder } from '../rede.ts';
import { Registro, responderRegistro } from './registro.ts';

/** The head office of a client company. */
export const umaEmpresa = (mudancas: Partial<Empresa> = {}): Empresa =>
  Empresa.parse({
    id: 51,
    cliente_id: 31,
    cliente_nome: 'Padaria Aurora',
    cnpj: '11222333000181',
    razao_social: 'Padaria Aurora Ltda',
    nome_fantasia: null,
    tipo: 'matriz',
    matriz_id: null,
    status: 'ativa',
    status_desde: null,
    status_motivo: null,
    inscricao_estadual: null,
    inscricao_municipal: null,
    cnae_principal: null,
    cnae_principal_nome: null,
    cnaes_secundarios: [],
    cnaes_secundarios_nomes: [],
    natureza_juridica: null,
    natureza_juridica_nome: null,
    situacao_cadastral: null,
    data_abertura: null,
    capital_social_centavos: null,
    telefone: null,
    email: null,
    cep: null,
    logradouro: null,
    numero: null,
    complemento: null,
    bairro: null,
    municipio: null,
    municipio_ibge: null,
    uf: null,
    receita_situacao: null,
    receita_consultada_em: null,
    certificado_tipo: null,
    certificado_titular: null,
    certificado_serie: null,
    certificado_desde: null,
    certificado_ate: null,
    regime_atual: null,
    proximo_regime: null,
    contratos_em_vigor: [],
    responsaveis: [],
    times: [],
    cadastro_percentual: 0,
    contratos_total: 0,
    logo_url: urlDoLogoDaEmpresa(mudancas.id ?? 51, null),
    tem_logo: false,
    versao: 1,
    ...mudancas,
  } satisfies Empresa);

/** A few lines of the published tables. */
const CNAES = [
  { codigo: '1091102', nome: 'Fabricação de produtos de padaria e confeitaria' },
  { codigo: '4721102', nome: 'Padaria e confeitaria com predominância de revenda' },
  { codigo: '6204000', nome: 'Consultoria em tecnologia da informação' },
];
const NATUREZAS = [{ codigo: '2062', nome: 'Sociedade Empresária Limitada' }];

/** The answer that no company has a problem. */
export const semPendencias: PendenciasDaEmpresa = {
  problemas: [],
  contratos: [],
  pessoas: [],
  repetidas: [],
};

/** Answers the calls for companies and their problems, given as the ids that have each problem. */
export function responderEmpresas(
  iniciais: readonly Empresa[] = [umaEmpresa()],
  problemas: Partial<Record<ProblemaDaEmpresa, readonly number[]>> = {},
) {
  const { registro: empresas, ...chamadas } = responderRegistro(empresasEndpoints, {
    iniciais,
    um: umaEmpresa,
    linhas: 'empresas',
  });
  const listar = responder(empresasEndpoints.listar, ({ query }) => {
    const { qualidade, cliente_id, responsavel_id, time_id } = query;
    const deles = empresas.todas.filter(
      (uma) =>
        (cliente_id === undefined || uma.cliente_id === cliente_id) &&
        [[responsavel_id, uma.responsaveis] as const, [time_id, uma.times] as const].every(
          ([id, todos]) => id === undefined || todos.some((um) => um.id === id),
        ) &&
        (qualidade === undefined || problemas[qualidade]?.includes(uma.id)),
    );
    const texto = ({ razao_social, nome_fantasia }: Empresa) => `${razao_social} ${nome_fantasia}`;
    const { linhas, rodape } = new Registro(deles).pagina(query, texto);
    return { empresas: linhas, ...rodape };
  });
  const distintos = (todos: readonly { id: number; nome: string }[]) => [
    ...new Map(todos.map((um) => [um.id, um])).values(),
  ];
  responder(atendimentoDasEmpresasEndpoints.quemAtende, () => ({
    responsaveis: distintos(empresas.todas.flatMap((uma) => uma.responsaveis)),
    times: distintos(empresas.todas.flatMap((uma) => uma.times)),
  }));
  // What other nouns have of an open company: none, unless the test says so.
  const vazia = { total: 0, page: 1, limit: 5, total_pages: 0 };
  const seNinguem = { seNinguem: true };
  responder(contratosEndpoints.listar, { contratos: [], ...vazia }, seNinguem);
  responder(contasBancariasEndpoints.listar, { contas_bancarias: [], ...vazia }, seNinguem);
  responder(contatosEndpoints.listar, { contatos: [], ...vazia }, seNinguem);
  responder(consultasEndpoints.ligadas, { cnpj: false, cep: false });
  responder(receitaEmLoteEndpoints.atual, { consulta: null, alheia: null });
  responder(mesclarEmpresasEndpoints.juntadas, { juntadas: [] });
  responder(regimesDaEmpresaEndpoints.listar, { regimes: [] });
  responder(sociosDaEmpresaEndpoints.ler, { socios: [], versao: 1 });
  responder(tabelasOficiaisEndpoints.cnaes, { itens: CNAES });
  responder(tabelasOficiaisEndpoints.naturezas, { itens: NATUREZAS });
  const problemasDe = (id: number) =>
    PROBLEMAS_DA_EMPRESA.filter((problema) => problemas[problema]?.includes(id));
  responder(qualidadeDasEmpresasEndpoints.contar, () => ({
    problemas: PROBLEMAS_DA_EMPRESA.map((problema) => ({
      problema,
      total: problemas[problema]?.length ?? 0,
    })),
    total: new Set(Object.values(problemas).flat()).size,
  }));
  responder(qualidadeDasEmpresasEndpoints.pendencias, ({ params: { id } }) => ({
    ...semPendencias,
    problemas: problemasDe(id),
  }));
  const doCliente = responder(
    qualidadeDasEmpresasEndpoints.doCliente,
    ({ params: { id: cliente }, query: { limit } }) => {
      const faltosas = empresas.todas
        .filter(({ cliente_id }) => cliente_id === cliente)
        .map(({ id, razao_social }) => ({ id, razao_social, problemas: problemasDe(id) }))
        .filter((uma) => uma.problemas.length > 0);
      return { empresas: faltosas.slice(0, limit), total: faltosas.length };
    },
  );
  return { ...chamadas, empresas, listar, doCliente };
}
