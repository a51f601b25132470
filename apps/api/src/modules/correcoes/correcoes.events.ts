import type { Db } from '../../platform/db.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
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

/** Tells the author of a correction of its answer, and of one that was undone. */
export function registrarEventosDasCorrecoes(plataforma: Plataforma): void {
  const { jobs, correio, config } = plataforma;
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
