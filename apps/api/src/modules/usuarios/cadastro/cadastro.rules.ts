import { dataCivil } from '@dominio/contrato/datas';
import { SEM_PESSOAIS, TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { campoInvalido, dadosInvalidos } from '../../../platform/erros.ts';

interface Datas {
  data_nascimento?: string | null | undefined;
  data_admissao?: string | null | undefined;
}

/**
 * @param campo the field on which two dates that contradict each other are reported.
 * @throws Recusa 422 for a birth in the future, or after the admission (dominios.md §6d).
 */
export function exigirDatas(
  { data_nascimento, data_admissao }: Datas,
  agora: Date,
  campo: keyof Datas = 'data_admissao',
): void {
  if (data_nascimento && data_nascimento > dataCivil(agora)) {
    throw campoInvalido('data_nascimento', TEXTOS_DO_USUARIO.nascimentoInvalido);
  }
  if (data_nascimento && data_admissao && data_admissao < data_nascimento) {
    throw campoInvalido(campo, TEXTOS_DO_USUARIO.admissaoAntes);
  }
}

/**
 * Refuses a write of personal fields by somebody who may not read them. Beside overwriting what is
 * not known, its refusals would tell: an admission before a birth that was sent, or nothing changed.
 *
 * @throws Recusa 422 on each of them.
 */
export function exigirSemPessoais(dados: object): void {
  const enviados = Object.keys(semAusentes(dados)).filter((campo) => campo in SEM_PESSOAIS);
  if (enviados.length === 0) return;
  const mensagem = TEXTOS_DO_USUARIO.pessoaisDosOutros;
  throw dadosInvalidos(enviados.map((campo) => ({ campo, mensagem })));
}

/** The fields that a write changes, with their values before and after. */
export function diferencas(linha: object, novos: Record<string, unknown>) {
  const antes = linha as Record<string, unknown>;
  const mudados = Object.keys(novos).filter(
    (campo) => novos[campo] !== undefined && novos[campo] !== antes[campo],
  );
  const de = (valores: Record<string, unknown>) =>
    Object.fromEntries(mudados.map((campo) => [campo, valores[campo] ?? null]));
  return { mudados, antes: de(antes), depois: de(novos) };
}

export const semAusentes = <T extends object>(dados: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(dados).filter(([, valor]) => valor !== undefined),
  ) as Partial<T>;
