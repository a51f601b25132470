import type { NovoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import type { Ritmo } from '../../../platform/ritmo.ts';
import { darSenhaTemporaria } from '../../sessoes/senhas/troca.service.ts';
import { novaVersaoDosTimes } from '../../times/times.service.ts';
import { exigirEntradaNosGrupos, exigirSenhaNaAlcada } from '../alcada/alcada.service.ts';
import { CAMPOS } from '../usuarios.campos.ts';
import { apresentarNaLista } from './cadastro.presenter.ts';
import * as repo from './cadastro.repository.ts';
import { exigirDatas } from './cadastro.rules.ts';
import { conferirLugar, exigirLinha, semCpfInteiro } from './cadastro.service.ts';
import { duplicado, exigirLivres } from './disponibilidade.service.ts';
import { convidar } from './situacao.service.ts';

/** Has a group stay as it is while somebody is put into it; before the person. */
export const segurarGrupos = ({ db }: ContextoDeTransacao): Promise<void> => repo.segurarGrupos(db);

/**
 * What a new record would be, after every check but that nobody else writes the same meanwhile. After
 * `segurarGrupos`.
 *
 * @throws Recusa 409 for an e-mail or CPF in use; 422 for what the caller may not give.
 */
export async function conferirPessoa(
  tx: ContextoDeTransacao,
  { ativo = true, enviar_convite: convite = true, ...dados }: NovoUsuario,
) {
  exigirDatas(dados, tx.agora());
  if (!convite) exigirSenhaNaAlcada(tx.ator);
  const lugar = await conferirLugar(tx, dados, null);
  await exigirEntradaNosGrupos(tx.db, tx.ator, [dados.grupo_id], {
    campo: 'grupo_id',
    timeId: lugar.time_id,
  });
  await exigirLivres(tx.db, dados);
  return { dados: { ...dados, ...lugar }, ativo, convite };
}

export type PessoaConferida = Awaited<ReturnType<typeof conferirPessoa>>;

/**
 * Writes a person's record and lets them in: by an invitation, or by a temporary password, which is
 * returned once. Somebody registered as inactive gets neither.
 */
export async function gravarPessoa(
  tx: ContextoDeTransacao,
  { dados, ativo, convite }: PessoaConferida,
) {
  const entra = convite ? 'convidado' : 'ativo';
  const id = await repo.inserir(tx.db, {
    ...CAMPOS.de(dados),
    situacao: ativo ? entra : 'suspenso',
  });
  await tx.auditar({
    acao: 'usuario.criado',
    objeto: { tipo: 'usuario', id },
    depois: { ...semCpfInteiro(dados), enviar_convite: ativo && convite },
  });
  if (ativo && convite) await convidar(tx, id);
  const senha = ativo && !convite ? await darSenhaTemporaria(tx, id) : null;
  return { id, senha };
}

const mensagemDe = (ativo: boolean, senha: unknown) => {
  if (!ativo) return 'Usuário cadastrado.';
  return senha
    ? 'Usuário cadastrado. Entregue a senha temporária por um meio seguro.'
    : 'Usuário cadastrado. O convite foi enviado por e-mail.';
};

/**
 * Registers a person, who gets an invitation by e-mail; or a temporary password, from whoever may
 * give one.
 *
 * @param ritmo counts what tells whether an account exists: every try but one that registers.
 * @throws Recusa 409 for an e-mail or CPF in use; 422 for what the caller may not give; 429.
 */
export async function criarUsuario(ctx: Contexto, ritmo: Ritmo, novo: NovoUsuario) {
  const devolver = ritmo(ctx.ator.usuarioId, ctx.agora());
  const { id, senha } = await duplicado(() =>
    ctx.transacao(async (tx) => {
      await repo.segurarGrupos(tx.db);
      const conferida = await conferirPessoa(tx, novo);
      await novaVersaoDosTimes(tx, [conferida.dados.time_id]);
      return gravarPessoa(tx, conferida);
    }),
  );
  devolver();
  return {
    success: true as const,
    message: mensagemDe(novo.ativo ?? true, senha),
    usuario: apresentarNaLista(await exigirLinha(ctx, id)),
    ...(senha && { nova_senha: senha.senha, expira_em: senha.ate.toISOString() }),
  };
}
