import { TEXTOS_DO_DESLIGAMENTO as T } from '@dominio/contrato/usuarios-desligamento';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import type { ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { exigirPessoaNaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import * as cadastro from './cadastro.repository.ts';
import { ehAdministrador } from './situacao.service.ts';

/** Locks out every other change that may take an administrator away; before all other locks. */
export const segurarAdministradores = ({ db }: ContextoDeTransacao): Promise<void> =>
  cadastro.travarAdministradores(db);

/**
 * @throws Recusa 404; 409 for oneself, the last administrator and a person who has left; 422 for a
 *   person with more rights than the caller.
 */
export async function exigirQuePossaSair(tx: ContextoDeTransacao, id: number) {
  const linha = await cadastro.ler(tx.db, tx.ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  if (id === tx.ator.usuarioId) throw estadoInvalido(TEXTOS_DO_USUARIO.proprioUsuario);
  await exigirPessoaNaAlcada(tx.db, tx.ator, id);
  if (linha.situacao === 'desligado') throw estadoInvalido(T.jaDesligado);
  if (ehAdministrador(linha) && !(await cadastro.haAdministrador(tx.db, id))) {
    throw estadoInvalido(TEXTOS_DO_USUARIO.ultimoAdministrador);
  }
  return linha;
}

type Registro = Readonly<Record<string, unknown>>;

/** Ends the access of a person who has handed everything over, and audits what that was. */
export async function encerrarCadastro(
  tx: ContextoDeTransacao,
  linha: cadastro.LinhaDoCadastro,
  { antes, depois }: { antes: Registro; depois: Registro },
): Promise<void> {
  const { id } = linha;
  const situacao = 'desligado';
  await cadastro.atualizar(tx.db, id, { situacao }, escritaDe(tx));
  await tx.auditar({
    acao: 'usuario.desligado',
    objeto: { tipo: 'usuario', id },
    antes: { situacao: linha.situacao, ...antes },
    depois: { situacao, ...depois },
  });
  await avisarMudancaDoCadastro(tx, id, linha.situacao, situacao);
}
