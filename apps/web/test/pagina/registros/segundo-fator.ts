import { ChaveDeAcesso, chavesDeAcessoEndpoints } from '@dominio/contrato/chaves-de-acesso';
import {
  type EstadoDoSegundoFator,
  type PedidoDeSegundoFator,
  segundoFatorEndpoints,
} from '@dominio/contrato/segundo-fator';
import { recusar, responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import { Registro } from './registro.ts';

/** A passkey that has not been used yet. */
export const umaChave = (mudancas: Partial<ChaveDeAcesso> = {}): ChaveDeAcesso =>
  ChaveDeAcesso.parse({
    id: 1,
    nome: 'Chave do notebook',
    criada_em: AGORA.toISOString(),
    usada_em: null,
    sincronizada: false,
    ...mudancas,
  } satisfies ChaveDeAcesso);

/** Recovery codes in the server's format. */
export const CODIGOS = Array.from({ length: 10 }, (_, i) => `codigo-${i}`);

/** Answers the calls for the own second factor; the person has none by default. */
export function responderSegundoFator(
  partida: Partial<EstadoDoSegundoFator> = {},
  iniciais: readonly ChaveDeAcesso[] = [],
) {
  let estado = { totp: false, codigos_restantes: 0, exigido: false, ...partida };
  const chaves = new Registro(iniciais);
  const mudar = (mudancas: Partial<EstadoDoSegundoFator>) => {
    estado = { ...estado, ...mudancas };
  };
  responder(segundoFatorEndpoints.estado, () => ({
    totp_desde: estado.totp ? AGORA.toISOString() : null,
    tem_senha: true,
    provado_ate: null,
    ...estado,
    chaves: chaves.todas.length,
  }));
  const ativar = responder(segundoFatorEndpoints.ativar, {
    segredo: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Dominio:eu?secret=JBSWY3DPEHPK3PXP&issuer=Dominio',
  });
  const confirmar = responder(segundoFatorEndpoints.confirmar, () => {
    mudar({ totp: true, codigos_restantes: CODIGOS.length });
    return { success: true, message: '', codigos: CODIGOS };
  });
  responder(chavesDeAcessoEndpoints.listar, () => ({ chaves: [...chaves.todas] }));
  const renomear = responder(chavesDeAcessoEndpoints.renomear, ({ params: { id }, body }) => {
    chaves.mudar(id, body);
    return { success: true, message: '' };
  });
  const remover = responder(chavesDeAcessoEndpoints.remover, ({ params: { id } }) => {
    chaves.excluir(id);
    return { success: true, message: '' };
  });
  return { ativar, confirmar, renomear, remover, mudar };
}

/** The answer to a right password of somebody who has a second factor. */
export const pedirSegundoFator = (metodos: PedidoDeSegundoFator['metodos']): Response =>
  recusar('SEGUNDO_FATOR', undefined, { desafio: 'desafio', metodos });
