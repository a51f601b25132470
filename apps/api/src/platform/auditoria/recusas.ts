import type { Endpoint } from '@dominio/contrato/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ator, pode } from '../acesso/ator.ts';
import type { Contexto } from '../contexto.ts';
import { Recusa } from '../erros.ts';

/** A person's refusals by one call are told at once, then counted for so long and told once more. */
const JANELA_MS = 3_600_000;
/** How often it is looked for windows that are over. */
const PASSO_MS = 60_000;
/** The most windows kept; beyond that the oldest one ends early. */
const MAXIMO_DE_JANELAS = 10_000;

interface Janela {
  readonly desde: Date;
  /** Refusals after the first, and when the last of them was. */
  mais: number;
  ate: Date;
  readonly contar: (janela: Janela) => Promise<void>;
}

/** The call that was refused, in words and by its route, with the permission that was missing. */
const oQue = ({ acesso, resumo, method, path }: Endpoint, ator: Ator) => ({
  chamada: resumo,
  rota: `${method} ${path}`,
  ...(acesso.includes(':') && !pode(ator, acesso) && { permissao: acesso }),
});

/** The refusal of a call for want of a permission, with who made it; null for another failure. */
function recusada(req: FastifyRequest, erro: unknown) {
  const { endpoint } = req.routeOptions.config;
  const semPermissao = erro instanceof Recusa && erro.codigo === 'SEM_PERMISSAO';
  return semPermissao && endpoint && req.ator ? { endpoint, ator: req.ator } : null;
}

/**
 * Audits that a permission was missing, whether the guard or a service refused. Nobody can fill the
 * log by it, which only grows: the first refusal of a person by a call is an entry at once, and those
 * of the hour after it are one more, with their number. They are counted in this process, so that a
 * refusal costs no write; what is counted when the application closes is written then.
 */
export function auditarRecusas(app: FastifyInstance): void {
  const { agora, log } = app.plataforma;
  const janelas = new Map<string, Janela>();

  const fechar = async (chave: string, janela: Janela) => {
    janelas.delete(chave);
    if (janela.mais > 0) await janela.contar(janela);
  };
  /** Ends the windows that are over; they are kept in the order in which they began. */
  const fecharVencidas = async () => {
    const limite = agora().getTime() - JANELA_MS;
    for (const [chave, janela] of janelas) {
      if (janela.desde.getTime() > limite && janelas.size <= MAXIMO_DE_JANELAS) return;
      await fechar(chave, janela);
    }
  };

  app.addHook('onError', async (req, _reply, erro) => {
    const recusa = recusada(req, erro);
    if (!recusa) return;
    await fecharVencidas();
    const ctx = req.contexto() as Contexto;
    const { usuarioId, visita } = recusa.ator;
    const fato = oQue(recusa.endpoint, recusa.ator);
    const chave = [visita?.visitanteId ?? usuarioId, usuarioId, fato.rota].join(' ');
    const desde = agora();
    const aberta = janelas.get(chave);
    if (aberta) {
      aberta.mais++;
      aberta.ate = desde;
      return;
    }
    // The refusal stands, whether or not it can be written down.
    const auditar = (depois: Record<string, unknown>) =>
      ctx
        .transacao((tx) => tx.auditar({ acao: 'acesso.recusado', depois }))
        .catch((err: unknown) => log.error({ err }, 'recusa não auditada'));
    const contar = ({ mais, ate }: Janela) =>
      auditar({ ...fato, vezes: mais, desde: desde.toISOString(), ate: ate.toISOString() });
    janelas.set(chave, { desde, mais: 0, ate: desde, contar });
    await auditar(fato);
  });

  const relogio = setInterval(() => void fecharVencidas(), PASSO_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
    for (const [chave, janela] of janelas) await fechar(chave, janela);
  });
}
