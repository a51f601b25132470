import { rodape } from '@dominio/contrato/paginacao';
import { GRUPO } from '@dominio/contrato/permissoes';
import type { EdicaoDeUsuario, FiltrosDeUsuarios } from '@dominio/contrato/usuarios-entrada';
import { mudancaSemCpfInteiro } from '../../../platform/auditoria/cpf.ts';
import { registrarLeitura } from '../../../platform/auditoria/leitura.ts';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import type { Ritmo } from '../../../platform/ritmo.ts';
import { segurarTudo } from '../../../platform/saida.ts';
import { escritaDe, exigirVersao } from '../../../platform/versao.ts';
import { clienteNoEscopo, podeDarCliente } from '../../clientes/clientes.service.ts';
import {
  exigirEmailNaAlcada,
  exigirEntradaNosGrupos,
  exigirPessoaNaAlcada,
  exigirTimesNaAlcada,
  foraDaAlcada,
  pessoaNaAlcada,
} from '../../pessoas/alcada/alcada.service.ts';
import { contarMudancaDeAcesso } from '../../pessoas/direitos.service.ts';
import { anularTokens } from '../../sessoes/tokens/tokens.service.ts';
import { novaVersaoDosTimes } from '../../times/times.service.ts';
import { CAMPOS } from '../usuarios.campos.ts';
import { travarPessoa, trocarIds } from '../vinculos/vinculos.repository.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import {
  apresentarAberto,
  apresentarNaLista,
  gerePessoas,
  lePessoais,
  sensiveisPara,
} from './cadastro.presenter.ts';
import * as repo from './cadastro.repository.ts';
import { diferencas, exigirDatas, exigirSemPessoais, semAusentes } from './cadastro.rules.ts';
import { duplicado, exigirLivres } from './disponibilidade.service.ts';
import {
  exigirNadaEmAberto,
  type MeiosDaSaidaDaEquipe,
  tirarDaEquipe,
} from './saida-da-equipe.service.ts';
import { convidar, exigirAdministradorRestante, situacaoPedida } from './situacao.service.ts';

/** A page of the people in the caller's register. */
export async function listarUsuarios(ctx: Contexto, filtros: FiltrosDeUsuarios) {
  const linhas = await repo.listar(ctx.db, ctx.ator, filtros);
  const total = await repo.contar(ctx.db, ctx.ator, filtros);
  return { usuarios: linhas.map(apresentarNaLista), ...rodape(total, filtros) };
}

export type LinhaDoCadastro = repo.LinhaDoCadastro;

/** A person in the caller's register, or undefined. */
export const lerLinha = ({ db, ator }: Contexto, id: number) => repo.ler(db, ator, id);

/** @throws Recusa 409 with `atual` for a stale version. */
export const exigirVersaoLida = (
  ctx: Contexto,
  linha: LinhaDoCadastro,
  lida: number | undefined,
): Promise<void> => exigirVersao(ctx, 'usuarios', linha, lida, apresentarNaLista);

/** @throws Recusa 404 for a person who does not exist or is not in the caller's register. */
export async function exigirLinha({ db, ator }: Contexto, id: number) {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return linha;
}

/**
 * One person's record. Reading somebody else's CPF and personal data is audited (LGPD art. 37),
 * once an hour for each session: opening the record again adds nothing.
 *
 * @throws Recusa 404.
 */
export async function lerCadastro(ctx: Contexto, id: number) {
  const linha = await exigirLinha(ctx, id);
  const lidos = Object.entries(sensiveisPara(ctx.ator, linha));
  const campos = lidos.flatMap(([campo, valor]) => (valor === null ? [] : [campo]));
  const deOutro = id !== ctx.ator.usuarioId || ctx.ator.visita !== null;
  if (deOutro && campos.length > 0) {
    await registrarLeitura(ctx, {
      acao: 'usuario.dados_lidos',
      tipo: 'usuario',
      ids: [id],
      clienteId: linha.client_id,
      depois: { campos },
    });
  }
  const naAlcada = gerePessoas(ctx.ator) && (await pessoaNaAlcada(ctx.db, ctx.ator, id));
  return apresentarAberto(ctx.ator, linha, naAlcada, ctx.agora());
}

/**
 * The client of a person of it.
 *
 * @param antes the client that the person has already.
 */
async function conferirEmpresa(
  tx: ContextoDeTransacao,
  client_id: unknown,
  antes: number | null | undefined,
): Promise<number> {
  if (typeof client_id !== 'number') {
    throw campoInvalido('client_id', 'Escolha a empresa do usuário do grupo Cliente.');
  }
  // A person of a client may bring in another one of it, and of no other.
  if (client_id === tx.ator.clienteId) return client_id;
  if (!(await clienteNoEscopo(tx, client_id))) {
    throw campoInvalido('client_id', 'Cliente não encontrado.');
  }
  // The area of the client is open to a person of it.
  if (client_id !== antes && !(await podeDarCliente(tx, client_id))) {
    throw foraDaAlcada('client_id');
  }
  return client_id;
}

/**
 * The group, team and client that a record may have together; a client only with group 2.
 *
 * @param antes the team and the client that the person has already.
 */
export async function conferirLugar(
  tx: ContextoDeTransacao,
  { grupo_id, time_id, client_id }: { grupo_id: number; time_id?: unknown; client_id?: unknown },
  antes: Pick<LinhaDoCadastro, 'time_id' | 'client_id'> | null,
) {
  const grupos = await repo.consultarGrupos(tx.db);
  if (!grupos.some(({ id }) => id === grupo_id)) {
    throw campoInvalido('grupo_id', 'Grupo não encontrado.');
  }
  if (grupo_id === GRUPO.cliente) {
    const deixado = antes?.time_id ?? null;
    const [daEmpresa] = await conferirTudo(
      () => conferirEmpresa(tx, client_id, antes?.client_id),
      // The group takes the person out of the team.
      () => deixado && exigirTimesNaAlcada(tx.db, tx.ator, [deixado], 'grupo_id'),
    );
    return { client_id: daEmpresa, time_id: null };
  }
  const [de, para] = [antes?.time_id ?? null, typeof time_id === 'number' ? time_id : null];
  // The person's present team may stay, even if it is inactive.
  if (para === de) return { client_id: null, time_id: para };
  if (para !== null && !(await repo.consultarTimes(tx.db)).some(({ id }) => id === para)) {
    throw campoInvalido('time_id', 'Time não encontrado.');
  }
  const mudados = [de, para].filter((id) => id !== null);
  await exigirTimesNaAlcada(tx.db, tx.ator, mudados, 'time_id');
  return { client_id: null, time_id: para };
}

export interface MeiosDoCadastro extends MeiosDaSaidaDaEquipe {
  /** Counts the requests that reveal whether an account exists. */
  readonly ritmo: Ritmo;
}

/**
 * Changes a person's record. Absent fields stay. Whether an e-mail or a CPF is free is checked
 * last: otherwise a change that is refused anyway could find it out without being counted.
 *
 * @throws Recusa 404; 409 for a stale version, an e-mail or CPF in use, the last administrator, and
 *   a colleague with work to hand over who would become a client's person; 422 for rights which the
 *   caller may not give, for a person with more rights than the caller, and for personal fields
 *   that the caller may not read; 429 for too many e-mails and CPFs.
 */
export async function atualizarUsuario(
  ctx: Contexto,
  meios: MeiosDoCadastro,
  id: number,
  { versao, ativo, ...dados }: EdicaoDeUsuario,
) {
  const { ritmo, saidas } = meios;
  await duplicado(() =>
    ctx.transacao(async (tx) => {
      await repo.travarAdministradores(tx.db);
      await repo.segurarGrupos(tx.db);
      if (dados.grupo_id === GRUPO.cliente) await segurarTudo(saidas, tx, id);
      await travarPessoa(tx.db, id);
      const linha = await exigirLinha(tx, id);
      await exigirVersaoLida(tx, linha, versao);
      await exigirPessoaNaAlcada(tx.db, tx.ator, id);
      const inteiro = { ...linha, ...semAusentes(dados) };
      const outroEmail = dados.email !== undefined && dados.email !== linha.email;
      const entra = inteiro.grupo_id === linha.grupo_id ? [] : [inteiro.grupo_id];
      const onde = { campo: 'grupo_id', timeId: inteiro.time_id };
      const [lugar] = await conferirTudo(
        () => conferirLugar(tx, inteiro, linha),
        () =>
          lePessoais(tx.ator, id) ? exigirDatas(inteiro, tx.agora()) : exigirSemPessoais(dados),
        () => exigirEntradaNosGrupos(tx.db, tx.ator, entra, onde),
        () => outroEmail && exigirEmailNaAlcada(tx.db, tx.ator, linha),
      );
      const situacao = situacaoPedida(tx.ator, linha, ativo);
      const { mudados, antes, depois } = diferencas(linha, {
        ...CAMPOS.de(dados),
        ...lugar,
        situacao,
      });
      if (mudados.length === 0) return;
      const { grupo_id } = inteiro;
      await exigirAdministradorRestante(tx, linha, { ...lugar, grupo_id, situacao });
      const viraCliente = lugar.client_id !== null && linha.client_id === null;
      const partes = viraCliente ? await exigirNadaEmAberto(tx, meios, linha) : null;
      if (outroEmail || (mudados.includes('cpf') && dados.cpf)) {
        ritmo(tx.ator.usuarioId, tx.agora());
        await exigirLivres(tx.db, dados, id);
      }
      await repo.atualizar(tx.db, id, depois, escritaDe(tx));
      if (partes) await tirarDaEquipe(tx, id, partes);
      // An extra group that becomes the primary one is removed from the extra ones, or it would
      // stay when the primary one changes again.
      if (mudados.includes('grupo_id')) {
        await trocarIds(tx.db, 'grupos', id, { entram: [], saem: [inteiro.grupo_id] });
      }
      // A withdrawn invitation stays withdrawn: there is none to send to the new e-mail.
      const semConvite = linha.situacao === 'convidado' && linha.convite_expira_em === null;
      if (outroEmail) {
        await anularTokens(tx.db, 'redefinir_senha', id, tx.agora());
        await anularTokens(tx.db, 'convite', id, tx.agora());
        const convite = linha.situacao === 'convidado';
        if (!semConvite) {
          await tx.emitir('usuario.email_alterado', { usuarioId: id, de: linha.email, convite });
        }
      }
      const reenvia = (outroEmail && !semConvite) || mudados.includes('situacao');
      if (situacao === 'convidado' && reenvia) await convidar(tx, id);
      if (mudados.includes('time_id')) {
        await novaVersaoDosTimes(tx, [linha.time_id, lugar.time_id]);
      }
      await tx.auditar({
        acao: 'usuario.alterado',
        objeto: { tipo: 'usuario', id },
        clienteId: linha.client_id,
        ...mudancaSemCpfInteiro(antes, depois),
      });
      if (mudados.includes('grupo_id')) {
        const [entram, saem] = [[grupo_id], [linha.grupo_id]];
        await contarMudancaDeAcesso(tx, id, { tipo: 'grupos', entram, saem });
      }
      await avisarMudancaDoCadastro(tx, id, linha.situacao, situacao);
    }),
  );
  return {
    success: true as const,
    message: 'Usuário atualizado.',
    usuario: apresentarNaLista(await exigirLinha(ctx, id)),
  };
}
