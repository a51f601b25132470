import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { responder } from '../rede.ts';

/** Answers that the signed-in person proves who they are by the password alone. */
export const responderProvaPorSenha = () =>
  responder(segundoFatorEndpoints.estado, {
    totp: false,
    totp_desde: null,
    chaves: 0,
    codigos_restantes: 0,
    exigido: false,
    tem_senha: true,
    provado_ate: null,
  });
