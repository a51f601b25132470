import { GRUPO } from '@dominio/contrato/permissoes';
import type { NovoUsuario } from '@dominio/contrato/usuarios-entrada';
import { semCpfInteiro } from '../../../platform/auditoria/cpf.ts';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import type { Ritmo } from '../../../platform/ritmo.ts';
import {
  exigirEntradaNosGrupos,
  exigirSenhaNaAlcada,
} from '../../pessoas/alcada/alcada.service.ts';
import { anotarTrocaCalada } from '../../pessoas/troca-de-vinculos.service.ts';
import { darSenhaTemporaria } from '../../sessoes/senhas/troca.service.ts';
import { novaVersaoDosTimes } from '../../times/times.service.ts';
import { CAMPOS } from '../usuarios.campos.ts';
import { trocarIds } from '../vinculos/vinculos.repository.ts';
import { exigirClientesVinculaveis } from '../vinculos/vinculos.service.ts';
import { apresentarNaLista } from './cadastro.presenter.ts';
import * as repo from './cadastro.repository.ts';
import { exigirDatas } from './cadastro.rules.ts';
import { conferirLugar, exigirLinha } from './cadastro.service.ts';
import { duplicado, exigirLivres } from './disponibilidade.service.ts';
import { convidar } from './situacao.service.ts';

/** Locks out changes of groups while somebody joins one; call it before locking the person. */
export const segurarGrupos = ({ db }: ContextoDeTransacao): Promise<void> => repo.segurarGrupos(db);

/**
 * The record to insert, after every check except for somebody else inserting the same e-mail or CPF
 * meanwhile. Call it after `segurarGrupos`.
 *
 * @throws Recusa with every wrong field: 409 for an e-mail or CPF in use; 422 for rights which the
 *   caller may not give, clients among them.
 */
export async function conferirPessoa(
  tx: ContextoDeTransacao,
  {
    ativo = true,
    enviar_convite: convite = true,
    cliente_ids: clienteIds = [],
    ...dados
  }: NovoUsuario,
) {
  const { grupo_id, time_id: timeId = null } = dados;
  const campo = 'grupo_id';
  const doCliente = grupo_id === GRUPO.cliente;
  // Who is in the group of clients gives by it nothing but what they have in their own client.
  const colega = doCliente && tx.ator.clienteId !== null;
  const [lugar] = await conferirTudo(
    () => conferirLugar(tx, dados, null),
    () => exigirDatas(dados, tx.agora()),
    () => convite || exigirSenhaNaAlcada(tx.ator),
    () => colega || exigirEntradaNosGrupos(tx.db, tx.ator, [grupo_id], { campo, timeId }),
    () => exigirClientesVinculaveis(tx, clienteIds, { doCliente, vinculados: [] }),
    () => exigirLivres(tx.db, dados),
  );
  return { dados: { ...dados, ...lugar }, clienteIds, ativo, convite };
}

export type PessoaConferida = Awaited<ReturnType<typeof conferirPessoa>>;

/**
 * Inserts a person's record with its links to clients and sends an invitation, or gives a temporary
 * password, which is answered once. A person registered as inactive gets neither.
 */
export async function gravarPessoa(
  tx: ContextoDeTransacao,
  { dados, clienteIds, ativo, convite }: PessoaConferida,
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
  await trocarIds(tx.db, 'clientes', id, { entram: clienteIds, saem: [] });
  // Whoever has no account until now has no access that could have changed.
  await anotarTrocaCalada(tx, id, { tipo: 'clientes', entram: clienteIds });
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
 * Registers a person with their clients, who gets an invitation by e-mail or, if the caller may give
 * one, a temporary password.
 *
 * @param ritmo counts the requests that reveal whether an account exists: all but those that
 *   register.
 * @throws Recusa 409 for an e-mail or CPF in use; 422 for rights which the caller may not give;
 *   429.
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
