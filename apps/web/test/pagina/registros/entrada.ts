import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { responder } from '../rede.ts';

/** What the sign-in page reads, of a firm whose people enter by their password alone. */
export const responderEntrada = () => responder(lerProvedor, { provedor: null });
