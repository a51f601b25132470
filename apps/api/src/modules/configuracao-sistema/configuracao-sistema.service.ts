import {
  type configuracaoSistemaEndpoints,
  INTEGRACOES,
  type Integracao,
  VALORES_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { Pedido } from '@dominio/contrato/endpoint';
import { z } from 'zod';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import type { ServidorDeEmail } from '../../platform/email/correio.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import { analisar } from '../../platform/http/validacao.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { escritaDe, fraseDaVersao, registroAlterado } from '../../platform/versao.ts';
import { outrosAdministradores } from '../pessoas/pessoas.service.ts';
import { apresentarIntegracao } from './configuracao-sistema.presenter.ts';
import * as repo from './configuracao-sistema.repository.ts';
import * as rules from './configuracao-sistema.rules.ts';

type Edicao = Pedido<typeof configuracaoSistemaEndpoints.gravar>['body'];
export type Meios = Pick<Plataforma, 'config' | 'cofre'>;

/** @throws Recusa `NAO_ENCONTRADO` (404) for a name that is no integration. */
export function exigirIntegracao(nome: string): Integracao {
  const achada = INTEGRACOES.find((integracao) => integracao === nome);
  if (!achada) throw naoEncontrado('Integração não encontrada.');
  return achada;
}

const paraQuem = ({ ator }: Contexto, { config }: Meios) => ({
  urlPublica: config.urlPublica,
  administrador: ator.administrador,
});

/** Every integration, with the values in force. */
export async function listarIntegracoes(ctx: Contexto, meios: Meios) {
  const linhas = new Map((await repo.listar(ctx.db)).map((linha) => [linha.integracao, linha]));
  const integracoes = INTEGRACOES.map((integracao) =>
    apresentarIntegracao(
      integracao,
      linhas.get(integracao),
      rules.valoresDoAmbiente(integracao, meios.config),
      paraQuem(ctx, meios),
    ),
  );
  return { integracoes, total: integracoes.length };
}

/** @throws Recusa 404 for a name that is no integration. */
export async function lerIntegracao(ctx: Contexto, meios: Meios, nome: string) {
  const integracao = exigirIntegracao(nome);
  const ambiente = rules.valoresDoAmbiente(integracao, meios.config);
  return apresentarIntegracao(
    integracao,
    await repo.ler(ctx.db, integracao),
    ambiente,
    paraQuem(ctx, meios),
  );
}

/** The fields of an integration as sent, checked by its own schema. */
function lerEnviados(integracao: Integracao, config_value: unknown): rules.Valores {
  const body = z.object({ config_value: VALORES_DA_INTEGRACAO[integracao] });
  const lido = analisar({ body }, { params: {}, query: {}, body: { config_value } });
  return (lido.body as { config_value: rules.Valores }).config_value;
}

/** The secrets after a write, encrypted; those that the write leaves out stay as they are. */
function trocarSegredos(
  { cofre }: Meios,
  integracao: Integracao,
  antes: Record<string, string>,
  mudados: rules.Separados['segredos'],
): Record<string, string> {
  const depois = { ...antes };
  for (const [campo, segredo] of Object.entries(mudados)) {
    if (segredo === null) delete depois[campo];
    else depois[campo] = cofre.cifrar(rules.lugarDoSegredo(integracao, campo), segredo);
  }
  return depois;
}

/**
 * Saves an integration.
 *
 * @throws Recusa 404 for an unknown name; 409 where the environment sets it, and for a stale
 *   version with `atual`; 422 with every wrong field, for a new destination without the secret
 *   entered anew, and for a caller who is no administrator where only they may change it.
 */
export function gravarIntegracao(
  ctx: Contexto,
  meios: Meios,
  nome: string,
  { config_value, description, versao }: Edicao,
) {
  const integracao = exigirIntegracao(nome);
  if (rules.valoresDoAmbiente(integracao, meios.config)) {
    throw estadoInvalido(
      'O ambiente do servidor define esta integração; ela não pode ser mudada aqui.',
    );
  }
  if (rules.soDeAdministrador(integracao) && !ctx.ator.administrador) {
    throw campoInvalido('config_value', 'Só um administrador muda esta integração.');
  }
  const { publicos, segredos } = rules.separar(integracao, lerEnviados(integracao, config_value));
  return ctx.transacao(async (tx) => {
    const antes = await repo.travar(tx.db, integracao);
    if (versao !== undefined && versao !== antes.versao) {
      const atual = apresentarIntegracao(integracao, antes, null, paraQuem(ctx, meios));
      throw registroAlterado(atual, await fraseDaVersao(tx, antes));
    }
    const guardados = Object.keys(antes.segredos).filter((campo) => !(campo in segredos));
    const [retido] = guardados;
    if (retido && antes.valores && rules.mudaODestino(integracao, antes.valores, publicos)) {
      throw campoInvalido(
        `config_value.${retido}`,
        'O destino mudou: digite o segredo de novo para que ele seja enviado ao novo endereço.',
      );
    }
    const depois = await repo.gravar(tx.db, integracao, {
      valores: publicos,
      segredos: trocarSegredos(meios, integracao, antes.segredos, segredos),
      descricao: description,
      ...escritaDe(tx),
    });
    await tx.auditar({
      acao: 'integracao.alterada',
      antes: { integracao, ...antes.valores },
      depois: { integracao, ...publicos, segredos_trocados: Object.keys(segredos) },
    });
    if (rules.soDeAdministrador(integracao)) {
      const valoresDeAntes = antes.valores ?? rules.valoresIniciais(integracao);
      const limpos = Object.entries(segredos).filter(
        ([campo, segredo]) => segredo !== null || campo in antes.segredos,
      );
      await avisarAdministradores(tx, {
        integracao,
        versao: depois.versao,
        ligada: publicos.enabled,
        campos: rules.camposMudados(valoresDeAntes, {
          publicos,
          segredos: Object.fromEntries(limpos),
        }),
      });
    }
    return apresentarIntegracao(integracao, depois, null, paraQuem(ctx, meios));
  });
}

/**
 * Whoever controls the provider or the e-mail server can sign in as anybody, so the other
 * administrators are notified at once; by one event for each, so that a failing address stops no
 * other.
 */
async function avisarAdministradores(
  tx: ContextoDeTransacao,
  mudanca: Pick<
    DadosDoEvento<'integracao.alterada'>,
    'integracao' | 'versao' | 'ligada' | 'campos'
  >,
): Promise<void> {
  if (mudanca.campos.length === 0) return;
  const autorId = tx.ator.usuarioId;
  const em = tx.agora().toISOString();
  for (const usuarioId of await outrosAdministradores(tx)) {
    await tx.emitir('integracao.alterada', { ...mudanca, usuarioId, autorId, em });
  }
}

export interface EmVigor {
  /** The fields, with their secrets in the clear. */
  readonly valores: rules.Valores;
  readonly doAmbiente: boolean;
}

/**
 * The values in force for an integration, secrets decrypted.
 *
 * @throws SegredoIlegivel when a secret was encrypted with a key that is gone.
 */
export async function lerEmVigor(
  db: Db,
  { config, cofre }: Meios,
  integracao: Integracao,
): Promise<EmVigor> {
  const ambiente = rules.valoresDoAmbiente(integracao, config);
  if (ambiente) return { valores: ambiente, doAmbiente: true };
  const linha = await repo.ler(db, integracao);
  const segredos = Object.entries(linha?.segredos ?? {}).map(([campo, cifrado]) => [
    campo,
    cofre.decifrar(rules.lugarDoSegredo(integracao, campo), cifrado),
  ]);
  const publicos = linha?.valores ?? rules.valoresIniciais(integracao);
  return { valores: { ...publicos, ...Object.fromEntries(segredos) }, doAmbiente: false };
}

/** The mail server of an `email` configuration. */
export function servidorDe(valores: rules.Valores): ServidorDeEmail {
  const { host, porta, seguranca, usuario, senha, remetente_nome, remetente_email } =
    VALORES_DA_INTEGRACAO.email.parse({ ...valores, enabled: false });
  return {
    host,
    porta,
    seguranca,
    usuario,
    senha: senha ?? '',
    remetente: { nome: remetente_nome, email: remetente_email },
  };
}

/** The saved mail server, for when the environment names none; null when none is switched on. */
export async function servidorDeEmail({
  banco,
  ...meios
}: Meios & Pick<Plataforma, 'banco'>): Promise<ServidorDeEmail | null> {
  const { valores } = await lerEmVigor(banco, meios, 'email');
  return valores.enabled ? servidorDe(valores) : null;
}
