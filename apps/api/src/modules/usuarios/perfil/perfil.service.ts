import { type EdicaoDoPerfil, type Perfil, TEXTOS_DA_CONTA } from '@dominio/contrato/minha-conta';
import type { Contexto } from '../../../platform/contexto.ts';
import { naoEncontrado } from '../../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../../platform/versao.ts';
import { apresentarUsuario } from '../../pessoas/pessoas.service.ts';
import { atualizar } from '../cadastro/cadastro.repository.ts';
import { diferencas, exigirDatas, semAusentes } from '../cadastro/cadastro.rules.ts';
import { CAMPOS_DO_PERFIL } from '../usuarios.campos.ts';
import * as repo from './perfil.repository.ts';

async function ler({ db, ator }: Contexto) {
  const linha = await repo.ler(db, ator.usuarioId);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return linha;
}

/** The caller's own record. */
export async function lerPerfil(ctx: Contexto): Promise<Perfil> {
  const { criado_em, ultimo_acesso_em, outros_grupos, ...linha } = await ler(ctx);
  const { telefone, assinatura_email, versao, ...usuario } = linha;
  return {
    ...apresentarUsuario(usuario),
    telefone,
    assinatura_email,
    versao,
    grupos: [usuario.grupo_nome, ...outros_grupos],
    criado_em: criado_em.toISOString(),
    ultimo_acesso: ultimo_acesso_em?.toISOString() ?? null,
  };
}

/**
 * Corrects the caller's own personal data. Absent fields stay.
 *
 * @throws Recusa 409 for a stale version; 422 for a birth in the future or after the admission.
 */
export async function gravarPerfil(ctx: Contexto, { versao, ...dados }: EdicaoDoPerfil) {
  const id = ctx.ator.usuarioId;
  await ctx.transacao(async (tx) => {
    await repo.travar(tx.db, id);
    const linha = await ler(tx);
    await exigirVersao(tx, 'usuarios', linha, versao, () => lerPerfil(tx));
    exigirDatas({ ...linha, ...semAusentes(dados) }, tx.agora(), 'data_nascimento');
    const { mudados, antes, depois } = diferencas(linha, CAMPOS_DO_PERFIL.de(dados));
    if (mudados.length === 0) return;
    await atualizar(tx.db, id, depois, escritaDe(tx));
    await tx.auditar({
      acao: 'usuario.perfil_alterado',
      objeto: { tipo: 'usuario', id },
      antes,
      depois,
    });
    await tx.aoVivo.pedirReleitura([id], 'perfil');
  });
  return {
    success: true as const,
    message: TEXTOS_DA_CONTA.perfilSalvo,
    perfil: await lerPerfil(ctx),
  };
}
