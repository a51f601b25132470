import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { SituacaoDoCliente } from '@dominio/contrato/clientes-situacao';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import type { StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import { camposPersonalizados } from '../../modules/campos-personalizados/campos-personalizados.tables.ts';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaRegimes } from '../../modules/empresas/regimes.tables.ts';
import { empresaSocios } from '../../modules/empresas/socios.tables.ts';
import type { Db } from '../../platform/db.ts';
import {
  cadastroDaEmpresa,
  cadastroDaFilial,
  certificadoDaEmpresa,
  regimesDaEmpresa,
  statusDaEmpresa,
} from '../cadastro-da-empresa.ts';
import { cnpjDe, cpfNumero, criarRaizesDeCnpj } from '../documentos.ts';
import { fichaNumero, porteNumero } from '../fichas.ts';
import { reservarIds } from '../ids.ts';
import { sociosDaEmpresa } from '../socios-da-empresa.ts';
import type { Sorteio } from '../sorteio.ts';
import type { ClienteDaAgenda } from './compromisso.ts';
import { CLIENTES_DA_DEMONSTRACAO } from './empresas.ts';

const SITUACAO: Record<StatusDoContrato, SituacaoDoCliente> = {
  RASCUNHO: 'prospecto',
  EM_IMPLANTACAO: 'implantacao',
  ATIVO: 'ativo',
  SUSPENSO: 'aviso_previo',
  ENCERRADO: 'encerrado',
  CANCELADO: 'inativo',
};

/** Of companies whose contract is over; any other is active. */
const STATUS: Partial<Record<StatusDoContrato, StatusDaEmpresa>> = {
  SUSPENSO: 'suspensa',
  ENCERRADO: 'baixada',
};

/** Contract numbers of the firm: `2024-0187`, rising within the year in which contracts began. */
function criarNumeracao(sorteio: Sorteio): (inicio: string) => string {
  const ultimos = new Map<string, number>();
  return (inicio) => {
    const ano = inicio.slice(0, 4);
    const ordem = (ultimos.get(ano) ?? sorteio.inteiro(20, 180)) + sorteio.inteiro(1, 4);
    ultimos.set(ano, ordem);
    return `${ano}-${String(ordem).padStart(4, '0')}`;
  };
}

/** The firm's own fields: what its people write of every client. */
const CAMPOS_DO_ESCRITORIO = [
  { nome: 'Código no sistema contábil', tipo: 'texto', ordem: 1 },
  {
    nome: 'Entrega dos documentos',
    tipo: 'lista',
    opcoes: ['Portal', 'WhatsApp', 'Malote'],
    ordem: 2,
  },
] as const;

/** Inserts the firm's own fields. @returns what the i-th client has in them; some have nothing. */
async function gravarCamposDoEscritorio(db: Db) {
  const valores = CAMPOS_DO_ESCRITORIO.map((campo) => ({
    ...campo,
    opcoes: 'opcoes' in campo ? [...campo.opcoes] : [],
  }));
  const [codigo, entrega] = await db.insert(camposPersonalizados).values(valores).returning();
  return (i: number): Record<string, string> =>
    codigo && entrega && i % 5 !== 4
      ? {
          [codigo.id]: `C-${String(1_001 + i * 7)}`,
          [entrega.id]: entrega.opcoes[i % entrega.opcoes.length] ?? '',
        }
      : {};
}

/** Clients who are persons, without a company: the firm does their income tax, and little else. */
const PESSOAS = ['Aurélio Tavares Pinto', 'Ivone Castilho Ramos', 'Moacir Lacerda Filho'];

const pessoasDe = (hoje: string) =>
  PESSOAS.map((nome, i) => ({
    nome,
    natureza: 'pessoa_fisica' as const,
    cpf: cpfNumero(700_001 + i),
    segmento: 'Imposto de renda',
    situacao: 'ativo' as const,
    data_inicio: somarDias(hoje, -(400 + i * 210)),
    canal_preferido: 'whatsapp' as const,
    base_legal: 'execucao_de_contrato' as const,
  }));

/** Inserts the forty clients with their companies and contracts, and answers them in order; and a few persons. */
export async function gravarClientes(
  db: Db,
  sorteio: Sorteio,
  agora: Date,
): Promise<ClienteDaAgenda[]> {
  const hoje = dataCivil(agora);
  const novaRaiz = criarRaizesDeCnpj(sorteio);
  const novoNumero = criarNumeracao(sorteio);
  const quantos = CLIENTES_DA_DEMONSTRACAO.length;
  const clienteIds = await reservarIds(db, clientes, quantos);
  const matrizIds = await reservarIds(db, empresas, quantos);
  const filialIds = await reservarIds(db, empresas, quantos);

  const linhas = CLIENTES_DA_DEMONSTRACAO.map((cliente, i) => {
    const [id = 0, matrizId = 0, filialId = 0] = [clienteIds[i], matrizIds[i], filialIds[i]];
    const { nome, segmento, contrato } = cliente;
    const raiz = novaRaiz(cliente.alfanumerico ?? false);
    const empresa = {
      ...statusDaEmpresa(STATUS[contrato ?? 'RASCUNHO'] ?? 'ativa', hoje),
      cliente_id: id,
      razao_social: cliente.razao,
      uf: 'SP',
    };
    const matriz = {
      ...empresa,
      ...cadastroDaEmpresa(i, segmento),
      ...certificadoDaEmpresa(i, cliente.razao, hoje),
      id: matrizId,
      cnpj: cnpjDe(raiz, 1),
      nome_fantasia: nome,
      tipo: 'matriz' as const,
      municipio: cliente.municipio,
    };
    const filial = cliente.filial && {
      ...empresa,
      ...cadastroDaFilial(i, segmento),
      id: filialId,
      cnpj: cnpjDe(raiz, 2),
      nome_fantasia: `${nome} – ${cliente.filial}`,
      tipo: 'filial' as const,
      matriz_id: matrizId,
      municipio: cliente.filial,
    };
    const situacao = contrato ? SITUACAO[contrato] : 'prospecto';
    return {
      cliente: { id, nome, segmento, situacao, ...fichaNumero(i + 1, hoje) },
      empresas: [matriz, ...(filial ? [filial] : [])],
      contratos: contrato ? contratosDe(id, matrizId, contrato, cliente.renovado ?? false) : [],
    };
  });

  function contratosDe(
    cliente_id: number,
    empresa_id: number,
    status_contrato: StatusDoContrato,
    renovado: boolean,
  ) {
    const recente = status_contrato === 'RASCUNHO' || status_contrato === 'EM_IMPLANTACAO';
    const dias = recente ? sorteio.inteiro(3, 45) : sorteio.inteiro(200, 1500);
    const data_inicio = somarDias(hoje, -dias);
    const valor = sorteio.inteiro(9, 160) * 50_00;
    const atual = {
      cliente_id,
      empresa_id,
      status_contrato,
      numero_contrato: novoNumero(data_inicio),
      data_inicio,
      data_fim: status_contrato === 'ENCERRADO' ? somarDias(hoje, -20) : null,
      valor_mensal_centavos: valor,
    };
    if (!renovado) return [atual];
    const inicioAnterior = somarDias(data_inicio, -365);
    const anterior = {
      ...atual,
      status_contrato: 'ENCERRADO' as const,
      numero_contrato: novoNumero(inicioAnterior),
      data_inicio: inicioAnterior,
      data_fim: somarDias(data_inicio, -1),
      valor_mensal_centavos: Math.round(valor * 0.92),
    };
    return [anterior, atual];
  }

  const proprios = await gravarCamposDoEscritorio(db);
  const inserir = db.insert(clientes).overridingSystemValue();
  await inserir.values(
    linhas.map(({ cliente }, i) => ({ ...cliente, campos_personalizados: proprios(i) })),
  );
  await db.insert(clientes).values(pessoasDe(hoje));
  const inserirEmpresas = db.insert(empresas).overridingSystemValue();
  await inserirEmpresas.values(linhas.flatMap((linha) => linha.empresas));
  await db.insert(empresaRegimes).values(
    linhas.flatMap((linha, i) =>
      linha.empresas.flatMap(({ id, data_abertura }) =>
        regimesDaEmpresa(i, {
          abertura: data_abertura,
          porte: porteNumero(i + 1),
          hoje,
        }).map((um) => ({ ...um, empresa_id: id })),
      ),
    ),
  );
  await db
    .insert(empresaSocios)
    .values(
      linhas.flatMap((linha, i) =>
        linha.empresas.flatMap(({ id, data_abertura }) =>
          sociosDaEmpresa(i, data_abertura).map((um, ordem) => ({ ...um, ordem, empresa_id: id })),
        ),
      ),
    );
  await db.insert(contratos).values(linhas.flatMap((linha) => linha.contratos));
  return linhas.map(({ cliente }) => cliente);
}
