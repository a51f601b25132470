import { PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import type { DiaDoResumo, LinhaDoResumo } from '../../platform/resumo-do-dia.ts';
import { quemPode } from '../usuarios/acesso/acesso.service.ts';
import { esperamPorPessoa } from './resumo-do-dia.repository.ts';

/** What clients proposed to whom serves them and may decide it. */
export async function resumoDasCorrecoes({ db, pessoas }: DiaDoResumo): Promise<LinhaDoResumo[]> {
  const linhas = await esperamPorPessoa(db, pessoas);
  const totais = new Map<number, number>();
  for (const permissao of new Set(linhas.map(({ alvo }) => PERMISSAO_DO_ALVO[alvo]))) {
    const podem = await quemPode(db, permissao);
    for (const { usuario_id, alvo, total } of linhas) {
      if (PERMISSAO_DO_ALVO[alvo] !== permissao || !podem.has(usuario_id)) continue;
      totais.set(usuario_id, (totais.get(usuario_id) ?? 0) + total);
    }
  }
  return [...totais].map(([usuarioId, total]) => ({
    usuarioId,
    texto:
      total === 1
        ? '1 correção proposta por cliente espera resposta.'
        : `${total} correções propostas por clientes esperam resposta.`,
    url: '/selecionar-cliente',
  }));
}
