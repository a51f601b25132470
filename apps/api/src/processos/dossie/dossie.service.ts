import {
  type Dossie,
  type FiltrosDoDossie,
  SECOES,
  SECOES_DO_DOSSIE,
} from '@dominio/contrato/dossie';
import { lerCliente } from '../../modules/clientes/ficha.service.ts';
import { lerEscritorio } from '../../modules/escritorio/escritorio.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { registrarLeitura } from '../../platform/auditoria/leitura.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { FonteDoDossie, RecorteDoDossie } from '../../platform/dossie.ts';

interface Fontes extends Pick<RecorteDoDossie, 'linhaDoTempo'> {
  readonly dossie: readonly FonteDoDossie[];
}

/**
 * All that is known of a client, out of what every module tells of it and the caller may see. That it
 * was read is audited, once an hour for each session: it holds personal data (LGPD art. 37).
 *
 * @throws Recusa 404 for a client out of scope.
 */
export async function lerDossie(
  ctx: Contexto,
  clienteId: number,
  { dossie, linhaDoTempo }: Fontes,
  { secoes: pedidas = SECOES, ...periodo }: FiltrosDoDossie,
): Promise<Dossie> {
  const cliente = await lerCliente(ctx, clienteId);
  const escritorio = await lerEscritorio(ctx);
  const [de, ate] = [periodo.de ?? null, periodo.ate ?? null];
  const recorte = { clienteId, de, ate, linhaDoTempo };
  const secoes: Dossie['secoes'] = [];
  // One after the other: read together, the sections of one reader take nearly every connection.
  for (const id of SECOES) {
    const { titulo, permissao } = SECOES_DO_DOSSIE[id];
    if (!pedidas.includes(id) || !pode(ctx.ator, permissao)) continue;
    const blocos: Dossie['secoes'][number]['blocos'] = [];
    for (const fonte of dossie) {
      if (fonte.secao === id) blocos.push(...(await fonte.ler(ctx, recorte)));
    }
    secoes.push({ id, titulo, blocos });
  }
  await registrarLeitura(ctx, {
    acao: 'cliente.dados_lidos',
    tipo: 'cliente',
    ids: [clienteId],
    depois: { dossie: secoes.map(({ titulo }) => titulo) },
  });
  return {
    cliente: {
      id: clienteId,
      nome: cliente.nome,
      cnpj: pode(ctx.ator, 'clientes:visualizar') ? cliente.cnpj : null,
    },
    escritorio,
    gerado_em: ctx.agora().toISOString(),
    gerado_por: ctx.ator.nome,
    de,
    ate,
    secoes,
  };
}
