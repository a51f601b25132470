import { ConviteDaLista, convitesEndpoints as e } from '@dominio/contrato/usuarios-convites';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';
import { Registro } from './registro.ts';

/** An invitation not answered yet, which may be sent again or revoked. */
export const umConvite = (mudancas: Partial<ConviteDaLista> = {}): ConviteDaLista =>
  ConviteDaLista.parse({
    ...umNome('Otília Prado', 41),
    email: 'otilia@dominio.demo',
    grupos: [{ id: 4, nome: 'Consultor' }],
    time_nome: null,
    cliente_nome: null,
    estado: 'valido',
    convidado_por: { id: 11, nome: 'Helena Barreto' },
    enviado_em: '2026-08-12T12:00:00Z',
    expira_em: '2026-08-15T12:00:00Z',
    acoes: { reenviar_convite: true, cancelar_convite: true },
    ...mudancas,
  } satisfies ConviteDaLista);

/** Answers the calls for open invitations: the list, sending again, revoking. */
export function responderConvites(iniciais: readonly ConviteDaLista[] = [umConvite()]) {
  const convites = new Registro(iniciais);
  const feito = { success: true, message: '' } as const;
  responder(e.listar, ({ query }) => {
    const { linhas, rodape } = convites.pagina(query, ({ nome, email }) => `${nome} ${email}`);
    return { convites: linhas, ...rodape };
  });
  const reenviar = responder(e.reenviar, ({ params: { id } }) => {
    convites.mudar(id, { estado: 'valido', expira_em: '2026-08-15T13:00:00Z' });
    return feito;
  });
  const cancelar = responder(e.cancelar, ({ params: { id } }) => {
    convites.mudar(id, { estado: 'cancelado', expira_em: null });
    return feito;
  });
  return { convites, reenviar, cancelar };
}
