import type { Diferenca } from '@dominio/contrato/auditoria';
import { dataCivil, dataExiste, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Campo, LinhaDita } from '../../platform/auditoria/palavras.ts';
import { camposMudados, ehId, ehObjeto } from './campos.rules.ts';
import type { Vocabulario } from './vocabulario.rules.ts';

/** Names of records by kind and id: `usuario:12` → its name. */
export type Nomes = ReadonlyMap<string, string>;

export const chaveDoNome = (tipo: string, id: number) => `${tipo}:${id}`;

const OCULTO = '••••••';
/** Longer values are cut: the log shows that something changed, and is no archive of texts. */
const MAXIMO_DO_VALOR = 500;
/** The most names told of a list; the rest are counted. */
const MAXIMO_DE_NOMES = 20;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

function doTexto(valor: string): string {
  if (dataExiste(valor)) return diaEscrito(valor);
  const instante = INSTANTE.test(valor) ? new Date(valor) : undefined;
  if (!instante || Number.isNaN(instante.getTime())) return valor;
  return `${diaEscrito(dataCivil(instante))} ${horaCivil(instante)}`;
}

function escrever(valor: unknown): string {
  if (typeof valor === 'string') return doTexto(valor);
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return String(valor);
  return JSON.stringify(valor);
}

/** Some names of a list; the rest, and records that the reader does not see, are counted. */
function listar(ditos: readonly string[], alheios: number): string {
  const restantes = ditos.length - MAXIMO_DE_NOMES;
  const nomes = ditos.slice(0, MAXIMO_DE_NOMES).join(', ');
  const todos = restantes > 0 ? `${nomes} e mais ${restantes}` : nomes;
  if (alheios === 0) return todos;
  return todos === '' ? `${alheios} ${FORA}` : `${todos} e mais ${alheios} ${FORA}`;
}

const FORA = 'fora do seu alcance';

export interface Leitura {
  readonly vocabulario: Vocabulario;
  /** Names of the records that the reader may see. */
  readonly nomes: Nomes;
  /** Whether the reader has a permission: some values are for those alone who have one. */
  readonly pode: (permissao: Permissao) => boolean;
  readonly veTodosOsClientes: boolean;
}

/** A value as words; null for none. */
function emPalavras(acao: string, campo: Campo, valor: unknown, leitura: Leitura): string | null {
  if (valor === null || valor === undefined || valor === '') return null;
  const { referencia, formato, oculto, permissao, palavras } = campo;
  const { vocabulario, nomes, veTodosOsClientes } = leitura;
  if (oculto || (permissao && !leitura.pode(permissao))) return OCULTO;
  if (formato === 'centavos') return reais.format(Number(valor) / 100);
  if (formato === 'arquivo') return 'imagem';
  if (formato === 'quantos') return String(Array.isArray(valor) ? valor.length : valor);
  const nomeDe = (item: unknown) =>
    referencia && typeof item === 'number' ? nomes.get(chaveDoNome(referencia, item)) : undefined;
  const alheio = (item: unknown) =>
    referencia !== undefined &&
    vocabulario.temAlcance(referencia) &&
    !veTodosOsClientes &&
    typeof item === 'number' &&
    nomeDe(item) === undefined;
  const partes = (item: Record<string, unknown>) =>
    Object.entries(item)
      .map(([nome, parte]) => {
        const daParte = vocabulario.parteDe(acao, campo, nome);
        const registro =
          campo.chaves && ehId(nome)
            ? nomes.get(chaveDoNome(campo.chaves, Number(nome)))
            : undefined;
        return `${registro ?? daParte.rotulo}: ${emPalavras(acao, daParte, parte, leitura) ?? 'nada'}`;
      })
      .join('; ');
  const um = (item: unknown) => {
    if (ehObjeto(item)) return partes(item);
    const palavra = typeof item === 'string' || typeof item === 'number' ? palavras?.[item] : null;
    if (palavra) return palavra;
    return referencia && typeof item === 'number' ? (nomeDe(item) ?? `nº ${item}`) : escrever(item);
  };
  if (!Array.isArray(valor)) return (alheio(valor) ? FORA : um(valor)).slice(0, MAXIMO_DO_VALOR);
  if (valor.length === 0) return null;
  const alcancados = valor.filter((item) => !alheio(item));
  return listar(alcancados.map(um), valor.length - alcancados.length).slice(0, MAXIMO_DO_VALOR);
}

/** What changed, field by field, as the reader may read it. */
export const diferencasDe = (linha: LinhaDita, leitura: Leitura): Diferenca[] =>
  camposMudados(linha.antes, linha.depois).map((nome) => {
    const campo = leitura.vocabulario.campoDe(linha.acao, nome);
    return {
      campo: nome,
      rotulo: campo.rotulo,
      antes: emPalavras(linha.acao, campo, linha.antes?.[nome], leitura),
      depois: emPalavras(linha.acao, campo, linha.depois?.[nome], leitura),
    };
  });
