import { Contato, contatosEndpoints } from '@dominio/contrato/contatos';
import { responderRegistro } from './registro.ts';

/** Um contato of the client 31. */
export const umaContato = (mudancas: Partial<Contato> = {}): Contato =>
  Contato.parse({
    id: 1,
    cliente_id: 31,
    cliente_nome: 'Padaria Aurora',
    nome: 'Aviso da padaria',
    observacoes: null,
    ativo: true,
    versao: 1,
    ...mudancas,
  } satisfies Contato);

/** Answers the calls for the contatos of a firm, all of one client. */
export const responderContatos = (iniciais: readonly Contato[] = []) =>
  responderRegistro(contatosEndpoints, {
    iniciais,
    um: umaContato,
    linhas: 'contatos',
  });
