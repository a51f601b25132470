import { SO_PESSOA_TEM_CPF } from '@dominio/contrato/clientes-campos';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, jaEmUso, sqlstate } from '../../platform/erros.ts';
import * as repo from './ficha.repository.ts';

const REPETIDO = '23505';
const JA_CADASTRADO = 'Este CPF já está cadastrado.';

type Dono = Awaited<ReturnType<typeof repo.donoDoCpf>>;

const frase = (dono: NonNullable<Dono>) =>
  dono.visivel ? `Este CPF já pertence ao cliente ${dono.nome}.` : JA_CADASTRADO;

/** That a CPF is taken, or null; names the client only to who sees it. */
export async function cpfRepetido({ db, ator }: Contexto, cpf: string): Promise<string | null> {
  const dono = await repo.donoDoCpf(db, ator, cpf);
  return dono ? frase(dono) : null;
}

/**
 * The fields of a write with the CPF that they leave: a client that becomes a company keeps none.
 *
 * @param antes the record that is changed; absent for a new one.
 * @throws Recusa 422 for a CPF of a company; 409 for one of another client, named if the caller sees it.
 */
export async function comCpf(
  { db, ator }: Contexto,
  campos: repo.CamposDoCliente,
  antes?: Pick<repo.LinhaDaFicha, 'id' | 'natureza' | 'cpf'>,
): Promise<repo.CamposDoCliente> {
  const natureza = campos.natureza ?? antes?.natureza ?? 'empresa';
  if (natureza === 'empresa') {
    if (campos.cpf) throw campoInvalido('cpf', SO_PESSOA_TEM_CPF);
    return antes?.cpf ? { ...campos, cpf: null } : campos;
  }
  const dono = campos.cpf ? await repo.donoDoCpf(db, ator, campos.cpf) : undefined;
  if (dono && dono.id !== antes?.id) throw jaEmUso('cpf', frase(dono));
  return campos;
}

/** A write that the unique index of CPFs may refuse, where two writes at once pass the check. */
export async function gravarComCpf<T>(gravar: () => Promise<T>): Promise<T> {
  try {
    return await gravar();
  } catch (erro) {
    throw sqlstate(erro) === REPETIDO ? jaEmUso('cpf', JA_CADASTRADO) : erro;
  }
}
