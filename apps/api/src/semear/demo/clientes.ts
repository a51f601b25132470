import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import type { StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import { camposPersonalizados } from '../../modules/campos-personalizados/campos-personalizados.tables.ts';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaRegimes } from '../../modules/empresas/regimes.tables.ts';
import { empresaSocios } from '../../modules/empresas/socios.tables.ts';
import type { Db } from '../../platform/db.ts';
import { noTrabalhoDe } from '../../platform/sementes.ts';
import {
  cadastroDaEmpresa,
  cadastroDaFilial,
  certificadoDaEmpresa,
  fimRecente,
  regimesDaEmpresa,
  situacaoCadastralDe,
  statusDaEmpresa,
} from '../cadastro-da-empresa.ts';
import { cnpjDe, cpfNumero, criarRaizesDeCnpj } from '../documentos.ts';
import { fichaNumero, porteNumero } from '../fichas.ts';
import { reservarIds } from '../ids.ts';
import { sociosDaEmpresa } from '../socios-da-empresa.ts';
import type { Sorteio } from '../sorteio.ts';
import type { ClienteDaAgenda } from './compromisso.ts';
import { contratosDe, numerar } from './contratos.ts';
import { CLIENTES_DA_DEMONSTRACAO } from './empresas.ts';
import { CONTA_DO_CLIENTE } from './equipe.ts';

type Situacao = Pick<
  typeof clientes.$inferInsert,
  'situacao' | 'situacao_anterior' | 'situacao_motivo' | 'situacao_desde' | 'data_encerramento'
>;

/** How a client stands, by its newest contract: since the day on which that came to an end. */
function situacaoPor(contrato: StatusDoContrato | null, hoje: string): Situacao {
  const desde = fimRecente(hoje);
  const fim = { situacao_motivo: 'fim_das_atividades', situacao_desde: desde } as const;
  switch (contrato) {
    case 'ATIVO':
      return { situacao: 'ativo' };
    case 'EM_IMPLANTACAO':
      return { situacao: 'implantacao' };
    case 'SUSPENSO':
      return { ...fim, situacao: 'aviso_previo', situacao_anterior: 'ativo' };
    case 'ENCERRADO':
      return {
        ...fim,
        ...{ situacao: 'encerrado', situacao_anterior: 'aviso_previo', data_encerramento: desde },
      };
    case 'CANCELADO':
      return {
        ...{
          situacao: 'inativo',
          situacao_anterior: 'prospecto',
          situacao_motivo: 'nao_contratou',
        },
        ...{ situacao_desde: desde, data_encerramento: desde },
      };
    default:
      return { situacao: 'prospecto' };
  }
}

/** What was never in force makes nobody a client. */
const NUNCA_VALEU: readonly StatusDoContrato[] = ['RASCUNHO', 'CANCELADO'];

/** Of companies whose contract is over; any other is active. */
const STATUS: Partial<Record<StatusDoContrato, StatusDaEmpresa>> = {
  SUSPENSO: 'suspensa',
  ENCERRADO: 'baixada',
};

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
    ...escritoEm(noTrabalhoDe(somarDias(hoje, -(400 + i * 210)), i)),
  }));

const escritoEm = (instante: Date) => ({ criado_em: instante, atualizado_em: instante });

/** Inserts the forty clients with their companies and contracts, and answers them in order; and a few persons. */
export async function gravarClientes(
  db: Db,
  sorteio: Sorteio,
  agora: Date,
): Promise<ClienteDaAgenda[]> {
  const hoje = dataCivil(agora);
  const novaRaiz = criarRaizesDeCnpj(sorteio);
  const quantos = CLIENTES_DA_DEMONSTRACAO.length;
  const clienteIds = await reservarIds(db, clientes, quantos);
  const matrizIds = await reservarIds(db, empresas, quantos);
  const filialIds = await reservarIds(db, empresas, quantos);

  const linhas = CLIENTES_DA_DEMONSTRACAO.map((cliente, i) => {
    const [id = 0, matrizId = 0, filialId = 0] = [clienteIds[i], matrizIds[i], filialIds[i]];
    const { nome, segmento, contrato, alfanumerico: recente = false, renovado = false } = cliente;
    const daDemonstracao = contrato
      ? contratosDe(sorteio, { status: contrato, renovado, recente, hoje })
      : [];
    const [primeiro] = daDemonstracao;
    const valeu = primeiro && !NUNCA_VALEU.includes(primeiro.status_contrato ?? 'RASCUNHO');
    const desde = valeu ? primeiro.data_inicio : null;
    const situacao = situacaoPor(contrato, hoje);
    const conhecidoEm = escritoEm(noTrabalhoDe(somarDias(desde ?? hoje, desde ? -15 : -75), i));

    const raiz = novaRaiz(recente);
    const inventada = { nome, razao: cliente.razao, municipio: cliente.municipio, recente };
    const status = statusDaEmpresa(STATUS[contrato ?? 'RASCUNHO'] ?? 'ativa', hoje);
    const empresa = {
      ...status,
      ...conhecidoEm,
      cliente_id: id,
      razao_social: cliente.razao,
      uf: 'SP',
    };
    const cadastro = cadastroDaEmpresa(i, inventada, hoje);
    const matriz = {
      ...empresa,
      ...cadastro,
      situacao_cadastral: cadastro && situacaoCadastralDe(status),
      ...certificadoDaEmpresa(i, cliente.razao, { abertura: cadastro?.data_abertura, hoje }),
      id: matrizId,
      cnpj: cnpjDe(raiz, 1),
      nome_fantasia: nome,
      tipo: 'matriz' as const,
      municipio: cliente.municipio,
    };
    const filial = cliente.filial && {
      ...empresa,
      ...cadastroDaFilial(i, inventada, cliente.filial, hoje),
      id: filialId,
      cnpj: cnpjDe(raiz, 2),
      nome_fantasia: `${nome} – ${cliente.filial}`,
      tipo: 'filial' as const,
      matriz_id: matrizId,
      municipio: cliente.filial,
    };
    const socios = sociosDaEmpresa(i, {
      abertura: cadastro?.data_abertura,
      natureza: cadastro?.natureza_juridica,
      hoje,
      administrador: i === 0 ? CONTA_DO_CLIENTE.nome : undefined,
    });
    const porte = porteNumero(i + 1, recente);
    return {
      cliente: {
        ...{ id, nome, segmento, data_inicio: desde },
        ...situacao,
        ...fichaNumero(i + 1, recente),
        ...conhecidoEm,
      },
      atendido: desde === null ? null : { desde, ate: situacao.data_encerramento ?? null },
      empresas: [matriz, ...(filial ? [filial] : [])],
      /** Of the company as a whole, not of one of its establishments. */
      socios,
      regimes: (abertura: string | undefined) =>
        regimesDaEmpresa(i, { abertura, natureza: cadastro?.natureza_juridica, porte, hoje }).map(
          (regime) => {
            const conhecida = dataCivil(conhecidoEm.criado_em);
            const dia = regime.desde > conhecida ? regime.desde : conhecida;
            return { ...regime, ...escritoEm(noTrabalhoDe(dia, i)) };
          },
        ),
      contratos: daDemonstracao.map((um) => ({ ...um, cliente_id: id, empresa_id: matrizId })),
    };
  });

  const proprios = await gravarCamposDoEscritorio(db);
  const inserir = db.insert(clientes).overridingSystemValue();
  await inserir.values(
    linhas.map(({ cliente }, i) => ({ ...cliente, campos_personalizados: proprios(i) })),
  );
  await db.insert(clientes).values(pessoasDe(hoje));
  const inserirEmpresas = db.insert(empresas).overridingSystemValue();
  await inserirEmpresas.values(linhas.flatMap((linha) => linha.empresas));
  const dasEmpresas = <T>(de: (linha: (typeof linhas)[number], abertura?: string) => T[]) =>
    linhas.flatMap((linha) =>
      linha.empresas.flatMap(({ id, data_abertura }) =>
        de(linha, data_abertura).map((um, ordem) => ({ ...um, ordem, empresa_id: id })),
      ),
    );
  await db.insert(empresaRegimes).values(dasEmpresas((linha, abertura) => linha.regimes(abertura)));
  await db.insert(empresaSocios).values(dasEmpresas(({ socios }) => socios));
  const todos = linhas.flatMap((linha) => linha.contratos);
  await db.insert(contratos).values(numerar(sorteio, todos, hoje));
  return linhas.map(({ cliente: { id, nome }, atendido }) => ({ id, nome, atendido }));
}
