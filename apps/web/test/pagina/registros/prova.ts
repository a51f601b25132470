import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { responder } from '../rede.ts';

/** Whoever is at the browser proves who they are by the password, and by nothing else. */
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
