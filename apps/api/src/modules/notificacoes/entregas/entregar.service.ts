import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { escreverCarta } from '../../../platform/email/carta.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { nomeDoEscritorio } from '../../escritorio/escritorio.service.ts';
import { criarBilhetes } from '../descadastro/bilhete.ts';
import { lerSaidas } from '../descadastro/saidas.service.ts';
import { comporCarta } from './carta.rules.ts';
import * as repo from './entregas.repository.ts';
import { type Empurrada, empurrar } from './push.service.ts';

/** Attempts at one delivery; beyond them it has failed. */
const MAXIMO_DE_TENTATIVAS = 10;

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

/** How a push is written down. */
function comoFicou(feita: Empurrada): Parameters<typeof repo.concluir>[2] {
  switch (feita.feito) {
    case 'repetir': {
      const { em: quando, dispositivos } = feita;
      return { estado: 'adiado', motivo: 'recusado', quando, dispositivos: [...dispositivos] };
    }
    case 'recusado':
      return { estado: 'falhou', motivo: 'recusado' };
    case 'sem_dispositivo':
      return { estado: 'suprimido', motivo: 'sem_dispositivo' };
    case 'enviado':
      return { estado: 'enviado', motivo: null };
  }
}

/** Carries out deliveries of one person by one way, and writes down what came of it. */
async function entregarJuntas(
  meios: Meios,
  { banco, agora, log }: Trabalho,
  entregas: readonly repo.ParaEnviar[],
): Promise<boolean> {
  const ids = entregas.map(({ id }) => id);
  const [{ canal, situacao } = { canal: 'email', situacao: 'ativo' }] = entregas;
  try {
    if (situacao !== 'ativo') {
      await repo.concluir(banco, ids, { estado: 'suprimido', motivo: 'sem_conta' }, agora());
    } else if (canal === 'push') {
      const feita = await empurrar({ ...meios, banco, agora, log }, entregas);
      await repo.concluir(banco, ids, comoFicou(feita), agora());
    } else {
      await enviarEmail(meios, banco, entregas);
      await repo.concluir(banco, ids, { estado: 'enviado', motivo: null }, agora());
    }
    return true;
  } catch (err) {
    log.warn({ err, entregas: ids }, 'uma entrega falhou');
    await repo.contarFalha(banco, ids, MAXIMO_DE_TENTATIVAS, agora());
    return false;
  }
}

/**
 * Carries out what is due. What fails is tried again by the job, which fails; what was sent is not
 * sent again, unless the process died between sending and writing it down: an e-mail then has the
 * same Message-ID, a push the same tag.
 *
 * @throws Error where something is to be tried again.
 */
export async function entregar(
  meios: Meios,
  job: Trabalho,
  { ids, juntas }: { ids: readonly number[]; juntas: boolean },
): Promise<void> {
  const entregas = await repo.lerParaEnviar(job.banco, ids);
  const grupos = juntas
    ? [...Map.groupBy(entregas, ({ usuario_id, canal }) => `${usuario_id}:${canal}`).values()]
    : entregas.map((uma) => [uma]);
  let falhas = 0;
  for (const grupo of grupos) {
    if (!(await entregarJuntas(meios, job, grupo))) falhas += 1;
  }
  // The last attempt of each is settled as failed, and asks for no other.
  if (falhas > 0 && (await repo.lerParaEnviar(job.banco, ids)).length > 0) {
    throw new Error(`${falhas} entregas por repetir`);
  }
}
