import type { EntregaListada, FiltrosDasEntregas } from '@dominio/contrato/notificacoes-entregas';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import * as repo from './lista.repository.ts';

/**
 * Deliveries of the last 30 days, the newest first: the caller's, whatever they ask for; an
 * administrator's answer is everybody's or one person's. Of what others are told an administrator
 * reads the type of event, not the words.
 */
export async function listarEntregas(
  { db, ator }: Contexto,
  tipos: readonly TipoDeAviso[],
  filtros: FiltrosDasEntregas,
): Promise<{ entregas: EntregaListada[]; proximo: string | null }> {
  const usuarioId = ator.administrador ? (filtros.usuario_id ?? null) : ator.usuarioId;
  const { limit } = filtros;
  const visita = ator.visita !== null;
  const linhas = await repo.listar(db, filtros, { usuarioId, quantas: limit + 1, visita });
  const desta = linhas.slice(0, limit);
  const ultima = desta.at(-1);
  return {
    entregas: desta.map(({ quando, atualizado_em, usuario_id, ...linha }) => {
      const pessoa = { id: Number(usuario_id), nome: linha.nome };
      const tipo = tipos.find((um) => um.tipo === linha.tipo_evento);
      const minha = pessoa.id === ator.usuarioId;
      return {
        id: Number(linha.id),
        pessoa,
        evento: tipo?.titulo ?? (minha ? linha.titulo : linha.tipo_evento),
        titulo: minha ? linha.titulo : null,
        canal: linha.canal,
        estado: linha.estado,
        motivo: linha.motivo,
        em: new Date(quando ?? atualizado_em).toISOString(),
        lida: linha.lida,
      };
    }),
    proximo:
      linhas.length > limit && ultima
        ? `${new Date(ultima.atualizado_em).getTime()}-${ultima.id}`
        : null,
  };
}
