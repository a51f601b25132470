import type { Diferenca } from '@dominio/contrato/auditoria';
import type { CampoDoCliente, MudancaDoCampo } from '@dominio/contrato/clientes-historico';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './auditoria.repository.ts';
import {
  comDiferencas,
  cortar,
  type Dizeres,
  exigirHistorico,
  type Pagina,
} from './auditoria.service.ts';
import { ehObjeto } from './campos.rules.ts';

const PERSONALIZADOS = 'campos_personalizados';
const INICIO = `${PERSONALIZADOS}.`;

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

/** A change of one of the firm's own fields goes by its name. */
const nomeado = (diferenca: Diferenca): Diferenca =>
  diferenca.campo.startsWith(INICIO)
    ? { ...diferenca, campo: PERSONALIZADOS, rotulo: diferenca.campo.slice(INICIO.length) }
    : diferenca;

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
  { campos, antes_de, limit }: Pagina & { campos?: readonly CampoDoCliente[] | undefined },
) {
  await exigirHistorico(ctx, dizeres, 'cliente', id);
  const recorte = { tipo: 'cliente', id, acoes: dizeres.vocabulario.historico, campos };
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listarHistorico(ctx.db, recorte, corte), limit);
  const mudancas = (await comDiferencas(ctx, dizeres, pagina.map(emPares))).flatMap(
    ({ em, autor, diferencas }): MudancaDoCampo[] =>
      diferencas
        .map(nomeado)
        .filter(({ campo }) => campos?.some((um) => um === campo) ?? true)
        .map((diferenca) => ({ ...diferenca, em, autor })),
  );
  return { mudancas, proximo };
}
