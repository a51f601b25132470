import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { DIAS_DA_EQUIPE, LINHAS_DO_BLOCO } from '@dominio/contrato/inicio';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './painel.repository.ts';

/**
 * Who of the firm is away or soon will be; null without the permission. A leave is answered without
 * its type.
 */
export async function listarAusentes(ctx: Contexto) {
  if (ehCliente(ctx.ator) || !pode(ctx.ator, 'times:acessar')) return null;
  const hoje = dataCivil(ctx.agora());
  const { itens, total } = await repo.lerEntre(ctx.db, {
    de: hoje,
    ate: somarDias(hoje, DIAS_DA_EQUIPE),
    limite: LINHAS_DO_BLOCO,
  });
  return {
    total,
    itens: itens.map(({ id, tipo, inicio, fim, usuario_id, nome, avatar_chave, substituto }) => ({
      id,
      pessoa: {
        id: usuario_id,
        nome,
        avatar_url: urlDoAvatar(usuario_id, avatar_chave),
        tem_avatar: avatar_chave !== null,
      },
      ferias: tipo === 'ferias',
      inicio,
      fim,
      substituto,
    })),
  };
}
