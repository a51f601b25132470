import { dispositivosPush } from '../../src/modules/dispositivos-push/dispositivos-push.tables.ts';
import { resumoDoEndpoint } from '../../src/modules/dispositivos-push/inscricao.rules.ts';
import { abrirSessao } from '../../src/modules/sessoes/sessoes.repository.ts';
import type { Banco } from '../../src/platform/db.ts';
import { type Navegador, umaInscricao } from '../navegador-push.ts';

interface Dados {
  readonly endpoint?: string;
  readonly navegador?: Navegador;
  readonly device_id?: string;
  readonly agora?: Date;
}

/** A device of a person, subscribed in a session of its own. */
export async function criarDispositivo(
  banco: Banco,
  usuario_id: number,
  { agora = new Date(), ...dados }: Dados = {},
) {
  const { endpoint, keys } = umaInscricao(dados);
  const sessao_id = await abrirSessao(banco, {
    usuario_id,
    criada_em: agora,
    expira_em: new Date(agora.getTime() + 720 * 3_600_000),
    ip: '127.0.0.1',
    agente: 'teste',
  });
  const [linha] = await banco
    .insert(dispositivosPush)
    .values({
      usuario_id,
      sessao_id,
      device_id: dados.device_id ?? resumoDoEndpoint(endpoint).slice(0, 16),
      endpoint,
      endpoint_sha256: resumoDoEndpoint(endpoint),
      ...keys,
      criado_em: agora,
      confirmado_em: agora,
    })
    .returning();
  if (!linha) throw new Error('dispositivo não gravado');
  return linha;
}
