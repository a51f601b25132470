import type { RespostaDaChave, RespostaDeRegistro } from '@dominio/contrato/chaves-de-acesso';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ErroDaApi } from './erro-da-api.ts';

/** What the browser says went wrong (WebAuthn level 3, §5.1.3 and §5.1.4), for the person. */
const FRASES: Readonly<Record<string, string>> = {
  NotAllowedError: 'A chave de acesso não foi usada: o pedido foi cancelado ou o tempo acabou.',
  AbortError: 'A chave de acesso não foi usada: o pedido foi cancelado ou o tempo acabou.',
  InvalidStateError: 'Esta chave de acesso já está cadastrada.',
  SecurityError: 'Chaves de acesso só funcionam no endereço oficial do sistema.',
  ConstraintError:
    'Este aparelho não confere quem usa a chave. Use outro, ou ligue o bloqueio de tela.',
};

/** @throws ErroDaApi with a sentence for the person. */
const perguntar = <T>(aoNavegador: () => Promise<T>): Promise<T> =>
  aoNavegador().catch((cause: unknown) => {
    const nome = cause instanceof Error ? cause.name : '';
    const detail = FRASES[nome] ?? 'Não foi possível usar a chave de acesso. Tente de novo.';
    throw new ErroDaApi({ status: 0, codigo: 'CHAVE_NAO_USADA', detail, cause });
  });

/** Has the browser make a passkey. @throws ErroDaApi with a sentence for the person. */
export const criarChave = (opcoes: object): Promise<RespostaDeRegistro> =>
  perguntar(() =>
    startRegistration({ optionsJSON: opcoes as PublicKeyCredentialCreationOptionsJSON }),
  ) as Promise<RespostaDeRegistro>;

/** Has the browser sign with a passkey. @throws ErroDaApi with a sentence for the person. */
export const usarChave = (opcoes: object): Promise<RespostaDaChave> =>
  perguntar(() =>
    startAuthentication({ optionsJSON: opcoes as PublicKeyCredentialRequestOptionsJSON }),
  ) as Promise<RespostaDaChave>;
