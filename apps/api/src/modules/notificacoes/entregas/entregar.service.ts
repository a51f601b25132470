import { escreverCarta } from '../../../platform/email/carta.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { nomeDoEscritorio } from '../../escritorio/escritorio.service.ts';
import * as repo from './entregas.repository.ts';
import { type Empurrada, empurrar } from './push.service.ts';

/** Attempts at one delivery; beyond them it has failed. */
const MAXIMO_DE_TENTATIVAS = 10;

type Meios = Pick<Plataforma, 'correio' | 'config' | 'cofre'>;

/** The page where people decide how they are told. */
const enderecoDasPreferencias = ({ urlPublica }: Plataforma['config']) =>
  `${urlPublica}/configuracoes/notificacoes`;

/** Writes one e-mail of one or more notifications to the person that they are for. */
async function enviarEmail(
  { correio, config }: Meios,
  banco: Trabalho['banco'],
  entregas: readonly repo.ParaEnviar[],
): Promise<void> {
  const [primeira] = entregas;
  if (!primeira) return;
  const partes = escreverCarta({
    escritorio: await nomeDoEscritorio(banco),
    saudacao: `Olá, ${primeira.nome.split(' ', 1)[0]}.`,
    assuntos: entregas.map(({ titulo, mensagem, carta, url }) => ({
      titulo,
      paragrafos: [mensagem, ...(carta?.alem ? [carta.alem] : [])],
      ...(url !== null && { abrir: { rotulo: 'Abrir', endereco: `${config.urlPublica}${url}` } }),
    })),
    rodape: [
      {
        texto: 'Escolha do que ser avisado, e por quais meios',
        endereco: enderecoDasPreferencias(config),
      },
    ],
  });
  await correio.enviar({
    para: primeira.email,
    assunto:
      entregas.length === 1
        ? (primeira.carta?.assunto ?? primeira.titulo)
        : `${entregas.length} notificações`,
    ...partes,
    id: `notificacao-${primeira.id}-${primeira.contagem}`,
    // Says to mail programs that nobody waits for an answer (RFC 3834).
    cabecalhos: { 'Auto-Submitted': 'auto-generated' },
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
