import { cpfValido, limparCpf } from '@dominio/contrato/documentos';
import { Email } from '@dominio/contrato/emails';
import { TEXTOS_DO_USUARIO as T } from '@dominio/contrato/usuarios-entrada';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Db } from '../../../platform/db.ts';
import { jaEmUso, sqlstate } from '../../../platform/erros.ts';
import { dono } from './cadastro.repository.ts';

type Campo = 'email' | 'cpf';
const EM_USO: Readonly<Record<Campo, string>> = { email: T.emailEmUso, cpf: T.cpfEmUso };

/** 409 on a field whose value is in use. */
const emUso = (campo: Campo) => jaEmUso(campo, EM_USO[campo]);

const resposta = (disponivel: boolean, motivo: string, livre: string) => ({
  disponivel,
  message: disponivel ? livre : motivo,
});

/** Whether an e-mail is free, or used by the person of this id. */
export async function validarEmail({ db }: Contexto, email: string, menos?: number | null) {
  const lido = Email.safeParse(email);
  if (!lido.success) return resposta(false, T.emailInvalido, '');
  const de = await dono(db, 'email', lido.data);
  return resposta(de === undefined || de === menos, T.emailEmUso, 'E-mail disponível.');
}

/** Whether a CPF is valid, and free or used by the person of this id. */
export async function validarCpf({ db }: Contexto, cpf: string, menos?: number | null) {
  if (!cpfValido(cpf)) return resposta(false, T.cpfInvalido, '');
  const de = await dono(db, 'cpf', limparCpf(cpf));
  return resposta(de === undefined || de === menos, T.cpfEmUso, 'CPF disponível.');
}

/** @throws Recusa 409 when somebody else has the e-mail or the CPF. */
export async function exigirLivres(
  db: Db,
  { email, cpf }: { email?: string | undefined; cpf?: string | null | undefined },
  menos?: number,
): Promise<void> {
  const livre = async (campo: Campo, valor: string | null | undefined) => {
    const de = valor ? await dono(db, campo, valor) : undefined;
    if (de !== undefined && de !== menos) throw emUso(campo);
  };
  await conferirTudo(
    () => livre('email', email),
    () => livre('cpf', cpf),
  );
}

const nomeDaRestricao = (erro: unknown): string => {
  for (let atual = erro; atual instanceof Error; atual = atual.cause) {
    if ('constraint' in atual && typeof atual.constraint === 'string') return atual.constraint;
  }
  return '';
};

/** Answers as the check where the unique index refuses: two requests at once both pass it. */
export async function duplicado<T>(trabalho: () => Promise<T>): Promise<T> {
  try {
    return await trabalho();
  } catch (erro) {
    if (sqlstate(erro) !== '23505') throw erro;
    const restricao = nomeDaRestricao(erro);
    if (restricao === 'usuarios_email') throw emUso('email');
    if (restricao === 'usuarios_cpf') throw emUso('cpf');
    throw erro;
  }
}

/** Whether somebody has this e-mail. Count the request: its answer reveals an account. */
export const emailCadastrado = async ({ db }: Contexto, email: string): Promise<boolean> =>
  (await dono(db, 'email', email)) !== undefined;
