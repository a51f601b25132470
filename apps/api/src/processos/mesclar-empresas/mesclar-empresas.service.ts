import { dataCivil } from '@dominio/contrato/datas';
import type {
  JuncaoDeEmpresas,
  ParteDaEmpresa,
  ResultadoDaJuncao,
} from '@dominio/contrato/empresas-mesclar';
import { listasTrocadas } from '../../modules/empresas/listas-trocadas.service.ts';
import { guardarMudanca } from '../../modules/empresas/mudancas.service.ts';
import { errosDoRegistro } from '../../modules/empresas/registro-inteiro.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import * as repo from './mesclar-empresas.repository.ts';
import { contraJuncao, escritosDe, type Juncao, juntar } from './mesclar-empresas.rules.ts';

const NAO_ENCONTRADA = 'Empresa não encontrada.';

/** @throws Recusa 403: what is kept of the other is an edit of the one that stays. */
export function exigirEdicao({ ator }: Contexto): void {
  if (pode(ator, 'empresas:editar')) return;
  throw new Recusa('SEM_PERMISSAO', { detail: 'Você não tem permissão para editar empresas.' });
}

async function exigir(ctx: Contexto, id: number): Promise<repo.LinhaDeEmpresa> {
  const linha = await repo.ler(ctx.db, ctx.ator, id);
  if (!linha) throw naoEncontrado(NAO_ENCONTRADA);
  return linha;
}

const listasDe = async ({ db }: Contexto, id: number) => ({
  regimes: await repo.lerRegimes(db, id),
  socios: await repo.lerSocios(db, id),
});
type Listas = Awaited<ReturnType<typeof listasDe>>;

interface Par {
  readonly fica: repo.LinhaDeEmpresa;
  readonly sai: repo.LinhaDeEmpresa;
  readonly listas: { readonly fica: Listas; readonly sai: Listas };
  readonly daOutra: readonly ParteDaEmpresa[];
}

/** What the two become, and why they cannot. */
async function encontrar(ctx: Contexto, { fica, sai, listas, daOutra }: Par) {
  const depois = juntar(fica, sai, daOutra);
  const { matriz_id } = depois;
  const matriz = matriz_id === null ? undefined : await repo.ler(ctx.db, ctx.ator, matriz_id);
  const { regimes } = daOutra.includes('regimes') ? listas.sai : listas.fica;
  const registro = { ...depois, cliente_id: fica.cliente_id };
  const dias = { primeiroRegime: regimes[0]?.desde, hoje: dataCivil(ctx.agora()) };
  const erros = errosDoRegistro(registro, matriz, dias);
  const filiais = await repo.lerFiliais(ctx.db, [fica.id, sai.id]);
  return { depois, contra: contraJuncao({ fica, sai, junta: depois, filiais, erros }) };
}

async function passarTudo(tx: ContextoDeTransacao, de: number, para: number) {
  const escrita = escritaDe(tx);
  const passar = async (tipo: repo.QuePassa) =>
    (await repo.passar(tx.db, tipo, { de, para }, escrita)).map(({ id }) => id);
  return {
    contratos: await passar('contratos'),
    contas: await passar('contas'),
    contatos: await passar('contatos'),
    filiais: await passar('filiais'),
  };
}
export type Passados = Awaited<ReturnType<typeof passarTudo>>;

const OBJETO = {
  contratos: ['contrato', 'contrato.alterado', 'empresa_id'],
  contas: ['conta_bancaria', 'conta_bancaria.alterada', 'empresa_id'],
  contatos: ['contato', 'contato.alterado', 'empresa_id'],
  filiais: ['empresa', 'empresa.alterada', 'matriz_id'],
} as const;

/** Entries of what passed from one company to another. */
export const entradasDe = (
  passados: Passados,
  clienteId: number,
  { de, para }: { de: number; para: number },
) =>
  (Object.keys(OBJETO) as repo.QuePassa[]).flatMap((qual) => {
    const [tipo, acao, campo] = OBJETO[qual];
    return passados[qual].map((id) => ({
      acao,
      objeto: { tipo, id },
      clienteId,
      antes: { [campo]: de },
      depois: { [campo]: para },
    }));
  });

async function gravar(tx: ContextoDeTransacao, par: Par, depois: Partial<repo.LinhaDeEmpresa>) {
  const { fica, sai, listas, daOutra } = par;
  const passados = await passarTudo(tx, sai.id, fica.id);
  const ids = { de: sai.id, para: fica.id };
  if (daOutra.includes('regimes')) await repo.herdar(tx.db, 'regimes', ids);
  if (daOutra.includes('socios')) await repo.herdar(tx.db, 'socios', ids);
  const juncoes = await repo.levarJuncoes(tx.db, ids);
  // First the one that goes: the other may get its CNPJ.
  await repo.excluir(tx.db, sai.id);
  await repo.atualizar(tx.db, fica.id, depois, escritaDe(tx));
  const estado: Juncao<repo.LinhaDeEmpresa, Listas> = {
    fica_id: fica.id,
    versao: fica.versao + 1,
    logo: depois.logo_chave ?? null,
    fica,
    sai,
    listas,
    depois: await listasDe(tx, fica.id),
    juncoes,
    passados,
  };
  await guardarMudanca(tx, 'juncao', estado, fica.id);
  const trocadas = listasTrocadas(listas.fica, listas.sai, {
    regimes: daOutra.includes('regimes'),
    socios: daOutra.includes('socios'),
  });
  await tx.auditar(
    {
      acao: 'empresa.juntada',
      objeto: { tipo: 'empresa', id: fica.id },
      clienteId: fica.cliente_id,
      antes: { ...escritosDe(fica), ...trocadas.antes, juntada: null },
      depois: { ...depois, ...trocadas.depois, juntada: sai.razao_social },
    },
    {
      acao: 'empresa.absorvida',
      objeto: { tipo: 'empresa', id: sai.id },
      clienteId: sai.cliente_id,
      antes: { ...sai },
    },
    ...entradasDe(passados, fica.cliente_id, ids),
  );
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', fica.cliente_id);
}

const quantas = ({ fica, sai }: Par['listas'], qual: keyof Listas) => ({
  fica: fica[qual].length,
  sai: sai[qual].length,
});

/**
 * Makes one company of two records of it. The other is kept, out of every list, so that
 * `separarEmpresa` can bring both back as they were.
 *
 * @throws Recusa 403 without `empresas:editar`; 404; 409 for a stale version of the one that stays, and
 *   with `contra` where they cannot become one.
 */
export function mesclarEmpresas(
  ctx: Contexto,
  { fica_id, sai_id, da_outra: daOutra, simular, versao }: JuncaoDeEmpresas,
): Promise<ResultadoDaJuncao> {
  exigirEdicao(ctx);
  return ctx.transacao(async (tx) => {
    // Out of reach is told before anything is held.
    await Promise.all([exigir(tx, fica_id), exigir(tx, sai_id)]);
    if (!simular) await repo.travar(tx.db, [fica_id, sai_id]);
    const [fica, sai] = [await exigir(tx, fica_id), await exigir(tx, sai_id)];
    await exigirVersao(tx, 'empresas', fica, versao);
    const listas = { fica: await listasDe(tx, fica_id), sai: await listasDe(tx, sai_id) };
    const par = { fica, sai, listas, daOutra };
    const { depois, contra } = await encontrar(tx, par);
    const contar = (tipo: repo.QuePassa) => repo.contar(tx.db, tipo, sai_id);
    const resultado = {
      simulado: simular,
      contra,
      contratos: await contar('contratos'),
      contas: pode(tx.ator, 'contas_bancarias:visualizar') ? await contar('contas') : null,
      contatos: pode(tx.ator, 'contatos_importantes:visualizar') ? await contar('contatos') : null,
      filiais: await contar('filiais'),
      regimes: quantas(listas, 'regimes'),
      socios: quantas(listas, 'socios'),
    };
    if (simular) return resultado;
    const [primeira] = contra;
    if (primeira) throw new Recusa('ESTADO_INVALIDO', { detail: primeira, extras: { contra } });
    await gravar(tx, par, depois);
    return resultado;
  });
}
