import type { Anexo } from '@dominio/contrato/contratos-anexos';
import type { Minuta } from '@dominio/contrato/contratos-minuta';
import { dataCivil } from '@dominio/contrato/datas';
import { VARIAVEIS_DE_VALOR, variaveisDe } from '@dominio/contrato/modelos-minuta';
import { pode } from '../../../platform/acesso/ator.ts';
import type { Arquivos } from '../../../platform/arquivos/arquivos.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { campoInvalido } from '../../../platform/erros.ts';
import type { Ritmo } from '../../../platform/ritmo.ts';
import { abrirCliente } from '../../clientes/ficha.service.ts';
import { lerEscritorio } from '../../escritorio/escritorio.service.ts';
import { acharModeloMinuta } from '../../modelos-minuta/modelos-minuta.service.ts';
import { disposicao, nomeSeguro } from '../anexos/anexos.rules.ts';
import { anexar } from '../anexos/anexos.service.ts';
import { veValores } from '../contratos.policy.ts';
import type { LinhaDeContrato } from '../contratos.repository.ts';
import { exigirContrato } from '../contratos.service.ts';
import * as repo from './minuta.repository.ts';
import { type Redacao, redigirMinuta } from './redacao.ts';
import { type Partes, valoresDaMinuta } from './valores.rules.ts';

const PDF = { tipo: 'application/pdf', extensoes: ['pdf'] } as const;

/** What a caller without `empresas:visualizar` learns of a client's companies: what the contract says. */
const semEmpresas = ({
  empresa_nome,
  cnpj,
}: LinhaDeContrato): Omit<Partes, 'cliente' | 'escritorio'> => ({
  empresa:
    empresa_nome !== null && cnpj !== null
      ? {
          razao_social: empresa_nome,
          cnpj,
          cep: null,
          logradouro: null,
          numero: null,
          complemento: null,
          bairro: null,
          municipio: null,
          uf: null,
        }
      : null,
  empresas: [],
  administradores: [],
});

async function empresasDoContrato({ db, ator }: Contexto, contrato: LinhaDeContrato) {
  if (!pode(ator, 'empresas:visualizar')) return semEmpresas(contrato);
  const empresas = await repo.listarEmpresas(db, ator, contrato.cliente_id);
  const [unica] = empresas.length === 1 ? empresas : [];
  const empresa =
    contrato.empresa_id === null ? unica : empresas.find(({ id }) => id === contrato.empresa_id);
  return {
    empresa: empresa ?? semEmpresas(contrato).empresa,
    empresas,
    administradores: empresa ? await repo.administradores(db, empresa.id) : [],
  };
}

/**
 * Who the client is. A CPF is read by whoever may open the client's record, and only for a template that
 * tells it: that it was is audited (LGPD art. 37).
 */
async function clienteDoContrato(
  ctx: Contexto,
  { cliente_id, cliente_nome }: LinhaDeContrato,
  contaDocumento: boolean,
) {
  return contaDocumento && pode(ctx.ator, 'clientes:visualizar')
    ? abrirCliente(ctx, cliente_id)
    : { nome: cliente_nome, cpf: null };
}

/** A contract and the template that makes its minute, as the caller may use them. */
async function exigirModelo(ctx: Contexto, contratoId: number, modeloId: number) {
  const contrato = await exigirContrato(ctx, contratoId);
  const modelo = await acharModeloMinuta(ctx, modeloId);
  if (!modelo?.ativo) throw campoInvalido('modelo_id', 'Escolha um modelo em uso.');
  const { usadas } = variaveisDe(modelo.texto);
  if (!veValores(ctx.ator) && usadas.some((uma) => VARIAVEIS_DE_VALOR.includes(uma))) {
    throw campoInvalido('modelo_id', 'Este modelo traz valores, que você não vê.');
  }
  return { contrato, modelo, usadas };
}
type Escolhido = Awaited<ReturnType<typeof exigirModelo>>;

async function redigir(
  ctx: Contexto,
  { contrato, modelo, usadas }: Escolhido,
  pdf: Redacao['pdf'],
) {
  const empresas = await empresasDoContrato(ctx, contrato);
  const contaDocumento = empresas.empresa === null && usadas.includes('documento');
  const partes = {
    ...empresas,
    cliente: await clienteDoContrato(ctx, contrato, contaDocumento),
    escritorio: await lerEscritorio(ctx),
  };
  const valores = valoresDaMinuta(contrato, partes, dataCivil(ctx.agora()));
  return redigirMinuta({ texto: modelo.texto, valores, pdf });
}

/**
 * The minute of a contract by a template, to be read before it is made (page book #58).
 *
 * @param ritmo counts the minutes of a person.
 * @throws Recusa 404 for a contract out of scope; 422 for a template that is not in use, tells amounts
 *   that the caller may not see, or makes no minute within bounds; 429 beyond the pace.
 */
export async function preverMinuta(
  ctx: Contexto,
  ritmo: Ritmo,
  contratoId: number,
  modeloId: number,
): Promise<Minuta> {
  const escolhido = await exigirModelo(ctx, contratoId, modeloId);
  ritmo(ctx.ator.usuarioId, ctx.agora());
  return (await redigir(ctx, escolhido, null)).minuta;
}

/** The PDF of a minute and its name; that it was made is audited. @throws Recusa as `preverMinuta`. */
async function produzir(ctx: Contexto, ritmo: Ritmo, contratoId: number, modeloId: number) {
  const escolhido = await exigirModelo(ctx, contratoId, modeloId);
  ritmo(ctx.ator.usuarioId, ctx.agora());
  const { contrato, modelo } = escolhido;
  const titulo = `Minuta ${contrato.numero_contrato} - ${contrato.cliente_nome}`;
  const { bytes } = await redigir(ctx, escolhido, { titulo, agora: ctx.agora() });
  if (!bytes) throw new Error('minuta sem PDF');
  await ctx.transacao((tx) =>
    tx.auditar({
      acao: 'contrato.minuta_gerada',
      objeto: { tipo: 'contrato', id: contratoId },
      clienteId: contrato.cliente_id,
      depois: { modelo_da_minuta: modelo.nome },
    }),
  );
  return { bytes: Buffer.from(bytes), nome: `${titulo}.pdf` };
}

/** The minute of a contract as a PDF, and under what name it is saved. @throws Recusa as `preverMinuta`. */
export async function gerarMinuta(
  ctx: Contexto,
  ritmo: Ritmo,
  contratoId: number,
  modeloId: number,
) {
  const { bytes, nome } = await produzir(ctx, ritmo, contratoId, modeloId);
  return { bytes, disposicao: disposicao(nomeSeguro(nome, PDF)) };
}

/**
 * Keeps the minute of a contract among its attachments, which whoever sees the contract may read, as any
 * other file that is attached.
 *
 * @throws Recusa as `preverMinuta`; 409 for a contract that has no room for another attachment.
 */
export async function guardarMinuta(
  ctx: Contexto,
  { ritmo, arquivos }: { readonly ritmo: Ritmo; readonly arquivos: Arquivos },
  contratoId: number,
  modeloId: number,
): Promise<Anexo> {
  const { bytes, nome } = await produzir(ctx, ritmo, contratoId, modeloId);
  return anexar(ctx, arquivos, contratoId, { bytes, nome, campos: { tipo: 'minuta' } });
}
