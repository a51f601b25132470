import { NOME_DO_ITEM } from '@dominio/contrato/notificacoes-silenciados';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerNotificacoesDe } from './meus-dados.repository.ts';
import { lerConfiguracoes, lerPreferencias } from './preferencias/preferencias.repository.ts';
import { listar } from './silenciados/silenciados.repository.ts';

/** The caller's notifications, archived ones included, and what they decided about them. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { total, itens } = await lerNotificacoesDe(db, ator.usuarioId);
  const escolhas = await lerConfiguracoes(db, ator);
  const silenciados = await listar(db, ator);
  return {
    preferencias: {
      notificacoes: {
        eventos: escolhas.map(({ event_type, sistema, email, push }) => ({
          evento: event_type,
          sino: sistema,
          email,
          push,
        })),
        quando: (await lerPreferencias(db, ator)) ?? null,
        silenciados: silenciados.map(({ item_tipo, mensagem, mudado_em }) => ({
          item: NOME_DO_ITEM[item_tipo].rotulo,
          mensagem,
          desde: mudado_em.toISOString(),
        })),
      },
    },
    notificacoes: {
      total,
      itens: itens.map((uma) => ({ ...uma, criado_em: uma.criado_em.toISOString() })),
    },
  };
};
