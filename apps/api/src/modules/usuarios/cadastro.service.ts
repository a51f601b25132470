import { rodape } from '@dominio/contrato/paginacao';
import { GRUPO } from '@dominio/contrato/permissoes';
import {
  type EdicaoDeUsuario,
  type FiltrosDeUsuarios,
  type NovoUsuario,
  TEXTOS_DO_USUARIO,
} from '@dominio/contrato/usuarios-entrada';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, naoEncontrado, registroAlterado } from '../../platform/erros.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { anularTokens } from '../sessoes/tokens.service.ts';
import {
  exigirEmailNaAlcada,
  exigirEntradaNosGrupos,
  exigirPessoaNaAlcada,
  exigirTimeNaAlcada,
} from './alcada.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import { apresentarAberto, apresentarNaLista, leTudo, ocultarCpf } from './cadastro.presenter.ts';
import * as repo from './cadastro.repository.ts';
import { duplicado, exigirLivres } from './disponibilidade.service.ts';
import {
  convidar,
  ehAdministrador,
  exigirAdministradorRestante,
  situacaoPedida,
} from './situacao.service.ts';
import { esvaziarVinculosDaEquipe, trocarIds } from './vinculos.repository.ts';

type Dados = Partial<Omit<EdicaoDeUsuario, 'versao'>>;

/** A page of the people whom the caller may see. */
export async function listarUsuarios(ctx: Contexto, filtros: FiltrosDeUsuarios) {
  const linhas = await repo.listar(ctx.db, ctx.ator, filtros);
  const total = await repo.contar(ctx.db, ctx.ator, filtros);
  return { usuarios: linhas.map(apresentarNaLista), ...rodape(total, filtros) };
}

/** @throws Recusa 404 for nobody, or nobody whom the caller may see. */
export async function exigirLinha({ db, ator }: Contexto, id: number) {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return linha;
}

/**
 * One person's record. That somebody else's CPF and personal data were read is written down.
 *
 * @throws Recusa 404.
 */
export async function lerCadastro(ctx: Contexto, id: number) {
  const linha = await exigirLinha(ctx, id);
  if (leTudo(ctx.ator, id) && id !== ctx.ator.usuarioId) {
    await ctx.transacao((tx) =>
      tx.auditar({ acao: 'usuario.dados_lidos', objeto: { tipo: 'usuario', id } }),
    );
  }
  return apresentarAberto(ctx.ator, linha);
}

/**
 * Group, team and company as they may stand together; the company only for people of group 2.
 *
 * @param timeDeAntes the team that the person is in already.
 */
async function conferirLugar(
  tx: ContextoDeTransacao,
  { grupo_id, time_id, client_id }: { grupo_id: number; time_id?: unknown; client_id?: unknown },
  timeDeAntes: number | null,
) {
  const grupos = await repo.consultarGrupos(tx.db);
  if (!grupos.some(({ id }) => id === grupo_id)) {
    throw campoInvalido('grupo_id', 'Grupo não encontrado.');
  }
  if (grupo_id === GRUPO.cliente) {
    if (typeof client_id !== 'number') {
      throw campoInvalido('client_id', 'Escolha a empresa do usuário do grupo Cliente.');
    }
    if (!(await clienteNoEscopo(tx, client_id))) {
      throw campoInvalido('client_id', 'Cliente não encontrado.');
    }
    return { client_id, time_id: null };
  }
  if (typeof time_id !== 'number') return { client_id: null, time_id: null };
  // The team the person is in stays, though it takes nobody new any more.
  if (time_id === timeDeAntes) return { client_id: null, time_id };
  const times = await repo.consultarTimes(tx.db);
  if (!times.some(({ id }) => id === time_id)) {
    throw campoInvalido('time_id', 'Time não encontrado.');
  }
  await exigirTimeNaAlcada(tx.db, tx.ator, time_id);
  return { client_id: null, time_id };
}

const semCpfInteiro = ({ cpf, ...resto }: Record<string, unknown>) => ({
  ...resto,
  ...(cpf !== undefined && { cpf: ocultarCpf(cpf as string | null) }),
});

function exigirDatas(dados: Dados, hoje: string): void {
  const { data_nascimento, data_admissao } = dados;
  if (data_nascimento && data_nascimento > hoje) {
    throw campoInvalido('data_nascimento', TEXTOS_DO_USUARIO.nascimentoInvalido);
  }
  if (data_nascimento && data_admissao && data_admissao < data_nascimento) {
    throw campoInvalido('data_admissao', TEXTOS_DO_USUARIO.admissaoAntes);
  }
}

const hojeDe = (ctx: Contexto) => ctx.agora().toISOString().slice(0, 10);

/**
 * Registers a person, who gets an invitation by e-mail.
 *
 * @throws Recusa 409 for an e-mail or CPF in use; 422 for a group that gives what the caller lacks.
 */
export async function criarUsuario(ctx: Contexto, { ativo = true, ...dados }: NovoUsuario) {
  exigirDatas(dados, hojeDe(ctx));
  const id = await duplicado(() =>
    ctx.transacao(async (tx) => {
      await repo.segurarGrupos(tx.db);
      const lugar = await conferirLugar(tx, dados, null);
      await exigirEntradaNosGrupos(tx.db, tx.ator, [dados.grupo_id], {
        campo: 'grupo_id',
        timeId: lugar.time_id,
      });
      await exigirLivres(tx.db, dados);
      const novo = await repo.inserir(tx.db, {
        ...dados,
        ...lugar,
        situacao: ativo ? 'convidado' : 'suspenso',
      });
      await tx.auditar({
        acao: 'usuario.criado',
        objeto: { tipo: 'usuario', id: novo },
        depois: semCpfInteiro({ ...dados, ...lugar }),
      });
      if (ativo) await convidar(tx, novo);
      return novo;
    }),
  );
  return {
    success: true as const,
    message: ativo
      ? 'Usuário cadastrado. O convite foi enviado por e-mail.'
      : 'Usuário cadastrado.',
    usuario: apresentarNaLista(await exigirLinha(ctx, id)),
  };
}

/** The fields that a write changes, before and after. */
function diferencas(linha: repo.LinhaDoCadastro, novos: Record<string, unknown>) {
  const antes = linha as unknown as Record<string, unknown>;
  const mudados = Object.keys(novos).filter(
    (campo) => novos[campo] !== undefined && novos[campo] !== antes[campo],
  );
  const de = (valores: Record<string, unknown>) =>
    Object.fromEntries(mudados.map((campo) => [campo, valores[campo] ?? null]));
  return { mudados, antes: de(antes), depois: de(novos) };
}

/**
 * Changes a person's record. Absent fields stay.
 *
 * @throws Recusa 404; 409 for a stale version, an e-mail or CPF in use, the last administrator; 422
 *   for what the caller may not give, or a person who can do more than the caller.
 */
export async function atualizarUsuario(
  ctx: Contexto,
  aoVivo: AoVivo,
  id: number,
  { versao, ativo, ...dados }: EdicaoDeUsuario,
) {
  await duplicado(() =>
    ctx.transacao(async (tx) => {
      await repo.travarAdministradores(tx.db);
      await repo.segurarGrupos(tx.db);
      const linha = await exigirLinha(tx, id);
      if (versao !== undefined && versao !== linha.versao) {
        throw registroAlterado(apresentarNaLista(linha));
      }
      await exigirPessoaNaAlcada(tx.db, tx.ator, id);
      const inteiro = { ...linha, ...semAusentes(dados) };
      exigirDatas(inteiro, hojeDe(tx));
      const lugar = await conferirLugar(tx, inteiro, linha.time_id);
      if (inteiro.grupo_id !== linha.grupo_id) {
        await exigirEntradaNosGrupos(tx.db, tx.ator, [inteiro.grupo_id], {
          campo: 'grupo_id',
          timeId: lugar.time_id,
        });
      }
      await exigirLivres(tx.db, dados, id);
      const situacao = situacaoPedida(tx.ator, linha, ativo);
      const { mudados, antes, depois } = diferencas(linha, { ...dados, ...lugar, situacao });
      if (mudados.length === 0) return;
      const outroEmail = mudados.includes('email');
      if (outroEmail) exigirEmailNaAlcada(tx.ator, linha);
      await repo.atualizar(tx.db, id, depois, tx.agora());
      if (lugar.client_id !== null && linha.client_id === null) {
        await esvaziarVinculosDaEquipe(tx.db, id);
      }
      // What was an extra group is the primary one now, and must not stay when that changes again.
      if (mudados.includes('grupo_id')) {
        await trocarIds(tx.db, 'grupos', id, { entram: [], saem: [inteiro.grupo_id] });
      }
      if (outroEmail) {
        await anularTokens(tx.db, 'redefinir_senha', id, tx.agora());
        await anularTokens(tx.db, 'convite', id, tx.agora());
        if (situacao === 'convidado') await convidar(tx, id);
      }
      await exigirAdministradorRestante(tx, id, ehAdministrador(linha));
      await tx.auditar({
        acao: 'usuario.alterado',
        objeto: { tipo: 'usuario', id },
        antes: semCpfInteiro(antes),
        depois: semCpfInteiro(depois),
      });
      await avisarMudancaDoCadastro(tx, aoVivo, id, linha.situacao, situacao);
    }),
  );
  return {
    success: true as const,
    message: 'Usuário atualizado.',
    usuario: apresentarNaLista(await exigirLinha(ctx, id)),
  };
}

const semAusentes = <T extends object>(dados: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(dados).filter(([, valor]) => valor !== undefined),
  ) as Partial<T>;
