import { Contato, contatosEndpoints } from '@dominio/contrato/contatos';
import { recusar, responder } from '../rede.ts';
import { responderRegistro } from './registro.ts';

/** A contact of the client 31, who decides there. */
export const umContato = (mudancas: Partial<Contato> = {}): Contato =>
  Contato.parse({
    id: 1,
    cliente_id: 31,
    cliente_nome: 'Padaria Aurora',
    empresa_id: null,
    empresa_nome: null,
    nome: 'Marta Reis',
    cargo: 'Sócia',
    papeis: ['decisor', 'socio'],
    email: 'marta@padaria.demo',
    telefone: '(11) 3222-4455',
    whatsapp: null,
    canal_preferido: null,
    aniversario: null,
    influencia: null,
    recebe_documentos: false,
    recebe_cobranca: false,
    recebe_nps: true,
    recebe_relatorios: false,
    observacoes: null,
    ativo: true,
    saiu_em: null,
    substituto_id: null,
    substituto_nome: null,
    usuario_id: null,
    versao: 1,
    ...mudancas,
  } satisfies Contato);

/** Answers the calls for the contacts of one client. */
export function responderContatos(iniciais: readonly Contato[] = [umContato()]) {
  const { registro, ...chamadas } = responderRegistro(contatosEndpoints, {
    iniciais,
    um: umContato,
    linhas: 'contatos',
  });
  const faltas = responder(contatosEndpoints.faltas, () => {
    const ativos = registro.todas.filter(({ ativo }) => ativo);
    return {
      faltas: [
        ...(ativos.some(({ papeis }) => papeis.includes('decisor')) ? [] : ['decisor' as const]),
        ...(ativos.some(({ recebe_nps }) => recebe_nps) ? [] : ['pesquisas' as const]),
      ],
    };
  });
  const substituir = responder(contatosEndpoints.substituir, ({ params: { id }, body }) =>
    registro.mudar(id, {
      ativo: false,
      saiu_em: '2026-11-26',
      substituto_id: body.substituto_id ?? null,
    }),
  );
  const reativar = responder(contatosEndpoints.reativar, ({ params: { id } }) =>
    registro.mudar(id, { ativo: true, saiu_em: null, substituto_id: null }),
  );
  const absorvidos: Contato[] = [];
  const mesclar = responder(contatosEndpoints.mesclar, ({ body: { fica_id, sai_id } }) => {
    absorvidos.push(...registro.todas.filter(({ id }) => id === sai_id));
    registro.excluir(sai_id);
    return registro.mudar(fica_id, {});
  });
  const separar = responder(contatosEndpoints.separar, ({ params: { id } }) => {
    const absorvido = absorvidos.find((um) => um.id === id);
    return absorvido ? registro.criar(() => absorvido) : recusar('NAO_ENCONTRADO');
  });
  const convidar = responder(contatosEndpoints.convidar, ({ params: { id } }) =>
    registro.mudar(id, { usuario_id: 77 }),
  );
  return {
    ...chamadas,
    contatos: registro,
    faltas,
    substituir,
    reativar,
    mesclar,
    separar,
    convidar,
  };
}
