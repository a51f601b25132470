import type { CodigoDeErro } from '@dominio/contrato/erros';
import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { TEXTOS_DAS_ACOES } from '@dominio/contrato/notificacoes-acoes';
import type { Ator } from '../../platform/acesso/ator.ts';
import { Recusa } from '../../platform/erros.ts';

/** A refusal as callers of notifications read it: `success` and `message` beside the envelope. */
const recusar = (codigo: CodigoDeErro, message: string, campo?: string) =>
  new Recusa(codigo, {
    detail: message,
    extras: { success: false, message },
    ...(campo !== undefined && { campos: [{ campo, mensagem: message }] }),
  });

export const notificacaoNaoEncontrada = () =>
  recusar('NAO_ENCONTRADO', TEXTOS_DE_NOTIFICACAO.naoEncontrada);
export const marqueAntesDeRemover = () => recusar('ESTADO_INVALIDO', TEXTOS_DAS_ACOES.marqueAntes);
export const horaDaSonecaInvalida = () =>
  recusar('DADOS_INVALIDOS', TEXTOS_DAS_ACOES.horaDaSoneca, 'ate');
export const tardeParaDesfazer = () => recusar('ESTADO_INVALIDO', TEXTOS_DAS_ACOES.tarde);

/** Nobody may remove, before reading it, one that somebody else caused (dominios.md §5c). */
export const podeRemover = (
  ator: Ator,
  { lida, criado_por }: { lida: boolean; criado_por: number | null },
): boolean => lida || criado_por === ator.usuarioId || ator.administrador;

/** Whether the actor may remove a person's notifications: their own, as administrator anybody's. */
export const alcanca = (ator: Ator, usuarioId: number): boolean =>
  usuarioId === ator.usuarioId || ator.administrador;
