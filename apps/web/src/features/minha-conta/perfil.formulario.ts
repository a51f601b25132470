import { EdicaoDoPerfil, type Perfil } from '@dominio/contrato/minha-conta';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The person's own data as their form has them: blank where there is nothing. */
export interface ValoresDoPerfil {
  telefone: string;
  data_nascimento: string;
  genero: string;
  tem_filhos: '' | 'sim' | 'nao';
}

/** The fields as they are read from top to bottom. */
export const ORDEM_DO_PERFIL = ['telefone', 'data_nascimento', 'genero', 'tem_filhos'] as const;

export function valoresDoPerfil(perfil: Perfil): ValoresDoPerfil {
  const { tem_filhos } = perfil;
  return {
    telefone: perfil.telefone ?? '',
    data_nascimento: perfil.data_nascimento ?? '',
    genero: perfil.genero ?? '',
    tem_filhos: tem_filhos === null ? '' : tem_filhos ? 'sim' : 'nao',
  };
}

/** What is sent to save; blank clears, and the version says what was read. */
export const corpoDoPerfil = ({ tem_filhos, ...textos }: ValoresDoPerfil, versao: number) => ({
  ...textos,
  tem_filhos: tem_filhos === '' ? null : tem_filhos === 'sim',
  versao,
});

/** The contract's own checks, told before the server does. */
export function errosDoPerfil(valores: ValoresDoPerfil, hoje: string): ErrosDeCampo {
  const lido = validar(EdicaoDoPerfil, corpoDoPerfil(valores, 1));
  const erros: Record<string, string> = lido.ok ? {} : { ...lido.erros };
  if (valores.data_nascimento > hoje) {
    erros.data_nascimento = TEXTOS_DO_USUARIO.nascimentoInvalido;
  }
  return erros;
}
