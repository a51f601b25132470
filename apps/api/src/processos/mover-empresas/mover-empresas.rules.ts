import type { EmpresaRecusada, LevadosComAsEmpresas } from '@dominio/contrato/empresas-mover';

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
  readonly matriz_id: number | null;
}

/** The chosen companies, and whatever names them. */
export interface Situacao {
  readonly empresas: readonly EmpresaLida[];
  /** Their head offices and branches that were not chosen. */
  readonly faltam: readonly Pick<EmpresaLida, 'id' | 'razao_social' | 'matriz_id'>[];
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

const NOMES_DITOS = 3;
const lista = new Intl.ListFormat('pt-BR');

function nomesDe(nomes: readonly string[]): string {
  const outros = nomes.length - NOMES_DITOS;
  if (outros <= 0) return lista.format(nomes);
  return lista.format([
    ...nomes.slice(0, NOMES_DITOS),
    outros === 1 ? 'mais 1' : `mais ${outros.toLocaleString('pt-BR')}`,
  ]);
}

const POR_QUE_FICA: Readonly<Record<Preso, string>> = {
  substituicao: 'tem substituto ou substitui outro contato',
  juncao: 'faz parte de uma junção de contatos',
  acesso: 'tem acesso à área do cliente',
};

function contraContratos(numeros: readonly string[], { contratos }: Leitor): string[] {
  if (numeros.length === 0) return [];
  const fim = 'Mude ou exclua antes.';
  if (!contratos) return [`Há contrato desta empresa. ${fim}`];
  return numeros.length === 1
    ? [`O contrato ${numeros[0]} é desta empresa. ${fim}`]
    : [`Os contratos ${nomesDe(numeros)} são desta empresa. ${fim}`];
}

function contraContatos(contatos: Situacao['contatos'], leitor: Leitor): string[] {
  const presos = Map.groupBy(contatos, ({ preso }) => preso);
  return [...presos].flatMap(([preso, deles]) => {
    if (preso === null) return [];
    const fica = POR_QUE_FICA[preso];
    if (!leitor.contatos) return [`Um contato desta empresa ${fica}.`];
    return deles.map(({ nome }) => `O contato ${nome} ${fica}.`);
  });
}

function contraContas(contas: Situacao['contas'], leitor: Leitor): string[] {
  const nomes = contas.filter(({ sem_cliente }) => sem_cliente).map(({ nome }) => nome);
  if (nomes.length === 0) return [];
  const fim = 'não tem o cliente de destino.';
  if (!leitor.contas) return [`Quem responde pelo extrato de uma conta desta empresa ${fim}`];
  return nomes.length === 1
    ? [`Quem responde pelo extrato da conta ${nomes[0]} ${fim}`]
    : [`Quem responde pelos extratos das contas ${nomesDe(nomes)} ${fim}`];
}

const familiaDe = ({ id, matriz_id }: Pick<EmpresaLida, 'id' | 'matriz_id'>) => matriz_id ?? id;

/** What of a head office and its branches was not chosen. */
function contraFamilia(empresa: EmpresaLida, faltam: Situacao['faltam']): string[] {
  if (faltam.length === 0) return [];
  const matriz = faltam.find(({ id }) => id === empresa.matriz_id);
  if (matriz) return [`Vai só com a matriz, ${matriz.razao_social}.`];
  const nomes = nomesDe(faltam.map(({ razao_social }) => razao_social));
  return [`Vai só com todas as filiais da matriz: falta ${nomes}.`];
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
  const proprios = new Map(
    situacao.empresas.map((empresa) => {
      const { id, cliente_id } = empresa;
      const jaDele = cliente_id === para;
      return [
        id,
        jaDele
          ? ['Já é deste cliente.']
          : [
              ...contraFamilia(empresa, faltamDe(familiaDe(empresa))),
              ...contraContratos(
                contratosDe(id).map(({ numero }) => numero),
                leitor,
              ),
              ...contraContatos(contatosDe(id), leitor),
              ...contraContas(contasDe(id), leitor),
            ],
      ] as const;
    }),
  );
  const presaDe = new Map<number, string>();
  for (const empresa of situacao.empresas) {
    if (proprios.get(empresa.id)?.length) presaDe.set(familiaDe(empresa), empresa.razao_social);
  }
  const motivosDe = (empresa: EmpresaLida): readonly string[] => {
    const seus = proprios.get(empresa.id) ?? [];
    const presa = presaDe.get(familiaDe(empresa));
    if (seus.length > 0 || presa === undefined) return seus;
    return [`Vai só com ${presa}, que não pode ir.`];
  };
  const vao: EmpresaLida[] = [];
  const recusas: EmpresaRecusada[] = [];
  for (const empresa of situacao.empresas) {
    const motivos = motivosDe(empresa);
    if (motivos.length === 0) vao.push(empresa);
    else {
      const { id: empresa_id, razao_social } = empresa;
      recusas.push({ empresa_id, razao_social, motivo: motivos.join(' ') });
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

export const quantosDe = ({ empresas, contas, contatos }: Movimento): LevadosComAsEmpresas => ({
  empresas: empresas.length,
  contas: contas.length,
  contatos: contatos.length,
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
