import {
  type EnvioDePush,
  type MensagemDeTeste,
  type MensagemDoTipo,
  type MensagemPedida,
  type MensagemPush,
  TEXTOS_DO_PUSH,
  type TipoDePush,
} from '@dominio/contrato/push';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { type Entregue, entregarPush } from './entrega.service.ts';
import { caminhoLocal, segundosDe } from './mensagem.rules.ts';

const TESTE = {
  title: 'Teste de notificação',
  message: 'Se você lê isto, as notificações push chegam a este dispositivo.',
};

/** @throws Recusa 422 for an address outside the installation. */
function exigirCaminho(campo: 'url' | 'icon', endereco: string, urlPublica: string): string {
  const caminho = caminhoLocal(endereco, urlPublica);
  if (caminho === null) throw campoInvalido(campo, TEXTOS_DO_PUSH.pagina);
  return caminho;
}

/**
 * Whom a push goes to: whoever asks, or somebody else for an administrator (decisoes.md §6).
 *
 * @throws Recusa 403 for anybody else, whether or not there is such a person; 404 for nobody.
 */
async function exigirDestinatario(
  { db, ator }: Contexto,
  userId: number | null | undefined,
): Promise<number> {
  if (userId === null || userId === undefined || userId === ator.usuarioId) return ator.usuarioId;
  if (!ator.administrador) {
    throw new Recusa('SEM_PERMISSAO', { detail: TEXTOS_DO_PUSH.soAdministrador });
  }
  const pessoa = await lerContato(db, userId);
  if (!pessoa) throw naoEncontrado('Usuário não encontrado.');
  return userId;
}

function fraseDe({ enviados, removidos, falhas, repetir }: Entregue): string {
  if (enviados > 0) {
    return enviados === 1
      ? 'Notificação enviada a 1 dispositivo.'
      : `Notificação enviada a ${enviados} dispositivos.`;
  }
  if (repetir) return 'O serviço de push não atendeu agora. A notificação será enviada de novo.';
  return falhas > 0
    ? 'O serviço de push recusou a notificação. Ative o dispositivo de novo.'
    : removidos === 1
      ? 'O dispositivo não existe mais e foi removido.'
      : 'Os dispositivos não existem mais e foram removidos.';
}

/**
 * Sends a push now; devices whose service does not answer are tried again by a job.
 *
 * @param tipo where the path says it, whatever the message says.
 * @throws Recusa 403 and 404 as `exigirDestinatario`; 422 for an address outside the installation;
 *   404 where the person has no device.
 */
export async function enviarAgora(
  ctx: Contexto,
  meios: Plataforma,
  pedida: MensagemDoTipo | MensagemDeTeste | MensagemPedida,
  tipo?: TipoDePush,
): Promise<EnvioDePush> {
  const { urlPublica } = meios.config;
  const usuarioId = await exigirDestinatario(ctx, pedida.userId);
  const type = tipo ?? ('type' in pedida ? pedida.type : 'system');
  const mensagem: MensagemPush = {
    title: pedida.title ?? TESTE.title,
    message: pedida.message ?? TESTE.message,
    type,
    url: pedida.url ? exigirCaminho('url', pedida.url, urlPublica) : '/notificacoes',
    ...(pedida.icon && { icon: exigirCaminho('icon', pedida.icon, urlPublica) }),
    ...(pedida.data && { data: pedida.data }),
    timestamp: segundosDe(pedida.timestamp, ctx.agora()),
    tag: `push:${ctx.requestId}`,
    source: 'servidor',
  };
  const entrega = { usuarioId, mensagem };
  const feita = await entregarPush(meios, entrega);
  if (feita === 'sem_dispositivo') throw naoEncontrado(TEXTOS_DO_PUSH.nenhuma);
  const { enviados, removidos, falhas, repetir } = feita;
  await ctx.transacao(async (tx) => {
    if (usuarioId !== tx.ator.usuarioId) {
      await tx.auditar({ acao: 'push.enviado', objeto: { tipo: 'usuario', id: usuarioId } });
    }
    if (repetir) {
      const { dispositivos } = repetir;
      await tx.emitir('push.adiado', {
        entrega: { ...entrega, soPara: [...dispositivos] },
        desde: tx.agora().toISOString(),
      });
    }
  });
  return {
    success: enviados > 0,
    message: fraseDe(feita),
    enviados,
    removidos,
    falhas,
    adiados: repetir?.dispositivos.length ?? 0,
  };
}
