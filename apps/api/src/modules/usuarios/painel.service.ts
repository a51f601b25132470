import { dataCivil } from '@dominio/contrato/datas';
import { DIAS_DA_EQUIPE, DIAS_DE_NOVATO, LINHAS_DO_BLOCO } from '@dominio/contrato/inicio';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import { registrarLeitura } from '../../platform/auditoria/leitura.ts';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './painel.repository.ts';
import { diasDoAno } from './painel.rules.ts';

const DIA_MS = 86_400_000;

/** Whether the caller's account was made a short time ago; null for people of clients. */
export async function ehNovato(ctx: Contexto): Promise<boolean | null> {
  if (ehCliente(ctx.ator)) return null;
  const criado = await repo.criadoEm(ctx.db, ctx.ator);
  return criado !== undefined && ctx.agora().getTime() - criado.getTime() < DIAS_DE_NOVATO * DIA_MS;
}

/**
 * The next birthdays, day and month alone: everybody's for whoever reads birth dates (decisoes.md
 * §6), else the caller's own; none in a visit, which is not told them either. The day is part of
 * the birth date, so reading that of others is audited (LGPD art. 37).
 */
export async function listarAniversarios(ctx: Contexto) {
  const { db, ator, agora } = ctx;
  const deTodos = pode(ator, 'rh:visualizar');
  const proprio = ator.visita ? 0 : ator.usuarioId;
  const dias = diasDoAno(dataCivil(agora()), DIAS_DA_EQUIPE);
  const linhas = await repo.aniversariantes(db, dias, deTodos ? null : proprio);
  const itens = linhas.slice(0, LINHAS_DO_BLOCO);
  await registrarLeitura(ctx, {
    acao: 'usuario.dados_lidos',
    tipo: 'usuario',
    ids: itens.map(({ id }) => id).filter((id) => id !== proprio),
    depois: { campos: ['data_nascimento'] },
  });
  const hoje = dataCivil(agora()).slice(5);
  const celebrados = hoje === '03-01' ? dias.slice(0, dias.indexOf(hoje) + 1) : [hoje];
  return {
    deTodos,
    total: linhas.length,
    itens: itens.map(({ id, nome, avatar_chave, dia }) => ({
      pessoa: {
        id,
        nome,
        avatar_url: urlDoAvatar(id, avatar_chave),
        tem_avatar: avatar_chave !== null,
      },
      dia,
      hoje: celebrados.includes(dia),
    })),
  };
}
