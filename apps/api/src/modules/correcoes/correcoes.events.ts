import { type AlvoDaCorrecao, PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import type { Db } from '../../platform/db.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificacoes.service.ts';
import { aQuemContar } from '../usuarios/acesso/acesso.service.ts';
import { lerParaAvisar } from './avisos.repository.ts';
import { ESPERA_DO_AVISO_S } from './correcoes.rules.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A client's person proposed a correction of the register. */
    'correcao.proposta': { id: number; clienteId: number; autorId: number };
    /** Every field of a correction was accepted or refused, by the answer of this instant. */
    'correcao.respondida': { id: number; decididaEm: string };
    /** The answer to a correction whose author was told of it was undone: it waits again. */
    'correcao.desfeita': { id: number };
  }
}

/** What was proposed; a correction of the register unless it says more. */
const O_QUE: Readonly<Partial<Record<AlvoDaCorrecao, string>>> = {
  novo_contato: 'um novo contato',
  saida_de_contato: 'a saída de um contato',
  nova_conta: 'uma nova conta bancária',
  encerramento_de_conta: 'o encerramento de uma conta bancária',
};

/**
 * Tells who serves the client, or else its team, and may change it, of a proposal, and its author of the answer,
 * and of one that was undone.
 */
export function registrarEventosDasCorrecoes(plataforma: Plataforma): void {
  const { jobs, correio, aoVivo, config } = plataforma;
  jobs.aoAcontecer('correcao.proposta', 'notificar', async ({ id, autorId }, job) => {
    const correcao = await lerParaAvisar(job.banco, id);
    // Withdrawn meanwhile, there is nothing to review.
    if (!correcao || correcao.retirada_em) return;
    const { alvo, cliente_id, cliente_nome, autor_nome } = correcao;
    const meios = { db: job.banco, agora: job.agora };
    const usuarioIds = await aQuemContar(meios, cliente_id, PERMISSAO_DO_ALVO[alvo]);
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds,
        tipoEvento: 'correcao_proposta',
        mensagem: `${autor_nome ?? 'O cliente'} propôs ${O_QUE[alvo] ?? 'uma correção do cadastro'} de ${cliente_nome}.`,
        url: `/dados-cliente?cliente_id=${cliente_id}`,
        trackingKey: `correcao_proposta:correcao:${id}`,
        criadoPor: autorId,
        agendamentoId: null,
      },
    );
  });
  const avisarAutor = async (
    {
      id,
      assunto,
      texto,
      decididaEm,
    }: { id: number; assunto: string; texto: string; decididaEm: string | null },
    banco: Db,
  ) => {
    const correcao = await lerParaAvisar(banco, id);
    // Taken back meanwhile, or answered again: the message of that says how it is.
    if ((correcao?.decidida_em?.toISOString() ?? null) !== decididaEm) return;
    if (!correcao?.autor_email || correcao.autor_situacao !== 'ativo') return;
    await correio.enviar({
      para: correcao.autor_email,
      assunto: `${assunto} do cadastro de ${correcao.cliente_nome}`,
      texto: `Olá, ${correcao.autor_nome?.split(' ', 1)[0]}.

${texto}: ${config.urlPublica}/area-cliente/dados`,
    });
  };
  jobs.aoAcontecer(
    'correcao.respondida',
    'avisar',
    ({ id, decididaEm }, job) =>
      avisarAutor(
        {
          id,
          assunto: 'Resposta à correção',
          decididaEm,
          texto: `O escritório respondeu à correção que você propôs.

Veja a resposta`,
        },
        job.banco,
      ),
    { aguardar: ESPERA_DO_AVISO_S },
  );
  jobs.aoAcontecer('correcao.desfeita', 'avisar', ({ id }, job) =>
    avisarAutor(
      {
        id,
        assunto: 'Resposta desfeita à correção',
        decididaEm: null,
        texto: `O escritório desfez a resposta à correção que você propôs. Ela está em análise de novo.

Veja como está`,
      },
      job.banco,
    ),
  );
}
