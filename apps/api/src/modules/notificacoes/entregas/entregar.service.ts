import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { escreverCarta } from '../../../platform/email/carta.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { nomeDoEscritorio } from '../../escritorio/escritorio.service.ts';
import { criarBilhetes } from '../descadastro/bilhete.ts';
import { lerSaidas } from '../descadastro/saidas.service.ts';
import { mensagemNaCarta } from '../envios/mensagem.service.ts';
import { quemSilenciou } from '../silenciados/quem-silenciou.service.ts';
import { comporCarta } from './carta.rules.ts';
import * as repo from './entregas.repository.ts';
import { proximaTentativa } from './falhas.rules.ts';
import { type Empurrada, empurrar } from './push.service.ts';

/** How long a job has a delivery in hand: longer than any server may take to answer. */
const EM_MAOS_MS = 5 * 60_000;
/** What a push may wait for its devices; later it is no news any more. */
const VALIDADE_DO_PUSH_MS = 24 * 3_600_000;

type Meios = Pick<Plataforma, 'correio' | 'config' | 'cofre'> & {
  readonly tipos: readonly TipoDeAviso[];
};

/** Writes one e-mail of one or more notifications to the person that they are for. */
async function enviarEmail(
  { correio, config, tipos }: Meios,
  banco: Trabalho['banco'],
  entregas: readonly repo.ParaEnviar[],
): Promise<void> {
  const [primeira] = entregas;
  const composta = comporCarta(entregas, {
    escritorio: await nomeDoEscritorio(banco),
    urlPublica: config.urlPublica,
    bilhetes: criarBilhetes(config.segredoDaSessao),
    marcar: mensagemNaCarta,
    saidas: await lerSaidas(
      banco,
      tipos,
      entregas.map(({ tipo_evento }) => tipo_evento),
    ),
  });
  if (!primeira || !composta) return;
  const { assunto, carta, cabecalhos } = composta;
  await correio.enviar({
    para: primeira.email,
    assunto,
    ...escreverCarta(carta),
    // Of the decision to send it: a repetition meanwhile must not make another message of a retry.
    id: `notificacao-${primeira.id}-${primeira.decidida_em.getTime()}`,
    cabecalhos,
  });
}

/** How a push is written down: one that was put off for too long has failed, or reached some at least. */
function comoFicou(
  feita: Empurrada,
  { decidida_em, dispositivos: jaRepetia }: repo.ParaEnviar,
): Parameters<typeof repo.concluir>[2] {
  switch (feita.feito) {
    case 'repetir': {
      const { em: quando, dispositivos } = feita;
      if (quando.getTime() - decidida_em.getTime() > VALIDADE_DO_PUSH_MS) {
        return { estado: 'falhou', motivo: 'recusado' };
      }
      return { estado: 'adiado', motivo: 'recusado', quando, dispositivos: [...dispositivos] };
    }
    case 'recusado':
      return { estado: 'falhou', motivo: 'recusado' };
    case 'sem_dispositivo':
      // The others had it when these were put off.
      return jaRepetia
        ? { estado: 'enviado', motivo: null }
        : { estado: 'suprimido', motivo: 'sem_dispositivo' };
    case 'enviado':
      return { estado: 'enviado', motivo: null };
  }
}

/** Carries out deliveries of one person by one way, and writes down what came of it. */
async function entregarJuntas(
  meios: Meios,
  { banco, agora, log }: Trabalho,
  entregas: readonly [repo.ParaEnviar, ...repo.ParaEnviar[]],
): Promise<void> {
  const ids = entregas.map(({ id }) => id);
  const [primeira] = entregas;
  try {
    if (primeira.situacao !== 'ativo') {
      await repo.concluir(banco, ids, { estado: 'suprimido', motivo: 'sem_conta' }, agora());
    } else if (primeira.canal === 'push') {
      const feita = await empurrar({ ...meios, banco, agora, log }, entregas);
      await repo.concluir(banco, ids, comoFicou(feita, primeira), agora());
    } else {
      await enviarEmail(meios, banco, entregas);
      await repo.concluir(banco, ids, { estado: 'enviado', motivo: null }, agora());
    }
  } catch (err) {
    const feitas = Math.max(...entregas.map(({ tentativas }) => tentativas));
    const quando = proximaTentativa(err, feitas, agora());
    if (quando) log.warn({ err, entregas: ids, quando }, 'uma entrega falhou');
    else log.error({ err, entregas: ids, incidente: true }, 'uma entrega foi desistida');
    await repo.contarFalha(banco, ids, { em: agora(), quando });
  }
}

/** Withholds what is about an item that its person muted since it was decided. Answers the rest. */
async function semSilenciadas(
  { tipos }: Meios,
  { banco, agora }: Trabalho,
  entregas: readonly repo.ParaEnviar[],
): Promise<readonly repo.ParaEnviar[]> {
  const sempre = new Set(tipos.filter((um) => um.critico || um.mencao).map(({ tipo }) => tipo));
  const silenciou = await quemSilenciou(
    banco,
    entregas.map(({ usuario_id }) => usuario_id),
    entregas.map(({ tracking_key }) => tracking_key),
  );
  const { true: mudas = [], false: outras = [] } = Object.groupBy(entregas, (uma) =>
    String(!sempre.has(uma.tipo_evento) && silenciou(uma.usuario_id, uma.tracking_key)),
  );
  if (mudas.length > 0) {
    const ids = mudas.map(({ id }) => id);
    const feito = { estado: 'suprimido', motivo: 'item_silenciado' } as const;
    await repo.concluir(banco, ids, feito, agora());
  }
  return outras;
}

/**
 * Carries out what is due, and takes each in hand before it is sent: a job that is run a second time
 * while the first goes on sends nothing twice. What fails waits to be due again, so that a server
 * that is down keeps nothing else back. What was sent and not written down, since the process died in
 * between, is sent again: an e-mail has the same Message-ID then, a push the same tag.
 */
export async function entregar(
  meios: Meios,
  job: Trabalho,
  { ids, juntas }: { ids: readonly number[]; juntas: boolean },
): Promise<void> {
  const { banco, agora } = job;
  const lidas = await repo.lerParaEnviar(banco, ids);
  // What goes together has waited.
  const entregas = juntas ? await semSilenciadas(meios, job, lidas) : lidas;
  const grupos = juntas
    ? [...Map.groupBy(entregas, ({ usuario_id, canal }) => `${usuario_id}:${canal}`).values()]
    : entregas.map((uma) => [uma]);
  for (const grupo of grupos) {
    const em = agora();
    const ate = new Date(em.getTime() + EM_MAOS_MS);
    const tomadas = await repo.tomar(
      banco,
      grupo.map(({ id }) => id),
      { em, ate },
    );
    const [primeira, ...outras] = grupo.filter(({ id }) => tomadas.includes(id));
    if (primeira) await entregarJuntas(meios, job, [primeira, ...outras]);
  }
}
