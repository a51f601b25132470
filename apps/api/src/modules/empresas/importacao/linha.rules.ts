import {
  type EdicaoDeEmpresa,
  empresasEndpoints,
  type NovaEmpresa,
} from '@dominio/contrato/empresas';
import { errosDoCertificado } from '@dominio/contrato/empresas-certificado';
import {
  type EstadoDaLinha,
  type MudancaDaLinha,
  type ProblemaDaLinha,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { CampoInvalido } from '@dominio/contrato/erros';
import { mensagemPadrao } from '@dominio/contrato/mensagens';
import { CAMPOS } from '../empresas.campos.ts';
import type { CamposDaEmpresa } from '../empresas.repository.ts';
import { comOMunicipio, erroDaMatriz, erroDoStatus, errosDoCadastro } from '../empresas.rules.ts';
import {
  CLIENTE_NAO_ENCONTRADO,
  fraseDasFiliais,
  fraseDoCnpjRepetido,
  serveAsFiliais,
} from '../recusas.rules.ts';
import { erroDaAbertura } from '../regimes.rules.ts';
import type { EmpresaNaBase } from './base.repository.ts';
import { escritoComo } from './celulas.rules.ts';
import type { ChaveDoCliente, LinhaPedida } from './pedida.rules.ts';
import { type Colunas, daIssue, problemasDe } from './problemas.rules.ts';
import { conferirRegime } from './regime-da-linha.rules.ts';

type Nova = NovaEmpresa;
/** What a row writes, once nothing is wrong with it. */
export type Escrita =
  | {
      readonly tipo: 'nova';
      readonly campos: CamposDaEmpresa & { readonly cliente_id: number };
      readonly regime: InicioDeRegime | null;
    }
  | {
      readonly tipo: 'altera';
      readonly de: EmpresaNaBase;
      readonly campos: CamposDaEmpresa;
      readonly regime: InicioDeRegime | null;
    };

export interface LinhaConferida {
  readonly numero: number;
  readonly estado: EstadoDaLinha;
  readonly cliente_id: number | null;
  readonly empresa_id: number | null;
  readonly empresa_versao: number | null;
  readonly problemas: readonly ProblemaDaLinha[];
  readonly mudancas: readonly MudancaDaLinha[];
  /** The head office that it writes; without an id where the same file creates it. */
  readonly matriz?: Matriz | undefined;
  readonly escrita?: Escrita | undefined;
}

type Cliente = { readonly id: number; readonly nome: string };
export type Matriz = NonNullable<Parameters<typeof erroDaMatriz>[1]> & {
  readonly id: number | null;
  /** Which version was compared. */
  readonly versao?: number | undefined;
};

/** What the rows are compared with, as it is in the database and as earlier rows would make it. */
export interface Base {
  readonly hoje: string;
  clientes(chave: ChaveDoCliente): readonly Cliente[];
  empresa(cnpj: string): EmpresaNaBase | undefined;
  /** The number of the row that had this CNPJ before; undefined for the first. */
  repetida(linha: LinhaPedida): number | undefined;
  matriz(id: number): Matriz | undefined;
  matrizDoCnpj(cnpj: string): Matriz | undefined;
  /** The head offices of a client under the root of a CNPJ. */
  matrizesDaRaiz(clienteId: number, cnpj: string): readonly Matriz[];
}

function acharCliente(
  base: Base,
  chave: ChaveDoCliente | null,
): Cliente | CampoInvalido | undefined {
  if (!chave) return undefined;
  const [um, outro] = base.clientes(chave);
  if (!um) return { campo: 'cliente_id', mensagem: CLIENTE_NAO_ENCONTRADO };
  if (!outro) return um;
  const mensagem = 'Há mais de um cliente com este nome. Use o CNPJ ou o código dele.';
  return { campo: 'cliente_id', mensagem };
}

/** The head office of a branch: the one that its row names, that it has, or that its root tells. */
function acharMatriz(
  base: Base,
  { cnpj, matriz }: LinhaPedida,
  clienteId: number,
  antes: number | null,
): Matriz | CampoInvalido | undefined {
  if (matriz) return base.matrizDoCnpj(matriz);
  if (antes !== null) return base.matriz(antes);
  const [uma, outra] = base.matrizesDaRaiz(clienteId, cnpj);
  if (!outra) return uma;
  return { campo: 'matriz_id', mensagem: 'Há mais de uma matriz com esta raiz. Informe o CNPJ.' };
}

const ehProblema = <T extends object>(um: T | CampoInvalido | undefined): um is CampoInvalido =>
  um !== undefined && 'mensagem' in um;

/** No id: what a head office of the same file is checked with until it has one. */
const SEM_ID = 0;

/** What is wrong with the head office, and the head office. */
function conferirMatriz(
  base: Base,
  linha: LinhaPedida,
  empresa: Pick<Nova, 'tipo' | 'cnpj' | 'cliente_id'>,
  antes: number | null,
) {
  const { tipo, cliente_id } = empresa;
  if (tipo !== 'filial') {
    const matriz_id = linha.matriz ? SEM_ID : null;
    return { matriz: undefined, erro: erroDaMatriz({ ...empresa, matriz_id }, undefined) };
  }
  const achada = acharMatriz(base, linha, cliente_id, antes);
  if (ehProblema(achada)) return { matriz: undefined, erro: achada };
  const pedida = achada || linha.matriz ? (achada?.id ?? SEM_ID) : null;
  return {
    matriz: achada,
    erro: erroDaMatriz({ ...empresa, matriz_id: pedida }, achada, antes),
  };
}

const mudancasEntre = (antes: CamposDaEmpresa, depois: CamposDaEmpresa, base: Base) =>
  CAMPOS.nomes.flatMap((campo): MudancaDaLinha[] => {
    const [de, para] = [antes[campo] ?? null, depois[campo] ?? null];
    if (JSON.stringify(de) === JSON.stringify(para)) return [];
    const escrito = (valor: unknown) =>
      campo === 'matriz_id' && typeof valor === 'number'
        ? escritoComo('cnpj', base.matriz(valor)?.cnpj)
        : escritoComo(campo, valor);
    return [{ rotulo: ROTULOS_DA_IMPORTACAO[campo], antes: escrito(de), depois: escrito(para) }];
  });

const comErro = (
  { numero }: LinhaPedida,
  clienteId: number | null,
  erros: readonly CampoInvalido[],
  coluna: Colunas,
): LinhaConferida => ({
  numero,
  estado: 'erro',
  cliente_id: clienteId,
  empresa_id: null,
  empresa_versao: null,
  problemas: problemasDe(erros, coluna),
  mudancas: [],
});

const sobra = <T>(um: T | null | undefined | false): um is T => Boolean(um);

function conferirNova(linha: LinhaPedida, base: Base, coluna: Colunas): LinhaConferida {
  const dona = base.empresa(linha.cnpj);
  const cliente = acharCliente(base, linha.cliente);
  const achado = ehProblema(cliente) ? undefined : cliente;
  const lida = empresasEndpoints.criar.body.safeParse(
    // Until the client is found, any number stands for one: what is wrong is told by its own sentence.
    { ...linha.valores, ...(linha.cliente && { cliente_id: achado?.id ?? 1 }) },
    { error: mensagemPadrao },
  );
  const repetida = base.repetida(linha);
  const erros: (CampoInvalido | null | false | undefined)[] = [
    ehProblema(cliente) && cliente,
    ...(lida.success ? [] : lida.error.issues.map(daIssue)),
    repetida !== undefined && {
      campo: 'cnpj',
      mensagem: `CNPJ repetido: já está na linha ${repetida}.`,
    },
    dona && {
      campo: 'cnpj',
      mensagem: fraseDoCnpjRepetido({ visivel: dona.visivel, cliente: dona.cliente_nome }),
    },
  ];
  const dados = lida.data;
  const regime = conferirRegime(linha, dados?.data_abertura ?? null, []);
  erros.push(...regime.erros);
  let matriz: Matriz | undefined;
  if (dados) {
    erros.push(...errosDoCadastro(dados, base.hoje), ...errosDoCertificado(dados));
    if (achado) {
      const conferida = conferirMatriz(base, linha, dados, null);
      erros.push(conferida.erro);
      matriz = conferida.matriz;
    }
  }
  const ruins = erros.filter(sobra);
  const cliente_id = dona?.visivel ? dona.cliente_id : (achado?.id ?? null);
  if (ruins.length > 0 || !dados) return comErro(linha, cliente_id, ruins, coluna);
  const { cliente_id: dono } = dados;
  const campos = { ...CAMPOS.de({ ...dados, matriz_id: matriz?.id ?? null }), cliente_id: dono };
  return {
    numero: linha.numero,
    estado: 'nova',
    cliente_id,
    empresa_id: null,
    empresa_versao: null,
    problemas: [],
    mudancas: [],
    matriz,
    escrita: { tipo: 'nova', campos, regime: regime.inicio },
  };
}

function conferirMudanca(
  linha: LinhaPedida,
  de: EmpresaNaBase,
  base: Base,
  coluna: Colunas,
): LinhaConferida {
  const lida = empresasEndpoints.atualizar.body.safeParse(linha.valores, { error: mensagemPadrao });
  const repetida = base.repetida(linha);
  const erros: (CampoInvalido | null | false | undefined)[] = [
    ...(lida.success ? [] : lida.error.issues.map(daIssue)),
    repetida !== undefined && {
      campo: 'cnpj',
      mensagem: `CNPJ repetido: já está na linha ${repetida}.`,
    },
  ];
  const atual = CAMPOS.de(de);
  const edicao: EdicaoDeEmpresa = lida.data ?? {};
  let depois = comOMunicipio<CamposDaEmpresa>(atual, { ...atual, ...CAMPOS.de(edicao) }, edicao);
  let matriz: Matriz | undefined;
  if (lida.success) {
    const { tipo = de.tipo, cnpj } = depois;
    const empresa = { tipo, cnpj, cliente_id: de.cliente_id };
    const conferida = conferirMatriz(base, linha, empresa, de.matriz_id);
    matriz = conferida.matriz;
    depois = { ...depois, matriz_id: matriz?.id ?? null };
    erros.push(
      conferida.erro,
      de.filiais > 0 &&
        !serveAsFiliais(de, { tipo, cnpj }) && {
          campo: 'tipo',
          mensagem: fraseDasFiliais(de.filiais),
        },
      ...errosDoCadastro(depois, base.hoje, atual),
      ...errosDoCertificado(depois),
      erroDaAbertura(depois.data_abertura, de.regimes[0]?.desde) ??
        erroDoStatus(depois.data_abertura, de.status_desde),
    );
  }
  const regime = conferirRegime(linha, depois.data_abertura ?? null, de.regimes);
  const mudancas = [...mudancasEntre(atual, depois, base), ...regime.mudancas];
  if (matriz?.id === null) {
    const depois = escritoComo('cnpj', matriz.cnpj);
    mudancas.push({ rotulo: ROTULOS_DA_IMPORTACAO.matriz_id, antes: null, depois });
  }
  const ruins = [...erros.filter(sobra), ...regime.erros];
  const semMudanca = mudancas.length === 0 && regime.erros.length === 0;
  if (ruins.length > 0 && (!semMudanca || !lida.success || repetida !== undefined)) {
    return comErro(linha, de.cliente_id, ruins, coluna);
  }
  const muda = mudancas.length > 0;
  return {
    numero: linha.numero,
    estado: muda ? 'altera' : 'igual',
    cliente_id: de.cliente_id,
    empresa_id: de.id,
    empresa_versao: de.versao,
    problemas: [],
    mudancas,
    matriz,
    escrita: muda ? { tipo: 'altera', de, campos: depois, regime: regime.inicio } : undefined,
  };
}

/**
 * What a row would do: create a company, change one that the person sees, or nothing, and what is wrong
 * with it by the rules of the calls that do the same.
 *
 * @param coluna the heading under which a field stands.
 */
export function conferirLinha(linha: LinhaPedida, base: Base, coluna: Colunas): LinhaConferida {
  const dona = base.empresa(linha.cnpj);
  if (!dona?.visivel) return conferirNova(linha, base, coluna);
  const cliente = acharCliente(base, linha.cliente);
  if (ehProblema(cliente)) return comErro(linha, dona.cliente_id, [cliente], coluna);
  if (cliente && cliente.id !== dona.cliente_id) {
    // Its client cannot change: a company of another one is a new one, whose CNPJ is taken.
    const mensagem = fraseDoCnpjRepetido({ visivel: true, cliente: dona.cliente_nome });
    return comErro(linha, dona.cliente_id, [{ campo: 'cnpj', mensagem }], coluna);
  }
  return conferirMudanca(linha, dona, base, coluna);
}
