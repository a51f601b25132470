import { lerDispositivo } from '../../platform/dispositivo.ts';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { listarTodos } from './dispositivos-push.repository.ts';

/** The caller's devices for pushes, without their addresses and keys, which are secrets. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  seguranca: {
    dispositivos_de_push: (await listarTodos(db, ator.usuarioId)).map((linha) => ({
      dispositivo: lerDispositivo(linha.agente).dispositivo,
      agente: linha.agente,
      plataforma: linha.plataforma,
      idioma: linha.idioma,
      fuso: linha.fuso,
      criado_em: linha.criado_em.toISOString(),
      confirmado_em: linha.confirmado_em.toISOString(),
      entregue_em: linha.entregue_em?.toISOString() ?? null,
    })),
  },
});
