import { mascararCnpj } from '@dominio/contrato/documentos';
import type { LevadosComAsEmpresas, RecusaDeIr } from '@dominio/contrato/empresas-mover';

/** Why a contact stays with its client. */
export type Preso = 'substituicao' | 'juncao' | 'acesso';

/** A record that goes with its company: the client that it has, and its version. */
export interface Levado {
  readonly id: number;
  readonly cliente_id: number;
  readonly versao: number;
}
export interface DaEmpresa extends Levado {
  readonly empresa_id: number;
  readonly nome: string;
}
export interface EmpresaLida extends Levado {
  readonly razao_social: string;
  readonly cnpj: string;
  readonly matriz_id: number | null;
}
type Parente = Pick<EmpresaLida, 'id' | 'razao_social' | 'cnpj' | 'matriz_id'>;

/** The chosen companies, and whatever names them. */
export interface Situacao {
  readonly empresas: readonly EmpresaLida[];
  /** Their head offices and branches that were not chosen. */
  readonly faltam: readonly Parente[];
  readonly contratos: readonly { readonly empresa_id: number; readonly numero: string }[];
  readonly contatos: readonly (DaEmpresa & { readonly preso: Preso | null })[];
  /** `sem_cliente`: who answers for its statements does not have the client that it goes to. */
  readonly contas: readonly (DaEmpresa & { readonly sem_cliente: boolean })[];
}

/** What the reader may be told by name. */
export interface Leitor {
  readonly contratos: boolean;
  readonly contatos: boolean;
  readonly contas: boolean;
}

/** A reason that reads the same for every company that has it, and what it is about in this one. */
type Motivo = Pick<RecusaDeIr, 'motivo' | 'nomes'>;

const NOMES_DITOS = 3;

/** The first of them, and how many more. */
function ditos(nomes: readonly string[]): string[] {
  const outros = nomes.length - NOMES_DITOS;
  const mais = `mais ${outros.toLocaleString('pt-BR')}`;
  return outros <= 0 ? [...nomes] : [...nomes.slice(0, NOMES_DITOS), mais];
}

/** A reason, if there is anything that it is about; named to whom may read it. */
const seHouver = (motivo: string, nomes: readonly string[], podeLer = true): Motivo[] =>
  nomes.length === 0 ? [] : [{ motivo, nomes: podeLer ? ditos(nomes) : [] }];

const POR_QUE_FICA: Readonly<Record<Preso, string>> = {
  substituicao: 'Um contato dela tem substituto ou substitui outro contato.',
  juncao: 'Um contato dela faz parte de uma junção de contatos.',
  acesso: 'Um contato dela tem acesso à área do cliente.',
};

function contraContatos(contatos: Situacao['contatos'], leitor: Leitor): Motivo[] {
  const presos = Map.groupBy(contatos, ({ preso }) => preso);
  return [...presos].flatMap(([preso, deles]) =>
    preso === null
      ? []
      : seHouver(
          POR_QUE_FICA[preso],
          deles.map(({ nome }) => nome),
          leitor.contatos,
        ),
  );
}

const contraContas = (contas: Situacao['contas'], leitor: Leitor): Motivo[] =>
  seHouver(
    'Quem responde pelo extrato de uma conta dela não tem o cliente de destino.',
    contas.filter(({ sem_cliente }) => sem_cliente).map(({ nome }) => nome),
    leitor.contas,
  );

const familiaDe = ({ id, matriz_id }: Pick<EmpresaLida, 'id' | 'matriz_id'>) => matriz_id ?? id;

/** How a company of a family is told: by its name, or by its CNPJ where another one has that name. */
function comoDizer({ empresas, faltam }: Pick<Situacao, 'empresas' | 'faltam'>) {
  const nomes = Map.groupBy([...empresas, ...faltam], ({ razao_social }) => razao_social);
  return ({ razao_social, cnpj }: Parente): string =>
    (nomes.get(razao_social) ?? []).length > 1 ? mascararCnpj(cnpj) : razao_social;
}

/** What of a head office and its branches was not chosen. */
function contraFamilia(
  { matriz_id }: EmpresaLida,
  faltam: Situacao['faltam'],
  dizer: (uma: Parente) => string,
): Motivo[] {
  const matriz = faltam.find(({ id }) => id === matriz_id);
  return matriz
    ? seHouver('Vai só com a matriz dela.', [dizer(matriz)])
    : seHouver(
        'Vai só com todas as filiais da matriz. Escolha também as que faltam.',
        faltam.map(dizer),
      );
}

const porChave = <T>(todos: readonly T[], chave: (um: T) => number) => {
  const grupos = Map.groupBy(todos, chave);
  return (qual: number): readonly T[] => grupos.get(qual) ?? [];
};

/**
 * Which of the chosen companies go to another client, and why each of the others does not. What a
 * company is part of goes whole or not at all: a head office with its branches.
 *
 * @param para the client that they go to.
 * @param leitor what the refusals may name.
 */
export function planejar(situacao: Situacao, para: number, leitor: Leitor) {
  const contratosDe = porChave(situacao.contratos, ({ empresa_id }) => empresa_id);
  const contatosDe = porChave(situacao.contatos, ({ empresa_id }) => empresa_id);
  const contasDe = porChave(situacao.contas, ({ empresa_id }) => empresa_id);
  const faltamDe = porChave(situacao.faltam, familiaDe);
  const dizer = comoDizer(situacao);
  const proprios = new Map(
    situacao.empresas.map((empresa) => {
      const { id, cliente_id } = empresa;
      const jaDele = cliente_id === para;
      return [
        id,
        jaDele
          ? [{ motivo: 'Já é deste cliente.', nomes: [] }]
          : [
              ...contraFamilia(empresa, faltamDe(familiaDe(empresa)), dizer),
              ...seHouver(
                'Tem contrato. Mude ou exclua antes.',
                contratosDe(id).map(({ numero }) => numero),
                leitor.contratos,
              ),
              ...contraContatos(contatosDe(id), leitor),
              ...contraContas(contasDe(id), leitor),
            ],
      ] as const;
    }),
  );
  const presaDe = new Map<number, string>();
  for (const empresa of situacao.empresas) {
    if (proprios.get(empresa.id)?.length) presaDe.set(familiaDe(empresa), dizer(empresa));
  }
  const motivosDe = (empresa: EmpresaLida): readonly Motivo[] => {
    const seus = proprios.get(empresa.id) ?? [];
    const presa = presaDe.get(familiaDe(empresa));
    if (seus.length > 0 || presa === undefined) return seus;
    return seHouver('Vai só com outra empresa da matriz, que não pode ir.', [presa]);
  };
  const vao: EmpresaLida[] = [];
  const recusas: RecusaDeIr[] = [];
  for (const empresa of situacao.empresas) {
    const motivos = motivosDe(empresa);
    if (motivos.length === 0) vao.push(empresa);
    else {
      const { id: empresa_id, razao_social, cnpj } = empresa;
      recusas.push(...motivos.map((um) => ({ empresa_id, razao_social, cnpj, ...um })));
    }
  }
  const indo = new Set(vao.map(({ id }) => id));
  const daquelas = ({ empresa_id }: DaEmpresa) => indo.has(empresa_id);
  return {
    recusas,
    vao: {
      empresas: vao,
      contas: situacao.contas.filter(daquelas),
      contatos: situacao.contatos.filter(daquelas),
    },
  };
}

/** What one record was before it went, and is since. */
export interface Ido {
  readonly id: number;
  /** The client before. */
  readonly de: number;
  /** The version since. */
  readonly versao: number;
}

/** All that it takes to give companies back to the clients that they had. */
export interface Movimento {
  readonly para: number;
  readonly empresas: readonly Ido[];
  readonly contas: readonly Ido[];
  readonly contatos: readonly Ido[];
}

const ido = ({ id, cliente_id, versao }: Levado): Ido => ({
  id,
  de: cliente_id,
  versao: versao + 1,
});

export const movimentoDe = (
  { empresas, contas, contatos }: ReturnType<typeof planejar>['vao'],
  para: number,
): Movimento => ({
  para,
  empresas: empresas.map(ido),
  contas: contas.map(ido),
  contatos: contatos.map(ido),
});

/** How much goes along, of what the reader may see. */
export const quantosDe = (
  { empresas, contas, contatos }: Movimento,
  leitor: Pick<Leitor, 'contas' | 'contatos'>,
): LevadosComAsEmpresas => ({
  empresas: empresas.length,
  contas: leitor.contas ? contas.length : null,
  contatos: leitor.contatos ? contatos.length : null,
});

/** Whether these records are those that went, as they were left. */
function saoOsIdos(idos: readonly Ido[], agora: readonly Levado[], para: number): boolean {
  const versoes = new Map(idos.map(({ id, versao }) => [id, versao]));
  return (
    agora.length === idos.length &&
    agora.every(({ id, cliente_id, versao }) => cliente_id === para && versoes.get(id) === versao)
  );
}

/** Why companies cannot be given back, or null: something about them changed since they went. */
export function contraDesfazer(movimento: Movimento, situacao: Situacao): string | null {
  const { para } = movimento;
  const fim = 'A mudança já não pode ser desfeita.';
  const lidas = new Map(situacao.empresas.map((uma) => [uma.id, uma]));
  for (const { id, versao } of movimento.empresas) {
    const lida = lidas.get(id);
    if (!lida) return `Uma das empresas já não existe. ${fim}`;
    if (lida.cliente_id === para && lida.versao === versao) continue;
    return `${lida.razao_social} mudou depois de ir para este cliente. ${fim}`;
  }
  if (situacao.contratos.length > 0) return `Há contrato de uma das empresas agora. ${fim}`;
  if (situacao.faltam.length > 0) return `Uma das empresas tem filial nova. ${fim}`;
  if (!saoOsIdos(movimento.contas, situacao.contas, para)) {
    return `Uma das contas bancárias mudou desde então. ${fim}`;
  }
  return saoOsIdos(movimento.contatos, situacao.contatos, para)
    ? null
    : `Um dos contatos mudou desde então. ${fim}`;
}
