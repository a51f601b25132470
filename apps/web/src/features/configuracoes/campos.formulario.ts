import {
  type CampoPersonalizado,
  camposPersonalizadosEndpoints,
  type TipoDoCampo,
} from '@dominio/contrato/campos-personalizados';
import { linhasDe } from '../../components/campos/linhas.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** A field of the firm's own as form values. */
export interface ValoresDoCampo {
  nome: string;
  tipo: TipoDoCampo;
  /** One per line. */
  opcoes: string;
  ordem: string;
}

/** Labels of the form's fields, in its order. */
export const ROTULOS_DO_CAMPO: Readonly<Record<keyof ValoresDoCampo, string>> = {
  nome: 'Nome',
  tipo: 'Tipo',
  opcoes: 'Opções',
  ordem: 'Ordem',
};
export const ORDEM_DO_CAMPO = Object.keys(ROTULOS_DO_CAMPO) as (keyof ValoresDoCampo)[];

/** Values of the form; of a new field, which comes last, where there is none (`null`). */
export const valoresDoCampo = (
  campo: CampoPersonalizado | null,
  quantos: number,
): ValoresDoCampo => ({
  nome: campo?.nome ?? '',
  tipo: campo?.tipo ?? 'texto',
  opcoes: campo?.opcoes.join('\n') ?? '',
  ordem: String(campo?.ordem ?? quantos + 1),
});

/** What the form sends, but for the kind, which is told of a new field alone. */
export const corpoDoCampo = ({ nome, tipo, opcoes, ordem }: ValoresDoCampo) => ({
  nome,
  opcoes: tipo === 'lista' ? linhasDe(opcoes) : [],
  ordem: ordem.trim() === '' ? 0 : Number(ordem),
});

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoCampo(valores: ValoresDoCampo): ErrosDeCampo {
  const corpo = { ...corpoDoCampo(valores), tipo: valores.tipo };
  const lido = validar(camposPersonalizadosEndpoints.criar.body, corpo);
  if (!lido.ok) return lido.erros;
  return corpo.tipo === 'lista' && corpo.opcoes.length === 0
    ? { opcoes: 'Informe as opções da lista.' }
    : {};
}
