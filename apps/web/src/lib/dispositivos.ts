import type { SessaoAberta } from '@dominio/contrato/sessoes-abertas';
import { formatarDataHora, haQuanto } from './formato.ts';

/** When a session was used last, from where, and since when it is open. */
function detalheDaSessao({ atual, ultimo_uso_em, criada_em, ip }: SessaoAberta, agora: Date) {
  const passado = haQuanto(ultimo_uso_em, agora);
  const usada = atual || passado === null ? 'Em uso agora' : `Último uso ${passado}`;
  return [usada, ip && `endereço ${ip}`, `entrou em ${formatarDataHora(criada_em)}`]
    .filter(Boolean)
    .join(' · ');
}

/** A session as the list of devices shows it. */
export const dispositivoDaSessao = (sessao: SessaoAberta, agora: Date) => ({
  id: sessao.id,
  nome: sessao.dispositivo,
  tipo: sessao.tipo,
  detalhe: detalheDaSessao(sessao, agora),
  atual: sessao.atual,
});
