import type { DispositivoPush } from '@dominio/contrato/push';
import { lerDispositivo } from '../../platform/dispositivo.ts';
import type { Dispositivo } from './dispositivos-push.repository.ts';

function saudeDe({ falhas, entregue_em }: Dispositivo): DispositivoPush['saude'] {
  if (falhas > 0) return 'falhando';
  return entregue_em ? 'boa' : 'nunca_usado';
}

/** Row → contract, without what could be used to send to the device. */
export const apresentar = (linha: Dispositivo, sessaoAtual: string): DispositivoPush => ({
  id: linha.id,
  device_id: linha.device_id,
  endpoint_sha256: linha.endpoint_sha256,
  ...lerDispositivo(linha.agente),
  atual: linha.sessao_id === sessaoAtual,
  criado_em: linha.criado_em.toISOString(),
  confirmado_em: linha.confirmado_em.toISOString(),
  entregue_em: linha.entregue_em?.toISOString() ?? null,
  saude: saudeDe(linha),
  falha: linha.falha,
});
