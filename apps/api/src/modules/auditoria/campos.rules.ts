import type { Campo } from '../../platform/auditoria/palavras.ts';

const DE_LIGACOES = new Set(['adicionados', 'removidos', 'adicionadas', 'removidas']);
const DE_SAIDA = new Set(['removidos', 'removidas']);

interface Palavras {
  readonly campos: ReadonlyMap<string, Campo>;
  readonly camposDe: ReadonlyMap<string, Readonly<Record<string, Campo>>>;
  readonly ligados: ReadonlyMap<string, string>;
}

/** Bookkeeping columns, which say nothing of what somebody did. */
const DE_DENTRO = new Set([
  'id',
  'versao',
  'criado_em',
  'atualizado_em',
  'tem_senha',
  'avatar_chave',
]);

/** Fields that some readers may not see: veiled for all, or for those without a permission. */
export interface Velados {
  readonly geral: readonly string[];
  /** Of kinds of record in whose rows some fields mean something else; by the action's first part. */
  readonly porTipo: ReadonlyMap<string, readonly string[]>;
}

const veladosDe = (campos: Readonly<Record<string, Campo>>): string[] =>
  Object.entries(campos)
    .filter(([, { oculto, permissao }]) => oculto || permissao)
    .map(([nome]) => nome);

type Valores = Record<string, unknown> | null;

const igual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const vazio = (valor: unknown) =>
  valor === null || valor === undefined || valor === '' || (Array.isArray(valor) && !valor.length);

/** The fields that differ between before and after, in the order in which the row names them. */
export function camposMudados(antes: Valores, depois: Valores): string[] {
  const nomes = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})]);
  return [...nomes].filter((campo) => {
    if (DE_DENTRO.has(campo)) return false;
    // A write that names only what it changed leaves the other fields as they were.
    if (antes && depois && !DE_SAIDA.has(campo) && !Object.hasOwn(depois, campo)) return false;
    const [a, b] = [antes?.[campo], depois?.[campo]];
    return !igual(a, b) && !(vazio(a) && vazio(b));
  });
}

export const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Whether the key of an object is the id of a record; older entries hold its name. */
export const ehId = (chave: string): boolean => /^[1-9]\d{0,8}$/.test(chave);

/** What each field of the log is, by the words of the modules. */
export function criarCampos({ campos, camposDe, ligados }: Palavras) {
  /** What a field is, in a row of this action. */
  function campoDe(acao: string, campo: string): Campo {
    const [tipo = ''] = acao.split('.');
    const proprio = camposDe.get(tipo)?.[campo];
    if (proprio) return proprio;
    const conhecido = campos.get(campo) ?? { rotulo: campo.replaceAll('_', ' ') };
    const ligado = DE_LIGACOES.has(campo) ? ligados.get(acao) : undefined;
    return ligado ? { ...conhecido, referencia: ligado } : conhecido;
  }

  /** A part of an object in a field: a field of its referenced kind, where there is one. */
  function parteDe(acao: string, { referencia }: Campo, parte: string): Campo {
    const propria = campoDe(acao, parte);
    return referencia ? { rotulo: propria.rotulo, referencia } : propria;
  }

  /** The records that a field refers to, at every depth, with the kind that names them. */
  function referenciasDe(
    acao: string,
    campo: Campo,
    valor: unknown,
  ): (readonly [tipo: string, id: number])[] {
    return (Array.isArray(valor) ? valor : [valor]).flatMap((item) => {
      if (ehObjeto(item)) {
        return Object.entries(item).flatMap(([nome, parte]) => [
          ...(campo.chaves && ehId(nome) ? [[campo.chaves, Number(nome)] as const] : []),
          ...referenciasDe(acao, parteDe(acao, campo, nome), parte),
        ]);
      }
      return campo.referencia && Number.isSafeInteger(item)
        ? [[campo.referencia, item as number] as const]
        : [];
    });
  }

  const geral = veladosDe(Object.fromEntries(campos));
  const velados: Velados = {
    geral,
    porTipo: new Map(
      [...camposDe].map(([tipo, proprios]) => [
        tipo,
        [...geral.filter((nome) => !Object.hasOwn(proprios, nome)), ...veladosDe(proprios)],
      ]),
    ),
  };

  return { campoDe, parteDe, referenciasDe, velados };
}

export type Campos = ReturnType<typeof criarCampos>;
