import type { CampoDoCliente, MudancaDoCampo } from '@dominio/contrato/clientes-historico';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './auditoria.repository.ts';
import {
  comDiferencas,
  cortar,
  type Dizeres,
  exigirHistorico,
  lerNomes,
  type Pagina,
} from './auditoria.service.ts';
import { ehId, ehObjeto } from './campos.rules.ts';
import { chaveDoNome } from './valores.rules.ts';

const PERSONALIZADOS = 'campos_personalizados';
const INICIO = `${PERSONALIZADOS}.`;
/** Their kind of record. */
const CAMPO_PROPRIO = 'campo_personalizado';

/** The key of one of the firm's own fields among those of the record; undefined for any other. */
const chaveDe = (campo: string): string | undefined =>
  campo.startsWith(INICIO) ? campo.slice(INICIO.length) : undefined;

/** Each of the firm's own fields as one of the record, so that each tells its own changes. */
function espalhar(valores: repo.LinhaDeAuditoria['antes']): repo.LinhaDeAuditoria['antes'] {
  const { [PERSONALIZADOS]: proprios, ...resto } = valores ?? {};
  if (!ehObjeto(proprios)) return valores;
  const espalhados = Object.entries(proprios).map(([nome, valor]) => [INICIO + nome, valor]);
  return { ...resto, ...Object.fromEntries(espalhados) };
}

/** What a row left out of one side was cleared, or written for the first time. */
function emPares(linha: repo.LinhaDeAuditoria): repo.LinhaDeAuditoria {
  const [antes, depois] = [espalhar(linha.antes), espalhar(linha.depois)];
  const sumidos = Object.keys(antes ?? {}).filter((nome) => nome.startsWith(INICIO));
  const nulos = Object.fromEntries(sumidos.map((nome) => [nome, null]));
  return { ...linha, antes, depois: depois && { ...nulos, ...depois } };
}

/** Names of the firm's own fields by their keys in the log: the id, in older entries the name. */
async function nomesDosProprios(ctx: Contexto, dizeres: Dizeres, chaves: readonly string[]) {
  const ids = new Set(chaves.filter(ehId).map(Number));
  const nomes = await lerNomes(ctx, dizeres, new Map([[CAMPO_PROPRIO, ids]]));
  return (chave: string) =>
    (ehId(chave) ? nomes.get(chaveDoNome(CAMPO_PROPRIO, Number(chave))) : undefined) ?? chave;
}

interface Recorte extends Pagina {
  readonly campos?: readonly CampoDoCliente[] | undefined;
  /** Only this one of the firm's own fields. */
  readonly campo_personalizado?: number | undefined;
}

/** The keys under which the log holds a field of the firm's own; undefined for all fields. */
async function chavesPedidas(ctx: Contexto, dizeres: Dizeres, id: number | undefined) {
  if (id === undefined) return undefined;
  const nomeDe = await nomesDosProprios(ctx, dizeres, [String(id)]);
  const nome = nomeDe(String(id));
  // A name that is a number would be another field's key.
  return ehId(nome) ? [String(id)] : [String(id), nome];
}

/**
 * The changes of the fields of a client's record, newest first: those that colleagues read, told alike to
 * whoever sees the client.
 *
 * @throws Recusa 404 for a client that the caller does not see.
 */
export async function listarMudancasDoCliente(
  ctx: Contexto,
  dizeres: Dizeres,
  id: number,
  { campos, campo_personalizado, antes_de, limit }: Recorte,
) {
  await exigirHistorico(ctx, dizeres, 'cliente', id);
  const chaves = await chavesPedidas(ctx, dizeres, campo_personalizado);
  const parte = chaves && ([PERSONALIZADOS, chaves] as const);
  // Under a name that the field has taken, older entries tell of the field that had it.
  const desde =
    campo_personalizado === undefined
      ? undefined
      : await repo.feitoEm(ctx.db, {
          acao: 'campo_personalizado.criado',
          tipo: CAMPO_PROPRIO,
          id: campo_personalizado,
        });
  const acoes = dizeres.vocabulario.historico;
  const recorte = { tipo: 'cliente', id, acoes, campos, parte, desde };
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listarHistorico(ctx.db, recorte, corte), limit);
  const eventos = await comDiferencas(ctx, dizeres, pagina.map(emPares));
  const ditas = eventos.flatMap(({ em, autor, diferencas }) =>
    diferencas.map((diferenca) => ({ ...diferenca, em, autor })),
  );
  const proprias = ditas.flatMap(({ campo }) => chaveDe(campo) ?? []);
  const nomeDe = await nomesDosProprios(ctx, dizeres, proprias);
  const mudancas = ditas.flatMap((dita): MudancaDoCampo[] => {
    const chave = chaveDe(dita.campo);
    if (chaves && !(chave !== undefined && chaves.includes(chave))) return [];
    const campo = chave === undefined ? dita.campo : PERSONALIZADOS;
    if (campos && !campos.some((um) => um === campo)) return [];
    return [{ ...dita, campo, rotulo: chave === undefined ? dita.rotulo : nomeDe(chave) }];
  });
  return { mudancas, proximo };
}
