import { EdicaoDoPerfil, type Perfil } from '@dominio/contrato/minha-conta';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The own record as form values; blank for null. */
export interface ValoresDoPerfil {
  telefone: string;
  data_nascimento: string;
  genero: string;
  tem_filhos: '' | 'sim' | 'nao';
  assinatura_email: string;
}

/** Labels of the contract's fields, in the form's order. */
export const ROTULOS_DO_PERFIL = {
  telefone: 'Telefone',
  data_nascimento: 'Nascimento',
  genero: 'Gênero',
  tem_filhos: 'Tem filhos',
  assinatura_email: 'Assinatura de e-mail',
} as const satisfies Readonly<Record<keyof Omit<EdicaoDoPerfil, 'versao'>, string>>;
export const ORDEM_DO_PERFIL = Object.keys(ROTULOS_DO_PERFIL) as (keyof typeof ROTULOS_DO_PERFIL)[];

export function valoresDoPerfil(perfil: Perfil): ValoresDoPerfil {
  const { tem_filhos } = perfil;
  return {
    telefone: perfil.telefone ?? '',
    data_nascimento: perfil.data_nascimento ?? '',
    genero: perfil.genero ?? '',
    assinatura_email: perfil.assinatura_email ?? '',
    tem_filhos: tem_filhos === null ? '' : tem_filhos ? 'sim' : 'nao',
  };
}

/**
 * Body of a save: null for blank, with the version that was read. An unchanged telephone is left
 * out, because one stored before the rule for telephones would make the server refuse the rest.
 */
export const corpoDoPerfil = (
  { tem_filhos, telefone, ...textos }: ValoresDoPerfil,
  { versao, telefone: lido }: Pick<Perfil, 'versao' | 'telefone'>,
) => ({
  ...textos,
  ...(telefone !== (lido ?? '') && { telefone }),
  tem_filhos: tem_filhos === '' ? null : tem_filhos === 'sim',
  versao,
});

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoPerfil(
  valores: ValoresDoPerfil,
  { hoje, telefone }: { hoje: string; telefone: string | null },
): ErrosDeCampo {
  const lido = validar(EdicaoDoPerfil, corpoDoPerfil(valores, { versao: 1, telefone }));
  const erros: Record<string, string> = lido.ok ? {} : { ...lido.erros };
  if (valores.data_nascimento > hoje) {
    erros.data_nascimento = TEXTOS_DO_USUARIO.nascimentoInvalido;
  }
  return erros;
}
