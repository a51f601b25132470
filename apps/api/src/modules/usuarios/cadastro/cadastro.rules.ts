import { dataCivil } from '@dominio/contrato/datas';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { campoInvalido } from '../../../platform/erros.ts';

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
